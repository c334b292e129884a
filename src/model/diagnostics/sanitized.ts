import { BYTE_ORDER_MARK, CONTROLS, DIRECTION, LAYOUT } from '../words/letters/hidden.ts';

const UNSAFE = new RegExp(`[${CONTROLS}${LAYOUT}${DIRECTION}${BYTE_ORDER_MARK}]`, 'gu');

/**
 * A text that is safe to print. Texts of authors can contain anything: each character that would control a terminal, or
 * change the direction of what follows, is replaced by the replacement character.
 */
export function sanitized(text: string): string {
  return text.replace(UNSAFE, '\uFFFD');
}

/** The same for a text of several lines. */
export const sanitizedLines = (text: string): string => text.split('\n').map(sanitized).join('\n');
