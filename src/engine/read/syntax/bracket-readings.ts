import type { TextChange } from '../text-change.ts';
import { endOf, isCloser, isOpener, tokens, type Fault, type Open, type Token } from './first-fault.ts';
import { change, insertion } from './try-fix.ts';

type Kind = 'wrong' | 'extra' | 'list' | 'group' | 'listEnd' | 'groupEnd' | 'behindList' | 'asList';

/** One way to read what is wrong with the brackets. */
export interface Reading {
  kind: Kind;
  /** Where it is reported. */
  at: number;
  changes: TextChange[];
  line?: number;
}

/** The bracket that closes one that is open. */
export const closerOf = ({ bracket }: Open): string => (bracket === '{' ? '}' : ']');

/** What that is called among the kinds of tokens. */
export const endKind = ({ bracket }: Open): Kind => (bracket === '{' ? 'groupEnd' : 'listEnd');

/** A fault at a sign or a text, behind something else. */
interface BracketFault extends Fault {
  before: Token;
  /** The bracket that is open there. */
  top: Open | undefined;
}

/** All ways to read what is wrong with the brackets, those that are tried first in front. */
export function readingsOf(fault: Fault): Reading[] {
  const { here, before, open } = fault;
  if (!before || (here.kind !== 'sign' && here.kind !== 'string')) return [];
  const top = open.at(-1);
  return CASES.flatMap((readings) => readings({ ...fault, before, top }));
}

/** A bracket is closed behind the end. */
function closedAfterEnd({ here: { source, offset }, before, expected }: BracketFault): Reading[] {
  if (expected !== 'end' || !isCloser(source)) return [];
  const end = endOf(before);
  return [{ kind: 'extra', at: offset, changes: [change(end, offset + 1 - end, '')] }];
}

/** A bracket is closed that is another one than the open one. */
function closedOtherwise({ text, here: { source, offset }, before, expected, top }: BracketFault): Reading[] {
  if (!top || !isCloser(source) || expected === 'colon') return [];
  // `[[` or `{{` where one of the two was closed.
  const inner = text.slice(top.offset + 1).search(/[^ \t]/) + top.offset + 1;
  const twice: Reading[] =
    text[inner] === top.bracket ? [{ kind: 'extra', at: inner, changes: [change(inner, 1, '')] }] : [];
  return [
    ...twice,
    { kind: 'wrong', at: offset, changes: [change(offset, 1, closerOf(top))] },
    { kind: endKind(top), at: offset, changes: [insertion(endOf(before), closerOf(top))] },
    { kind: 'extra', at: offset, changes: [change(offset, 1, '')] },
  ];
}

/** A bracket is opened behind a comma, where a field would have to follow. */
function openedAsField({ text, here, before, earlier, expected, top }: BracketFault): Reading[] {
  const { source, offset } = here;
  if (expected !== 'key' || !isOpener(source) || before.source !== ',' || !top) return [];
  const readings: Reading[] = [];
  if (earlier?.source === ']' && source === '{')
    readings.push({
      kind: 'behindList',
      at: offset,
      changes: [change(earlier.offset, 1, ''), insertion(endOfGroups(text, offset), ']')],
    });
  if (top.lastAt !== undefined) readings.push({ kind: 'list', at: top.lastAt, changes: [insertion(top.lastAt, '[')] });
  // What begins with a field that the open group has already is the next one of its kind.
  const [opened, first = ''] = /^\{\s*("[^"\n]*")/.exec(text.slice(offset)) ?? [];
  if (opened !== undefined && !namesIn(text, top.offset, offset).has(first))
    readings.push({ kind: 'extra', at: offset, changes: [change(offset, 1, '')] });
  const end = earlier ? endOf(earlier) : before.offset;
  return [...readings, { kind: 'groupEnd', at: before.offset, changes: [insertion(end, '}')] }];
}

/** A text stands in a group as if it were in a list. */
function listNotOpened({ here: { source }, expected, top }: BracketFault): Reading[] {
  if (expected !== 'colon' || top?.lastAt === undefined || (source !== ']' && source !== ',')) return [];
  return [{ kind: 'list', at: top.lastAt, changes: [insertion(top.lastAt, '[')] }];
}

/** A field stands where no group is open. */
function groupNotOpened({ here: { source }, before, earlier, expected, top }: BracketFault): Reading[] {
  if ((expected !== 'comma' && expected !== 'end') || source !== ':' || before.kind !== 'string') return [];
  const group: Reading = { kind: 'group', at: before.offset, changes: [insertion(before.offset, '{')] };
  if (top?.bracket !== '[' || earlier?.source !== ',') return [group];
  return [group, { kind: 'listEnd', at: before.offset, changes: [insertion(earlier.offset, ']')] }];
}

/** A group begins with another one. */
function openedTwice({ text, here: { source }, before, expected, open, top }: BracketFault): Reading[] {
  if (expected !== 'key' || source !== '{' || top?.bracket !== '{' || before.offset !== top.offset) return [];
  const end = endOfBracket(text, top.offset);
  const both = (opening: string, closing: string): TextChange[] => [
    change(top.offset, 1, opening),
    ...(text[end] === '}' ? [change(end, 1, closing)] : []),
  ];
  const extra: Reading = { kind: 'extra', at: top.offset, changes: both('', '') };
  // A page is no list; elsewhere the brackets of one group may also have been written twice.
  return open.length > 1 ? [{ kind: 'asList', at: top.offset, changes: both('[', ']') }, extra] : [extra];
}

/** A text follows another one in a list. */
function listNotClosed({ here, before, expected, top }: BracketFault): Reading[] {
  if (expected !== 'comma' || top?.bracket !== '[' || here.kind !== 'string') return [];
  return [{ kind: 'listEnd', at: here.offset, changes: [insertion(endOf(before), '],')] }];
}

/** A group follows where only a field could: the one that is open ends before it. */
function groupNotClosed({ here, before, expected, top }: BracketFault): Reading[] {
  if (expected !== 'comma' || top?.bracket !== '{' || here.source !== '{') return [];
  return [{ kind: 'groupEnd', at: here.offset, changes: [insertion(endOf(before), '},')] }];
}

const CASES = [
  closedAfterEnd,
  closedOtherwise,
  openedAsField,
  listNotOpened,
  groupNotOpened,
  openedTwice,
  listNotClosed,
  groupNotClosed,
];

/** What a token adds to how many brackets are open. */
const nesting = ({ source }: Token): number => (isOpener(source) ? 1 : isCloser(source) ? -1 : 0);

/** The names of the fields of a group up to an offset, in their quotes. */
function namesIn(text: string, start: number, end: number): Set<string> {
  const next = tokens(text.slice(start, end));
  const names = new Set<string>();
  let depth = 0;
  let before = next();
  for (let here = before; here.kind !== 'end'; here = next()) {
    depth += nesting(here);
    if (here.source === ':' && depth === 1) names.add(before.source);
    before = here;
  }
  return names;
}

/** The end of a group, and of those that follow it with nothing but commas between. */
function endOfGroups(text: string, start: number): number {
  const next = tokens(text.slice(start));
  let depth = 0;
  let end = 0;
  for (let here = next(); here.kind !== 'end'; here = next()) {
    if (depth === 0 && here.source !== '{' && here.source !== ',') break;
    depth += nesting(here);
    if (depth === 0 && here.source !== ',') end = endOf(here);
  }
  return start + end;
}

/** Where the bracket stands that closes the one at `start`, of whichever kind; behind the text where none does. */
function endOfBracket(text: string, start: number): number {
  const next = tokens(text.slice(start));
  let depth = 0;
  for (let here = next(); here.kind !== 'end'; here = next()) {
    depth += nesting(here);
    if (depth === 0) return start + here.offset;
  }
  return text.length;
}
