import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { removeOld } from '../../disk/cache/remove-old.ts';
import { removeWhenFree, renameWhenFree } from '../../disk/rename.ts';

/**
 * A folder of the cache, filled when it is not there yet. Several processes may want it at once; none sees half of it.
 * @param cache the folder that it lies in
 * @param name names everything that it is made of
 * @param fill is given an empty folder
 * @returns its path
 */
export async function madeOnce(cache: string, name: string, fill: (dir: string) => Promise<void>): Promise<string> {
  const dir = path.join(cache, name);
  if (fs.existsSync(dir)) return dir;
  const unfinished = path.join(cache, `unfinished-${randomUUID()}`);
  try {
    // Bundlers take it for their own fault if nobody may write there.
    fs.mkdirSync(unfinished, { recursive: true });
    await fill(unfinished);
    removeOld(cache);
    renameWhenFree(unfinished, dir);
  } catch (error) {
    removeWhenFree(unfinished);
    // Another process with the same sources was quicker; its files are the same.
    if (!fs.existsSync(dir)) throw error;
  }
  return dir;
}
