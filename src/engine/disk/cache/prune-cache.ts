import fs from 'node:fs';
import path from 'node:path';
import { listFolder } from '../files/list-folder.ts';
import { tryRemove } from '../files/retry-locked.ts';
import { CACHE_FOLDERS } from './cache-folder.ts';

const DAY = 24 * 60 * 60 * 1000;
const MAX_AGE = 30 * DAY;

/**
 * Removes cached files that no site has used for 30 days. Does so once a day at most.
 * @param cache the folder of all caches
 */
export function pruneCache(cache: string, now = Date.now()): void {
  const mark = path.join(cache, 'pruned');
  const looked = fs.statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (now - looked < DAY) return;
  for (const name of CACHE_FOLDERS) removeUnused(path.join(cache, name), now - MAX_AGE);
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(mark, new Date(now).toISOString());
}

/** Removes files that were neither written nor read since a moment, and folders that become empty by that. */
function removeUnused(folder: string, since: number): void {
  const entries = listFolder(folder);
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    // A spare output is used as a whole.
    if (entry.isDirectory() && !entry.name.endsWith('.spare')) removeUnused(place, since);
    else if (lastUse(place) < since) tryRemove(place);
  }
  if (entries.length > 0) removeIfEmpty(folder);
}

function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // Something is left in it, or another process has removed it, or writes into it just now.
  }
}

/** When a file was last read; on file systems without access times, when it was written. */
function lastUse(file: string): number {
  const state = fs.statSync(file, { throwIfNoEntry: false });
  return state ? Math.max(state.atimeMs, state.mtimeMs) : Infinity;
}
