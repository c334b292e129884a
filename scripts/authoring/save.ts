import fs from 'node:fs';
import path from 'node:path';

/** A content file to be written. */
export interface Change {
  /** Relative to the root, with forward slashes. */
  file: string;
  /** What the change is based on: the file is left alone if somebody saved another version meanwhile. */
  before: Buffer;
  text: string;
}

/** A file could not be written; the message says which and why, in an author's words. */
export class SaveError extends Error {}

/**
 * Writes several files, all or none: each first beside its place, and only when that worked for all, into its place.
 * Throws a `SaveError` when a file has changed since it was read, or cannot be written.
 */
export function saveAll(root: string, changes: Change[]): void {
  const written: { target: string; unfinished: string; file: string }[] = [];
  try {
    for (const { file, text } of changes) {
      const target = path.join(root, file);
      const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}`);
      written.push({ target, unfinished, file });
      attempt(file, () => writeBeside(target, unfinished, text));
    }
    for (const { file, before } of changes) {
      const now = attempt(file, () => fs.readFileSync(path.join(root, file)));
      if (!now.equals(before)) throw new SaveError(`Nothing was written, because ${file} was saved by somebody else a moment ago. Run the command again.`);
    }
    for (const { target, unfinished, file } of written) attempt(file, () => fs.renameSync(unfinished, target));
  } finally {
    for (const { unfinished } of written) fs.rmSync(unfinished, { force: true });
  }
}

function writeBeside(target: string, unfinished: string, text: string): void {
  const handle = fs.openSync(unfinished, 'w', fs.statSync(target).mode);
  try {
    fs.writeFileSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    throw new SaveError(`${file} cannot be written (${code}). Check who may change it (its permissions), and whether another program holds it open.`);
  }
}
