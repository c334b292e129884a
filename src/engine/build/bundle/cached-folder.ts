import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pruneBundles } from '../../disk/cache/prune-bundles.ts';
import { hasAll, sizesIn, type Sizes } from '../../disk/files/folder-sizes.ts';
import { readJson } from '../../disk/files/read-json.ts';
import { tryRemove, renameWithRetry } from '../../disk/files/retry-locked.ts';

/** The file with the names and sizes of all others. */
const LIST = 'files.json';

/** How the names of folders begin that are being filled. */
const UNFINISHED = 'unfinished-';

/** Whether a cache has no folder yet but such as are being filled. */
export const isEmptyCache = (cache: string): boolean =>
  !fs.existsSync(cache) || fs.readdirSync(cache).every((name) => name.startsWith(UNFINISHED));

/**
 * A folder of the cache, which is filled where it does not exist. Several processes may do so at once; none sees an
 * incomplete one.
 * @param cache the folder that it lies in
 * @param nameOf the key of its inputs. Computed again after `fill`, which may find out about more of them
 * @param fill fills an empty folder
 * @returns the path
 */
export async function cachedFolder(
  cache: string,
  nameOf: () => string,
  fill: (dir: string) => Promise<void>,
): Promise<string> {
  const folderPath = (): string => path.join(cache, nameOf());
  const known = folderPath();
  if (isWhole(known)) {
    markUsed(known);
    return known;
  }
  tryRemove(known);
  const unfinished = path.join(cache, UNFINISHED + randomUUID());
  try {
    fs.mkdirSync(cache, { recursive: true });
    // First, since the clock of a disk may be hours behind: it would prune the new folder.
    pruneBundles(cache);
    // Here, since the bundler would report a missing permission as an error of its own.
    fs.mkdirSync(unfinished);
    await fill(unfinished);
    fs.writeFileSync(path.join(unfinished, LIST), JSON.stringify(sizesIn(unfinished)));
    renameWithRetry(unfinished, folderPath());
  } catch (error) {
    tryRemove(unfinished);
    // If another process with the same inputs was quicker, its files are the same.
    if (!isWhole(folderPath())) throw error;
  }
  return folderPath();
}

/** Keeps a folder from being pruned while it is used. */
function markUsed(dir: string): void {
  const now = new Date();
  try {
    fs.utimesSync(dir, now, now);
  } catch {
    // It may be that of another user, or cannot be written: it is used as it is.
  }
}

/** Whether a folder exists, and is complete. */
function isWhole(dir: string): boolean {
  try {
    return hasAll(dir, readJson<Sizes>(path.join(dir, LIST)));
  } catch {
    return false;
  }
}
