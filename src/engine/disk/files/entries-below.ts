import fs from 'node:fs';
import path from 'node:path';

/**
 * What lies in a folder, at every depth: links as such, and nothing behind them. Not `recursive`: newer versions of Node
 * follow links with it, out of the folder and in circles.
 */
export function entriesBelow(folder: string): fs.Dirent[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry, ...entriesBelow(path.join(folder, entry.name))] : [entry]));
}

/** Where an entry lies. */
export const placeOf = (entry: fs.Dirent): string => path.join(entry.parentPath, entry.name);
