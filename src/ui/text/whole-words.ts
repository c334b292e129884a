import type { CSSObject } from '@mui/material/styles';

/** A number with what is counted: a sign or a short unit stays beside it, as "€" of "1.250 €" and "h" of "4 h" do. */
export const wholeFigure = (value: string): string =>
  value.replace(/(?<=\d) (?=\d{3}\b|\D{1,4}$)|(?<=^\D{1,4}) (?=\d)/gu, '\u00a0');

/** Letters as wide as two: of East Asia, and the won. */
const WIDE = /[₩\u3000-\uffff]/g;

/** Signs that are a quarter wider than a digit, in most typefaces. */
const WIDER = /[A-Z%]/g;

/** How long the longest word of all texts is, in digits: a wide letter is two. */
export const longestWord = (texts: (string | undefined)[]): number =>
  Math.max(...texts.flatMap((text = '') => text.split(' ')).map(lengthOf));

const lengthOf = (word: string): number => word.replace(WIDE, '00').length + (word.match(WIDER)?.length ?? 0) / 4;

/** How large letters can be for a word of so many to stay whole in its column, in wide typefaces, too. */
export const whole = (longest: number): string => `${Math.floor(150 / longest)}cqi`;

/** That a column is measured, where a word in it has more than a few letters. */
export const measured = (longest: number, few: number): CSSObject =>
  longest > few ? { containerType: 'inline-size' } : {};

/** As large as letters are meant to be for a few, and beyond as the measured column allows. */
export const fitting = (size: string, longest: number, few: number): string =>
  longest > few ? `min(${size},${whole(longest)})` : size;
