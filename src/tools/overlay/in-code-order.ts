import { FROM_RIGHT } from '../../model/words/letters/from-right.ts';

/** Between two quotes, from the first letter that is written from the right to the last one. */
const WORDS = new RegExp(`[${FROM_RIGHT}](?:[^"\\n]*[${FROM_RIGHT}])?`, 'g');

/**
 * A line with its fields and values in the order in which they are written: browsers show `"כותרת": "שלום"` the other
 * way around, and the carets below would be under another word.
 */
export const inCodeOrder = (line: string): string => line.replace(WORDS, '\u2068$&\u2069');
