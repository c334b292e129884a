import { inPlainLetters } from '../letters/plain-letters.ts';

const YES = 'true yes on ja oui si sim tak ano igen evet dogru wahr vrai vero verdadero verdadeiro prawda はい 1'.split(
  ' ',
);
const NO =
  'false no off nein non nao nie nee nej nei nem hayir yanlis falsch faux falso nieprawda falsz いいえ 0'.split(' ');

/** What a word says that stands for true or false; undefined for all others. */
export function truthMeant(word: string): boolean | undefined {
  const plain = inPlainLetters(word.trim());
  return YES.includes(plain) ? true : NO.includes(plain) ? false : undefined;
}
