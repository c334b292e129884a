import fs from 'node:fs';
import path from 'node:path';
import { entriesBelow, placeOf } from './entries-below.ts';

/** The files below a folder, and how large they are. */
export type Sizes = [name: string, size: number][];

/** The files below a folder, at every depth. */
export const sizesIn = (dir: string): Sizes =>
  entriesBelow(dir).flatMap((entry): Sizes => {
    const file = placeOf(entry);
    return entry.isFile() ? [[path.relative(dir, file), fs.statSync(file).size]] : [];
  });

/** Whether all files are still there as a whole. Where power fails, or a folder is copied in part, some are missing or cut off. */
export const hasAll = (dir: string, sizes: Sizes): boolean =>
  sizes.every(([name, size]) => fs.statSync(path.join(dir, name), { throwIfNoEntry: false })?.size === size);
