import { createScanner } from 'jsonc-parser';
import { commentEnds } from './comment-ends.ts';
import type { WantedType } from './wanted-type.ts';

/** One sign, word or text in quotes. */
export interface Token {
  kind: 'sign' | 'string' | 'number' | 'word' | 'end';
  source: string;
  offset: number;
  /** What is wrong with a text in quotes, or that this is a comment. */
  wrong?: 'unclosed' | 'escape' | 'character' | 'comment' | 'number';
}

/** Where a token ends. */
export const endOf = ({ offset, source }: Token): number => offset + source.length;

/** Whether a token begins a group or a list. */
export const isOpener = (source: string): source is Open['bracket'] => source === '{' || source === '[';

/** Whether a token ends one. */
export const isCloser = (source: string): boolean => source === '}' || source === ']';

/** A list or group that is open. */
export interface Open {
  bracket: '{' | '[';
  offset: number;
  /** Where the last thing in it begins: an entry, or the value of a field. */
  lastAt?: number;
}

/** The first place where a text is no JSON, and what was expected there. */
export interface Fault {
  text: string;
  expected: 'value' | 'key' | 'colon' | 'comma' | 'end';
  here: Token;
  /** What stands before it. */
  before: Token | undefined;
  /** What stands before that. */
  earlier: Token | undefined;
  /** Outermost first. */
  open: Open[];
  wanted?: WantedType;
}

// What the scanner calls its tokens and errors (`SyntaxKind` and `ScanError` of jsonc-parser, which are types only).
const KINDS: Record<number, Token['kind']> = {
  7: 'word',
  8: 'word',
  9: 'word',
  10: 'string',
  11: 'number',
  16: 'word',
  17: 'end',
};
const WRONG: Record<number, Token['wrong']> = { 2: 'unclosed', 3: 'number', 4: 'escape', 5: 'escape', 6: 'character' };
const UNKNOWN = 16;
const TRIVIA = new Set([14, 15]);
const COMMENTS = new Set([12, 13]);

/** The parts of a text one after the other; `end` when there is no more. */
export function tokens(text: string): () => Token {
  const scanner = createScanner(text, false);
  const endOfComment = commentEnds(text);
  let before: string | undefined;
  return () => {
    let kind: number = scanner.scan();
    while (TRIVIA.has(kind)) kind = scanner.scan();
    const offset = scanner.getTokenOffset();
    const end = kind === UNKNOWN ? endOfComment(offset, before) : undefined;
    if (end !== undefined) scanner.setPosition(end);
    const source = text.slice(offset, end ?? offset + scanner.getTokenLength());
    const isComment = end !== undefined || COMMENTS.has(kind) || source.startsWith('<!--');
    const wrong = isComment ? 'comment' : WRONG[scanner.getTokenError()];
    before = source;
    return { kind: KINDS[kind] ?? 'sign', source, offset, ...(wrong && { wrong }) };
  };
}

/** Whether a token is a value by itself. */
const isScalar = ({ kind, source, wrong }: Token): boolean =>
  wrong === undefined &&
  (kind === 'word' ? /^(?:true|false|null)$/.test(source) : kind === 'string' || kind === 'number');

/** Finds the first fault of a text without recursion; undefined when it is JSON. */
export function firstFault(text: string): Fault | undefined {
  const next = tokens(text);
  const open: Open[] = [];
  let expected: Fault['expected'] = 'value';
  let before: Token | undefined;
  let earlier: Token | undefined;
  for (;;) {
    const here = next();
    if (here.kind === 'end' && expected === 'end') return undefined;
    // A group or list may also end where its first entry could begin.
    const mayClose: boolean = expected === 'comma' || (before !== undefined && isOpener(before.source));
    const following: Fault['expected'] | undefined =
      mayClose && closes(here, open.at(-1)) ? afterClosing(open) : afterToken(here, expected, open);
    if (following === undefined) return { text, expected, here, before, earlier, open };
    expected = following;
    earlier = before;
    before = here;
  }
}

const closes = ({ kind, source }: Token, top: Open | undefined): boolean =>
  top !== undefined && kind === 'sign' && source === (top.bracket === '{' ? '}' : ']');

/** Closes the innermost list or group. Returns what is expected next. */
function afterClosing(open: Open[]): Fault['expected'] {
  open.pop();
  return open.length === 0 ? 'end' : 'comma';
}

/** What is expected after a token; undefined if the token is not what is expected here. Opens lists and groups. */
function afterToken(here: Token, expected: Fault['expected'], open: Open[]): Fault['expected'] | undefined {
  const { source, offset } = here;
  const top = open.at(-1);
  switch (expected) {
    case 'value':
      if (!isOpener(source) && !isScalar(here)) return undefined;
      if (top) top.lastAt = offset;
      if (!isOpener(source)) return top ? 'comma' : 'end';
      open.push({ bracket: source, offset });
      return source === '{' ? 'key' : 'value';
    case 'key':
      return here.kind === 'string' && !here.wrong ? 'colon' : undefined;
    case 'colon':
      return source === ':' ? 'value' : undefined;
    case 'comma':
      if (source !== ',') return undefined;
      return top?.bracket === '{' ? 'key' : 'value';
    default:
      return undefined;
  }
}
