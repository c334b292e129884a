import { createHash, type BinaryToTextEncoding } from 'node:crypto';

type Bytes = string | Uint8Array;

/** Tells a text from others. */
export const hashOfText = (text: Bytes): string => createHash('sha1').update(text).digest('base64');

/** The same for a name of a file, of so many digits. */
export const hexHashOf = (text: Bytes, length: number): string =>
  createHash('sha1').update(text).digest('hex').slice(0, length);

/** Tells some texts from others. */
export const hashOf = (...parts: Bytes[]): string => digestOf(parts, 'base64');

/** The same, short and for names of files. */
export const shortHashOf = (...parts: Bytes[]): string => digestOf(parts, 'hex').slice(0, 10);

function digestOf(parts: Bytes[], encoding: BinaryToTextEncoding): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest(encoding);
}
