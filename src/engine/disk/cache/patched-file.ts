import { randomUUID } from 'node:crypto';
import { tryRemove } from '../files/retry-locked.ts';
import { readJson, readJsonIfSound } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

// A JSON file that is seldom written as a whole: changes are written to a small patch beside it, since writing
// everything about many pages takes longer than the rest of a build that changes one.

/** After more changes than that, the file is written as a whole. */
export const MAX_CHANGES = 500;

interface Base {
  /** Identifies this state of the file, to which a patch belongs. */
  id: string;
}

const patchFile = (file: string): string => file.replace(/json$/, 'patch.json');

/** Reads a file and its patch. Throws where the file is missing or cannot be parsed. */
export function readPatched<Whole, Changes>(file: string): { whole: Whole & Base; changes: Changes | undefined } {
  const whole = readJson<Whole & Base>(file);
  return { whole, changes: changesSince<Changes>(file, whole.id) };
}

function changesSince<Changes>(file: string, id: string): Changes | undefined {
  const { of, ...changes } = readJsonIfSound<{ of?: string }>(patchFile(file)) ?? {};
  return of === id ? (changes as Changes) : undefined;
}

/** Writes a file as a whole, atomically, and removes its patch. */
export function writeWhole(file: string, whole: object): void {
  writeFileAtomic(file, JSON.stringify({ id: randomUUID(), ...whole }));
  tryRemove(patchFile(file));
}

/** Writes the patch of a file. @param of the `id` of the file */
export function writeChanges(file: string, of: string, changes: object): void {
  writeFileAtomic(patchFile(file), JSON.stringify({ of, ...changes }));
}
