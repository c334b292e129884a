/** Letters of scripts without spaces between words, and the signs among them, for a class of a pattern. */
export const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

const ANY = new RegExp(`(?!\\p{Nd})[${UNSPACED}]`, 'u');

/** Whether such a letter stands in a text. */
export const hasUnspaced = (text: string): boolean => ANY.test(text);
