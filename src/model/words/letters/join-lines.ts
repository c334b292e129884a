/** Letters and signs of Chinese and Japanese, between which no space stands. */
const WIDE = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\uff01-\\uff60]';
const BETWEEN_WIDE = new RegExp(`(?<=${WIDE})[^\\S\\n]*\\n\\s*(?=${WIDE})`, 'gu');

/** A text whose lines follow each other: Chinese and Japanese ones at once, where browsers would put a space. */
export const joinLines = (text: string): string => (text.includes('\n') ? text.replace(BETWEEN_WIDE, '') : text);
