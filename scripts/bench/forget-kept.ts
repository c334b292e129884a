import fs from 'node:fs';
import path from 'node:path';
import type { CACHE_FOLDERS } from '../../src/engine/disk/cache/cache-folder.ts';

/** What a checkout keeps of sites, by the names of this one; and its code, which the first versions kept elsewhere. */
type Kept = (typeof CACHE_FOLDERS)[number] | 'code' | '../.cache';

/** Has a checkout begin from nothing, as far as it is asked to forget what it keeps from run to run. */
export function forgetKept(checkout: string, ...names: Kept[]): void {
  for (const name of names) fs.rmSync(path.join(checkout, '.pagewright', name), { recursive: true, force: true });
}
