import fs from 'node:fs';
import path from 'node:path';
import { renameWhenFree } from './rename.ts';

/** Whether a file is there with something in it: where power fails, new ones may be left empty. */
export const isKept = (file: string): boolean => (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Writes a file beside its place and renames it: nobody reads half of it, and a failure leaves what was there. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(unfinished, content);
    renameWhenFree(unfinished, file);
  } catch (fault) {
    fs.rmSync(unfinished, { force: true });
    throw fault;
  }
}
