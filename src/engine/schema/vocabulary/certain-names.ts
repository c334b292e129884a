import leven from 'leven';
import { inLatinKeys } from '../../../model/words/letters/latin-keys.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';

/**
 * Whether a word is what was meant but for capitals, or one slip away (in a longer word two) with no other candidate
 * near.
 */
export function isCertain(written: string, meant: string, candidates: Iterable<string>): boolean {
  // These have no width, and say nothing in a name: they come along when a word is pasted.
  const word = inLatinKeys(written.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, ''));
  // A word with an invisible character is a matter of its own, and looks like another one on purpose perhaps.
  if (/\p{C}/u.test(word)) return false;
  const letters = (text: string): string => [...text].toSorted().join('');
  const [a, b] = [word.toLowerCase(), meant.toLowerCase()];
  const distance = leven(a, b);
  if (distance === 0) return true;
  const isSlip = distance === 1 || (distance === 2 && (word.length >= 8 || letters(a) === letters(b)));
  if (word.length < 3 || !isSlip) return false;
  const others = [...candidates].filter((candidate) => candidate !== meant);
  // Of a short word, two slips make almost any other: "ctas" may be "cta" and "stats".
  const isShort = word.length < 5 && others.some((other) => leven(a, other.toLowerCase()) <= 2);
  return !isShort && nearest(word, others) === undefined;
}
