import fs from 'node:fs';
import path from 'node:path';

/**
 * All entries below a folder, at every depth. Links are listed, but not followed, as the option `recursive` of newer
 * versions of Node does: out of the folder, and in circles.
 */
export function entriesBelow(folder: string): fs.Dirent[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry, ...entriesBelow(path.join(folder, entry.name))] : [entry]));
}

/** The path of an entry. */
export const pathOfEntry = (entry: fs.Dirent): string => path.join(entry.parentPath, entry.name);
