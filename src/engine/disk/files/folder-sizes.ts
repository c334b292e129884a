import fs from 'node:fs';
import path from 'node:path';
import { entriesBelow, pathOfEntry } from './entries-below.ts';

/** Files by their path relative to a folder, with their sizes in bytes. */
export type Sizes = [name: string, size: number][];

/** The sizes of all files below a folder. */
export const sizesIn = (dir: string): Sizes =>
  entriesBelow(dir).flatMap((entry): Sizes => {
    const file = pathOfEntry(entry);
    return entry.isFile() ? [[path.relative(dir, file), fs.statSync(file).size]] : [];
  });

/**
 * Whether all files still have their sizes: after a power failure or an incomplete copy, some are missing or truncated.
 */
export const hasAll = (dir: string, sizes: Sizes): boolean =>
  sizes.every(([name, size]) => fs.statSync(path.join(dir, name), { throwIfNoEntry: false })?.size === size);
