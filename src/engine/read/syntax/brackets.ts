import { lineStarts, positionAt } from '../lines.ts';
import { closerOf, endKind, readingsOf, type Reading } from './bracket-readings.ts';
import { endOf, isCloser, isOpener, tokens, type Open, type Token } from './first-fault.ts';
import { furthestFirst, insertion, lineEnd, tryFix, suggest, type Recognizer } from './try-fix.ts';

/** Brackets that are missing, too many, or of the wrong kind: the reading with which most of the file can be read. */
export const brackets: Recognizer = (fault, report) => {
  const { text, here } = fault;
  const tried = readingsOf(fault).map((reading) => ({ ...reading, ...tryFix(text, reading.changes) }));
  const [best, second] = tried.toSorted(furthestFirst);
  // With a comma the file can be read just as far: then that is what is missing.
  const comma =
    fault.expected === 'comma' && fault.before && here.kind === 'string'
      ? tryFix(text, [insertion(endOf(fault.before), ',')])
      : undefined;
  if (best && comma && comma.reach >= best.reach) return false;
  if (best && best.reach > lineEnd(text, here.offset)) {
    const certain = best.reach === Infinity && (second === undefined || second.reach < best.reach);
    const { kind, at, line } = best;
    report(
      'json/bracket',
      { range: { offset: at, length: lengthAt(text, at) } },
      { kind, line },
      suggest(best, { certain }),
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
