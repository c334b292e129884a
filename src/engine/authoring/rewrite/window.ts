import type { Node } from 'jsonc-parser';
import type { ParsedText } from '../../read/parsed-text.ts';

/** One value of a text by itself, so that a change of it can be made without a look at all the rest. */
export interface Window {
  text: string;
  /** What is added to a place in it to have the place in the whole text. */
  shift: number;
}

/** A value with the line break and the spaces that its line begins with: what is put into it is laid out by these. */
export function windowOf({ text, lineStart }: ParsedText, { offset, length }: Node): Window {
  const start = lineStart(offset);
  const lead = /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
  const before = `${text[start - 2] === '\r' ? '\r\n' : '\n'}${lead}`;
  return { text: before + text.slice(offset, offset + length), shift: offset - before.length };
}
