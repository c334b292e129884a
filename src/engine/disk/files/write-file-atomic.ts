import fs from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { renameWhenFree } from './when-free.ts';

/** Writes a file beside its place and renames it: nobody reads half of it, and a failure leaves what was there. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  // Two threads that draw the same may write it at the same time.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(unfinished, content);
    renameWhenFree(unfinished, file);
  } catch (fault) {
    fs.rmSync(unfinished, { force: true });
    throw fault;
  }
}
