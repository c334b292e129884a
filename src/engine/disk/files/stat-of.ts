import fs from 'node:fs';

/** What the disk says of a file; nothing where there is none, or where a folder on the way to it is a file. */
export function statOf(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file);
  } catch {
    return undefined;
  }
}
