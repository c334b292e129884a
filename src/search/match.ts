import leven from 'leven';
import { sharedLetters } from '../model/words/letters/shared-letters.ts';

/** Two forms of a word have so many first letters in common, and so large a part of the longer one. */
const STEM = 5;
const SHARE = 0.65;
/** An ending is so long at most. */
const ENDING = 3;
/** Typos are looked for in words of so many letters or more. */
const TYPO_LENGTH = 4;

/** From so many letters on, what was typed counts as the beginning of a longer word, even where other words follow it. */
const PREFIX_LENGTH = 4;

/**
 * How well a word of a page is what somebody typed, or began to type: 1 is the word itself, 0 another one.
 * @param isLast whether somebody may still be typing it
 */
export function similarity(word: string, typed: string, isLast: boolean): number {
  if (word === typed) return 1;
  if (typed.length === 1) return 0;
  if ((isLast || typed.length >= PREFIX_LENGTH) && word.startsWith(typed))
    return 0.5 + 0.4 * (typed.length / word.length);
  // "backups" and "backup", "migrate" and "migration", "Haus" and "Häuser": no list of endings, so it holds anywhere.
  const stem = sharedLetters(word, typed);
  const length = Math.max(word.length, typed.length);
  const isForm =
    (stem >= STEM ? stem / length >= SHARE : stem === length - 1 && stem >= STEM - 1) || isInflected(word, typed, stem);
  return isForm ? 0.5 * (stem / length) : 0;
}

/**
 * A last vowel often gives way to an ending: "price" and "pricing", "agency" and "agencies", "школа" and "школой". What
 * is written in Cyrillic has endings of several letters behind short words, too: "урок" and "уроков".
 */
function isInflected(word: string, typed: string, stem: number): boolean {
  const [short, long] = word.length < typed.length ? [word, typed] : [typed, word];
  if (stem < STEM - 1 || long.length - stem > ENDING) return false;
  return stem === short.length - 1
    ? /[aeiouyаеиоуыюяіє]$/.test(short)
    : stem === short.length && /[а-яґєіїў]$/.test(short);
}

/** Whether a word is probably what was meant by one that is on no page. */
export function isTypo(word: string, typed: string): boolean {
  const most = mostEdits(typed.length);
  if (Math.abs(word.length - typed.length) > most) return false;
  return leven(word, typed, { maxDistance: most + 1 }) <= most || isSwapped(word, typed);
}

/** The largest edit distance (Levenshtein) that is a typo, in a word of so many letters. */
function mostEdits(length: number): number {
  if (length < TYPO_LENGTH) return 0;
  return length < 8 ? 1 : 2;
}

/** Two letters in the wrong order are one typo. */
function isSwapped(word: string, typed: string): boolean {
  if (word.length !== typed.length || word.length < TYPO_LENGTH) return false;
  const at = sharedLetters(word, typed);
  return word[at] === typed[at + 1] && word[at + 1] === typed[at] && word.slice(at + 2) === typed.slice(at + 2);
}
