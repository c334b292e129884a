import fs from 'node:fs';

/** Parses a JSON file. Throws where there is none, or it is no JSON. */
export const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

/** The same; undefined where there is none, or it is no JSON, such as a truncated one. */
export function readJsonIfSound<T>(file: string): T | undefined {
  try {
    return readJson<T>(file);
  } catch {
    return undefined;
  }
}
