import type { Node } from 'jsonc-parser';
import { sharedLetters } from '../../../model/words/letters/shared-letters.ts';
import type { ParsedText } from '../../read/parsed-text.ts';
import type { TextChange } from '../../read/text-change.ts';

/** Replaces what differs in a text; the rest keeps the way it is written, escapes included. */
export function stringChange({ partOf }: ParsedText, node: Node, after: string): TextChange {
  const before = node.value as string;
  const { start, end } = differing(before, after);
  const part = partOf(node, { offset: start, length: before.length - start - end });
  const middle = JSON.stringify(after.slice(start, after.length - end)).slice(1, -1);
  return { ...part, text: middle };
}

/** How much two texts have alike at their beginning, and of the rest at their end. */
export function differing(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = sharedLetters(before, after);
  if (isHalf(before, start) || isHalf(after, start)) start--;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (isHalf(before, before.length - end) || isHalf(after, after.length - end)) end--;
  return { start, end };
}

/** Whether an offset stands between the two halves of one character. */
function isHalf(words: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(words.slice(Math.max(0, offset - 1), offset + 1));
}
