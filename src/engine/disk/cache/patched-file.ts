import { randomUUID } from 'node:crypto';
import { removeWhenFree } from '../files/when-free.ts';
import { readJson, readJsonIfSound } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

// A file of JSON that is seldom written as a whole: what has changed since stands in a small one beside it, since
// writing down all of many pages takes longer than the rest of a build of one.

/** Where more has changed, the whole is written anew. */
export const MOST_CHANGES = 500;

interface Base {
  /** Tells this state of the file from others: a patch belongs to one of them. */
  id: string;
}

const patchFile = (file: string): string => file.replace(/json$/, 'patch.json');

/** Reads a file and what has changed since. Throws where there is none, or where it cannot be read. */
export function readPatched<Whole, Changes>(file: string): { whole: Whole & Base; changes: Changes | undefined } {
  const whole = readJson<Whole & Base>(file);
  return { whole, changes: changesSince<Changes>(file, whole.id) };
}

function changesSince<Changes>(file: string, id: string): Changes | undefined {
  const { of, ...changes } = readJsonIfSound<{ of?: string }>(patchFile(file)) ?? {};
  return of === id ? (changes as Changes) : undefined;
}

/** Writes a file as a whole. Nobody reads half of it. */
export function writeWhole(file: string, whole: object): void {
  writeFileAtomic(file, JSON.stringify({ id: randomUUID(), ...whole }));
  removeWhenFree(patchFile(file));
}

/** Writes what has changed since a file was written. @param of the `id` of that */
export function writeChanges(file: string, of: string, changes: object): void {
  writeFileAtomic(patchFile(file), JSON.stringify({ of, ...changes }));
}
