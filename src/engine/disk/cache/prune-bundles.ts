import fs from 'node:fs';
import path from 'node:path';
import { removeWhenFree } from '../files/when-free.ts';

/** Other processes may still load parts of a bundle that is no longer current; in milliseconds. */
const KEPT = 60 * 60 * 1000;

/** Removes bundles that were made more than an hour ago. @param cache the folder that each has a folder in */
export function pruneBundles(cache: string): void {
  for (const name of fs.readdirSync(cache)) {
    const bundle = path.join(cache, name);
    // Another process may have finished or removed it meanwhile.
    const state = fs.statSync(bundle, { throwIfNoEntry: false });
    if (state?.isDirectory() && Date.now() - state.mtimeMs > KEPT) removeWhenFree(bundle);
  }
}
