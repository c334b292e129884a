import fs from 'node:fs';
import path from 'node:path';
import { tryRemove } from '../files/retry-locked.ts';

/**
 * How long a bundle is kept after it was made or marked as used, in milliseconds: other processes may still load chunks
 * of it, and whoever has two sites with blocks of their own has the bundles of both.
 */
const MAX_AGE = 60 * 60 * 1000;

/** Removes bundles that were neither made nor marked as used within an hour. @param cache the folder that has a folder for each */
export function pruneBundles(cache: string): void {
  for (const name of fs.readdirSync(cache)) {
    const bundle = path.join(cache, name);
    // Another process may have renamed or removed it in the meantime.
    const state = fs.statSync(bundle, { throwIfNoEntry: false });
    if (state?.isDirectory() && Date.now() - state.mtimeMs > MAX_AGE) tryRemove(bundle);
  }
}
