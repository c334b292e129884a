import fs from 'node:fs';
import path from 'node:path';
import type { CACHE_FOLDERS } from '../../src/engine/disk/cache/cache-folder.ts';

/** A cache of a checkout. The first versions had that of code elsewhere. */
type Cache = (typeof CACHE_FOLDERS)[number] | 'code' | '../.cache';

/** Clears caches of a checkout. */
export function clearCaches(checkout: string, ...names: Cache[]): void {
  for (const name of names) fs.rmSync(path.join(checkout, '.pagewright', name), { recursive: true, force: true });
}
