import { capitalized } from './phrases.ts';
import { inPlainLetters } from './letters/plain-letters.ts';

/** Whether a field, or a kind of block, can be called so: by letters and digits, a small letter first. */
export const isFieldName = (name: string): boolean => /^[a-z][a-zA-Z0-9]*$/.test(name);

/** Such a name in words: "teamPhotos" is "Team photos". */
export const fieldNameInWords = (name: string): string =>
  capitalized(name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase());

/**
 * Words as the name of a field or block: "Größe in cm" is "groesseInCm", and an abbreviation such as "NIP" or "KvK" has
 * small letters throughout. Undefined where no letter can begin it.
 */
export function asFieldName(words: string): string | undefined {
  // All letters of a word together tell how it is spelled.
  const plain = words
    .replace(/(?<=\p{L})['’](?=s\b)/gu, '')
    .replace(/[\p{L}\p{M}]*[^\u0000-\u007f][\p{L}\p{M}]*/gu, (word) => inPlainLetters(word));
  const [first = '', ...rest] = plain.split(/[^a-zA-Z0-9]+/).filter((word) => word !== '');
  const isAbbreviation = /^[A-Z].*[A-Z]$/.test(first);
  const begin = isAbbreviation ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1);
  const name = begin + rest.map(capitalized).join('');
  return /^[a-z]/.test(name) ? name : undefined;
}
