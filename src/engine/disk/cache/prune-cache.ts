import fs from 'node:fs';
import path from 'node:path';
import { listFolder } from '../files/list-folder.ts';
import { removeWhenFree } from '../files/when-free.ts';
import { KEPT } from './kept-folder.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONG = 30 * DAY;

/**
 * Removes what no site has used for 30 days; looks for it once a day.
 * @param cache the folder that all of it lies in
 */
export function pruneCache(cache: string, now = Date.now()): void {
  const mark = path.join(cache, 'pruned');
  const looked = fs.statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (now - looked < DAY) return;
  for (const name of KEPT) removeUnused(path.join(cache, name), now - LONG);
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(mark, new Date(now).toISOString());
}

/** Removes files that were neither written nor read since a moment, and folders that become empty by that. */
function removeUnused(folder: string, since: number): void {
  const entries = listFolder(folder);
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    // An output that is kept is used as a whole.
    if (entry.isDirectory() && !entry.name.endsWith('.spare')) removeUnused(place, since);
    else if (lastUse(place) < since) removeWhenFree(place);
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

/** Disks that do not note when a file is read tell when it was made: what is still wanted is made again then. */
function lastUse(file: string): number {
  const state = fs.statSync(file, { throwIfNoEntry: false });
  return state ? Math.max(state.atimeMs, state.mtimeMs) : Infinity;
}
