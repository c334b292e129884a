import { createHash } from 'node:crypto';

/** Tells some texts from others. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64');
}

/** The same, short and for names of files. */
export const shortHashOf = (...parts: (string | Uint8Array)[]): string =>
  Buffer.from(hashOf(...parts), 'base64')
    .toString('hex')
    .slice(0, 10);
