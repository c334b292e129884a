import fs from 'node:fs';
import path from 'node:path';

/** The files below a folder, and how large they are. */
export type Sizes = [name: string, size: number][];

/** The files below a folder, at every depth. */
export const sizesIn = (dir: string): Sizes =>
  fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name): [string, fs.Stats] => [name, fs.statSync(path.join(dir, name))])
    .flatMap(([name, stat]) => (stat.isFile() ? [[name, stat.size]] : []));

/** Whether all files are still there as a whole. Where power fails, or a folder is copied in part, some are missing or cut off. */
export const hasAll = (dir: string, sizes: Sizes): boolean =>
  sizes.every(([name, size]) => fs.statSync(path.join(dir, name), { throwIfNoEntry: false })?.size === size);
