import { placesIn, type WordPlace } from './words.ts';

const HYPHEN = /[-\u05be\u2010\u2011]/;
const HYPHENATED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}\p{M}'’\u00ad]*(?:[-\u05be\u2010\u2011][\p{L}\p{N}][\p{L}\p{N}\p{M}'’\u00ad]*)+/gu;
const LETTER = /\p{L}/u;

/**
 * What hyphens put together, as one word: who looks for "wifi" or "login" means "Wi-Fi" and "log-in", too. Each part is
 * a word by itself as well.
 */
export function compoundsIn(text: string): WordPlace[] {
  if (!HYPHEN.test(text)) return [];
  return [...text.matchAll(HYPHENATED)].flatMap(({ 0: written, index }) => {
    const parts = placesIn(written);
    // Numbers with a hyphen are two, from one to the other. "e-mail" is one word anyway.
    const isCompound = parts.length > 1 && parts.every(({ length }) => length === 1) && LETTER.test(written);
    const word = parts.flatMap((pieces) => pieces.map((piece) => piece.word)).join('');
    return isCompound ? [{ word, start: index, end: index + written.length }] : [];
  });
}
