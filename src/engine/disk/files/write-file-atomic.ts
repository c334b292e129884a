import fs from 'node:fs';
import path from 'node:path';
import { renameWhenFree } from './when-free.ts';

/** Writes a file beside its place and renames it: nobody reads half of it, and a failure leaves what was there. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
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
