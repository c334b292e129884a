import fs from 'node:fs';
import path from 'node:path';

/** Whether two names lead to one file. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => fs.statSync(file, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

/**
 * Names that differ in case alone and are one file on this disk, as on most disks of Windows and macOS.
 * @returns the other name of each: `pages/About.json` for `pages/about.json`, and vice versa
 */
export function caseAliases(root: string, files: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>();
  const seen = new Map<string, string>();
  for (const file of files) {
    const other = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), file);
    if (other === undefined || !isSameFile(path.join(root, file), path.join(root, other))) continue;
    names.set(file, other).set(other, file);
  }
  return names;
}
