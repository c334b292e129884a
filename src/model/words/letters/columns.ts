import { eastAsianWidth } from 'get-east-asian-width';

/** Marks on the letter before, and what makes one sign of two. */
const WITHIN = /\p{Mn}|\u200d|\ufe0f/gu;

const lettersOf = (text: string): string[] => [...text.replace(WITHIN, '')];

/** How many letters a text has: a mark above or below one is none. */
export const letterCount = (text: string): number => lettersOf(text).length;

/** How many columns a text takes where all letters are equally wide, but for those that take two. */
export const columnCount = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + eastAsianWidth(letter.codePointAt(0) ?? 0), 0);
