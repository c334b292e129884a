import type { TextChange } from '../text-change.ts';
import { positionAt, lineStarts } from '../locate.ts';
import { endOf, isCloser, isOpener, tokens, type Fault, type Open, type Token } from './first-fault.ts';
import { change, furthestFirst, insertion, lineEnd, mend, suggest, type Recognizer } from './mend.ts';

type Kind = 'wrong' | 'extra' | 'list' | 'group' | 'listEnd' | 'groupEnd' | 'behindList' | 'asList';

/** One way to read what is wrong with the brackets. */
interface Reading {
  kind: Kind;
  /** Where it is reported. */
  at: number;
  changes: TextChange[];
  line?: number;
}

const closerOf = ({ bracket }: Open): string => (bracket === '{' ? '}' : ']');
const endKind = ({ bracket }: Open): Kind => (bracket === '{' ? 'groupEnd' : 'listEnd');

/** Brackets that are missing, too many, or of the wrong kind: the reading with which most of the file can be read. */
export const brackets: Recognizer = (fault, report) => {
  const { text, here } = fault;
  const tried = readingsOf(fault).map((reading) => ({ ...reading, ...mend(text, reading.changes) }));
  const [best, second] = tried.toSorted(furthestFirst);
  // With a comma the file can be read just as far: then that is what is missing.
  const comma =
    fault.expected === 'comma' && fault.before && here.kind === 'string'
      ? mend(text, [insertion(endOf(fault.before), ',')])
      : undefined;
  if (best && comma && comma.reach >= best.reach) return false;
  if (best && best.reach > lineEnd(text, here.offset)) {
    const certain = best.reach === Infinity && (second === undefined || second.reach < best.reach);
    const { kind, at, line } = best;
    report(
      'json/bracket',
      { range: { offset: at, length: lengthAt(text, at) } },
      { kind, line },
      suggest(best, certain),
    );
    return true;
  }
  if (!isCloser(here.source) || fault.expected === 'colon') return false;
  report('json/bracket', { range: { offset: here.offset, length: 1 } }, { kind: 'wrong' });
  return true;
};

/** A text is marked as a whole, anything else at its first sign. */
const lengthAt = (text: string, at: number): number =>
  /^"(?:[^"\\\r\n]|\\.)*"/.exec(text.slice(at, lineEnd(text, at)))?.[0].length ?? 1;

function readingsOf({ text, here, before, earlier, expected, open }: Fault): Reading[] {
  const top = open.at(-1);
  const readings: Reading[] = [];
  if (!before || (here.kind !== 'sign' && here.kind !== 'string')) return readings;
  const { offset, source } = here;
  if (expected === 'end' && isCloser(source)) {
    const end = endOf(before);
    return [{ kind: 'extra', at: offset, changes: [change(end, offset + 1 - end, '')] }];
  }
  if (top && isCloser(source) && expected !== 'colon') {
    // `[[` or `{{` where one of the two was closed.
    const inner = text.slice(top.offset + 1).search(/[^ \t]/) + top.offset + 1;
    if (text[inner] === top.bracket) readings.push({ kind: 'extra', at: inner, changes: [change(inner, 1, '')] });
    readings.push(
      { kind: 'wrong', at: offset, changes: [change(offset, 1, closerOf(top))] },
      { kind: endKind(top), at: offset, changes: [insertion(endOf(before), closerOf(top))] },
      { kind: 'extra', at: offset, changes: [change(offset, 1, '')] },
    );
  }
  const isAfterComma = before.source === ',';
  if (expected === 'key' && isOpener(source) && isAfterComma && top) {
    if (earlier?.source === ']' && source === '{')
      readings.push({
        kind: 'behindList',
        at: offset,
        changes: [change(earlier.offset, 1, ''), insertion(endOfGroups(text, offset), ']')],
      });
    if (top.lastAt !== undefined)
      readings.push({ kind: 'list', at: top.lastAt, changes: [insertion(top.lastAt, '[')] });
    // What begins with a field that the open group has already is the next one of its kind.
    const [opened, first = ''] = /^\{\s*("[^"\n]*")/.exec(text.slice(offset)) ?? [];
    if (opened !== undefined && !namesIn(text, top.offset, offset).has(first))
      readings.push({ kind: 'extra', at: offset, changes: [change(offset, 1, '')] });
    readings.push({
      kind: 'groupEnd',
      at: before.offset,
      changes: [insertion(earlier ? endOf(earlier) : before.offset, '}')],
    });
  }
  if (expected === 'colon' && top?.lastAt !== undefined && (source === ']' || source === ','))
    readings.push({ kind: 'list', at: top.lastAt, changes: [insertion(top.lastAt, '[')] });
  if ((expected === 'comma' || expected === 'end') && source === ':' && before.kind === 'string') {
    readings.push({ kind: 'group', at: before.offset, changes: [insertion(before.offset, '{')] });
    if (top?.bracket === '[' && earlier?.source === ',')
      readings.push({ kind: 'listEnd', at: before.offset, changes: [insertion(earlier.offset, ']')] });
  }
  if (expected === 'key' && source === '{' && top?.bracket === '{' && before.offset === top.offset) {
    const end = endOfBracket(text, top.offset);
    const both = (opening: string, closing: string): TextChange[] => [
      change(top.offset, 1, opening),
      ...(text[end] === '}' ? [change(end, 1, closing)] : []),
    ];
    // A page is no list; elsewhere the brackets of one group may also have been written twice.
    if (open.length > 1) readings.push({ kind: 'asList', at: top.offset, changes: both('[', ']') });
    readings.push({ kind: 'extra', at: top.offset, changes: both('', '') });
  }
  if (expected === 'comma' && top?.bracket === '[' && here.kind === 'string')
    readings.push({ kind: 'listEnd', at: offset, changes: [insertion(endOf(before), '],')] });
  return readings;
}

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

/** Where the layout of a file that can be read to its end shows that a bracket was not closed. */
export function missingByLayout(text: string): Reading | undefined {
  if (!/\n[}\]]\s*$/.test(text)) return undefined;
  const starts = lineStarts(text);
  const indentAt = (line: number): number =>
    /^[ \t]*/.exec(text.slice(starts[line - 1], starts[line] ?? text.length))?.[0].length ?? 0;
  const next = tokens(text);
  const open: (Open & { line: number })[] = [];
  let before: Token | undefined;
  let lineBefore = 0;
  for (let here = next(); here.kind !== 'end'; here = next()) {
    const [line, column] = positionAt(starts, here.offset);
    const top = open.at(-1);
    const closes = isCloser(here.source);
    const isOut = line !== lineBefore && top !== undefined && line > top.line && column - 1 === indentAt(line);
    if (isOut && before && (closes ? column - 1 < indentAt(top.line) : column - 1 <= indentAt(top.line))) {
      const at = before.source === ',' && !closes ? before.offset : endOf(before);
      return { kind: endKind(top), at: here.offset, changes: [insertion(at, closerOf(top))], line: top.line };
    }
    if (isOpener(here.source)) open.push({ bracket: here.source, offset: here.offset, line });
    else if (closes) open.pop();
    before = here;
    lineBefore = line;
  }
  return undefined;
}
