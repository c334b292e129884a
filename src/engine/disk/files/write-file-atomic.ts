import fs from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { renameWithRetry } from './retry-locked.ts';

/**
 * Writes a file atomically: under another name, which is then renamed. Makes its folder. A failure leaves the old file.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  // Several threads may write the same file at the same time.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(unfinished, content);
    renameWithRetry(unfinished, file);
  } catch (fault) {
    fs.rmSync(unfinished, { force: true });
    throw fault;
  }
}
