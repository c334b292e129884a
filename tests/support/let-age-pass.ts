import fs from 'node:fs';
import path from 'node:path';

/** Makes all files of a folder a minute old: one that was saved just now may change unseen, so it is always read. */
export function letAgePass(folder: string): void {
  const long = new Date(Date.now() - 60_000);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    fs.utimesSync(path.join(folder, name), long, long);
}
