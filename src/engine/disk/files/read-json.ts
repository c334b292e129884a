import fs from 'node:fs';

/** What a file of JSON says. Throws where there is none, or where it cannot be read. */
export const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

/** The same; undefined where there is none, or where it cannot be read: it is cut off, say. */
export function readJsonIfSound<T>(file: string): T | undefined {
  try {
    return readJson<T>(file);
  } catch {
    return undefined;
  }
}
