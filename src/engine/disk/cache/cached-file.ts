import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

// Where power fails, or a cache is restored in part, files are empty, cut off or full of zeros: the name of the bytes
// stands before them.

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha1').update(bytes).digest();
const LENGTH = 20;

/** Keeps something that takes long to make. */
export const writeCachedFile = (file: string, bytes: Uint8Array): void =>
  writeFileAtomic(file, Buffer.concat([digestOf(bytes), bytes]));

/** What was kept in a file; undefined where there is none, or not all of it. */
export function readCachedFile(file: string): Buffer | undefined {
  if (!fs.existsSync(file)) return undefined;
  const kept = fs.readFileSync(file);
  const bytes = kept.subarray(LENGTH);
  return kept.subarray(0, LENGTH).equals(digestOf(bytes)) ? bytes : undefined;
}

/** What was kept in a file, or is made now and kept. */
export async function cachedFile(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = readCachedFile(file);
  if (kept) return kept;
  const bytes = await make();
  writeCachedFile(file, bytes);
  return bytes;
}
