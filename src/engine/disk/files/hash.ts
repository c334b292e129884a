import { createHash, type BinaryToTextEncoding } from 'node:crypto';

type Bytes = string | Uint8Array;

/** A hash of a text. */
export const hashOfText = (text: Bytes): string => createHash('sha1').update(text).digest('base64');

/** The first hexadecimal digits of it, for file names. @param length how many */
export const hexHashOf = (text: Bytes, length: number): string =>
  createHash('sha1').update(text).digest('hex').slice(0, length);

/** A hash of several texts. */
export const hashOf = (...parts: Bytes[]): string => digestOf(parts, 'base64');

/** The first ten hexadecimal digits of it. */
export const shortHashOf = (...parts: Bytes[]): string => digestOf(parts, 'hex').slice(0, 10);

function digestOf(parts: Bytes[], encoding: BinaryToTextEncoding): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest(encoding);
}
