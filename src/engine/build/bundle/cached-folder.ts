import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pruneBundles } from '../../disk/cache/prune-bundles.ts';
import { hasAll, sizesIn, type Sizes } from '../../disk/files/folder-sizes.ts';
import { readJson } from '../../disk/files/read-json.ts';
import { tryRemove, renameWithRetry } from '../../disk/files/retry-locked.ts';

/** The file that says which others there are, and how large. */
const LIST = 'files.json';

/**
 * A folder of the cache, filled when it is not there yet. Several processes may want it at once; none sees half of it.
 * @param cache the folder that it lies in
 * @param nameOf names everything that it is made of; asked again once it is filled, when more may be known of that
 * @param fill is given an empty folder
 * @returns its path
 */
export async function cachedFolder(
  cache: string,
  nameOf: () => string,
  fill: (dir: string) => Promise<void>,
): Promise<string> {
  const folderPath = (): string => path.join(cache, nameOf());
  const known = folderPath();
  if (isWhole(known)) return known;
  tryRemove(known);
  const unfinished = path.join(cache, `unfinished-${randomUUID()}`);
  try {
    fs.mkdirSync(cache, { recursive: true });
    // Before it begins: the clock of a disk may be hours behind.
    pruneBundles(cache);
    // Bundlers take it for their own fault if nobody may write there.
    fs.mkdirSync(unfinished);
    await fill(unfinished);
    fs.writeFileSync(path.join(unfinished, LIST), JSON.stringify(sizesIn(unfinished)));
    renameWithRetry(unfinished, folderPath());
  } catch (error) {
    tryRemove(unfinished);
    // Another process with the same sources was quicker; its files are the same.
    if (!isWhole(folderPath())) throw error;
  }
  return folderPath();
}

/** Whether all is there that was made. */
function isWhole(dir: string): boolean {
  try {
    return hasAll(dir, readJson<Sizes>(path.join(dir, LIST)));
  } catch {
    return false;
  }
}
