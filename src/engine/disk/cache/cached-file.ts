import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { writeFileAtomic } from '../files/write-file-atomic.ts';

// After a power failure, or where a cache is restored in part, files may be empty, truncated or full of zeros: each
// begins with the digest of its content.

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha1').update(bytes).digest();
const LENGTH = 20;

/** Writes a cached file. */
export const writeCachedFile = (file: string, bytes: Uint8Array): void =>
  writeFileAtomic(file, Buffer.concat([digestOf(bytes), bytes]));

/** Reads a cached file; undefined where there is none, or it is damaged. */
export function readCachedFile(file: string): Buffer | undefined {
  if (!fs.existsSync(file)) return undefined;
  const kept = fs.readFileSync(file);
  const bytes = kept.subarray(LENGTH);
  return kept.subarray(0, LENGTH).equals(digestOf(bytes)) ? bytes : undefined;
}

/** The content of a cached file, which is made where there is none. */
export async function cachedFile(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const kept = readCachedFile(file);
  if (kept) return kept;
  const bytes = await make();
  writeCachedFile(file, bytes);
  return bytes;
}
