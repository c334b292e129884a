import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { removeOld } from '../../disk/cache/remove-old.ts';
import { removeWhenFree, renameWhenFree } from '../../disk/rename.ts';

/**
 * A folder of the cache, filled when it is not there yet. Several processes may want it at once; none sees half of it.
 * @param cache the folder that it lies in
 * @param nameOf names everything that it is made of; asked again once it is filled, when more may be known of that
 * @param fill is given an empty folder
 * @returns its path
 */
export async function madeOnce(
  cache: string,
  nameOf: () => string,
  fill: (dir: string) => Promise<void>,
): Promise<string> {
  const placeOf = (): string => path.join(cache, nameOf());
  const known = placeOf();
  if (fs.existsSync(known)) return known;
  const unfinished = path.join(cache, `unfinished-${randomUUID()}`);
  try {
    // Bundlers take it for their own fault if nobody may write there.
    fs.mkdirSync(unfinished, { recursive: true });
    await fill(unfinished);
    removeOld(cache);
    renameWhenFree(unfinished, placeOf());
  } catch (error) {
    removeWhenFree(unfinished);
    // Another process with the same sources was quicker; its files are the same.
    if (!fs.existsSync(placeOf())) throw error;
  }
  return placeOf();
}
