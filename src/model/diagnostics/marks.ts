import { BYTE_ORDER_MARK, CONTROLS, DIRECTION, LAYOUT } from '../words/letters/hidden.ts';

const STEERING = new RegExp(`[${CONTROLS}${LAYOUT}${DIRECTION}${BYTE_ORDER_MARK}]`, 'gu');

/** Texts of authors can hold anything: what would steer a terminal, or turn words around, is shown as a mark. */
export function withMarks(words: string): string {
  return words.replace(STEERING, '\uFFFD');
}

/** The same for a text of several lines. */
export const linesWithMarks = (text: string): string => text.split('\n').map(withMarks).join('\n');
