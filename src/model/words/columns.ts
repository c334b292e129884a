/** Marks on the letter before, and what makes one sign of two. */
const WITHIN = /\p{Mn}|\u200d|\ufe0f/gu;
/** Letters of East Asia and pictures are as wide as two others. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/gu;

/** How many letters a text has: a mark above or below one is none. */
export const letterCount = (text: string): number => [...text.replace(WITHIN, '')].length;

/** How many columns a text takes where all letters are equally wide, but for those that take two. */
export function columnCount(text: string): number {
  const letters = text.replace(WITHIN, '');
  return [...letters].length + (letters.match(WIDE)?.length ?? 0);
}
