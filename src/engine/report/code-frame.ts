import { sanitized } from '../../model/diagnostics/sanitized.ts';
import type { ReportedDiagnostic } from '../../model/diagnostics/reported.ts';
import { columnCount } from '../../model/words/letters/columns.ts';

/** So many columns of a line are shown where there is room, and so many of them before the place. */
const MAX_WIDTH = 100;
const BEFORE = 20;
/** What stands around them: the number of the line, and a sign where more of it is left out. */
const AROUND = 9;
/** With fewer, nothing would be seen of the line. */
const MIN_WIDTH = 30;
/** No letter is longer than that, with its marks. */
const MAX_LETTER_LENGTH = 8;

/**
 * The author's line with its number and a line of carets under the place. Empty when the file has no such line.
 * @param columns how wide the terminal is
 */
export function codeFrame(
  text: string,
  { line, column, endLine, endColumn }: Pick<ReportedDiagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>,
  columns = Infinity,
): string {
  const widest = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, columns - AROUND));
  const source = text.split('\n')[line - 1]?.replace(/\r$/, '');
  // A problem of the file as a whole has no extent.
  if (source === undefined || source.trim() === '' || (line === endLine && column === endColumn)) return '';
  const start = column - 1;
  const end = Math.max(start + 1, endLine > line ? source.length : endColumn - 1);

  // Long lines are cut around the place, leaving some of what stands before it.
  const left = lettersOf(source.slice(Math.max(0, start - widest * MAX_LETTER_LENGTH), start)).toReversed();
  const right = lettersOf(source.slice(start, start + widest * MAX_LETTER_LENGTH));
  const room = Math.max(BEFORE, widest - columnCount(fitting(right, widest)));
  const from = start - fitting(left, room).length;
  const to = from + fitting(lettersOf(source.slice(from, from + widest * MAX_LETTER_LENGTH)), widest).length;
  const before = from > 0 ? '…' : '';
  const shown = before + visible(source.slice(from, to)) + (to < source.length ? '…' : '');
  const carets =
    ' '.repeat(before.length + columnCount(visible(source.slice(from, start)))) +
    '^'.repeat(Math.max(1, columnCount(visible(source.slice(start, Math.min(end, to))))));
  const number = String(line).padStart(4);
  return `${number} | ${shown}\n${' '.repeat(number.length)} | ${carets}`;
}

/** The letters of a text, with their marks. */
const lettersOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

/** As many letters as have room in so many columns. */
function fitting(letters: readonly string[], columns: number): string {
  let room = columns;
  const most = letters.findIndex((letter) => (room -= columnCount(letter)) < 0);
  return letters.slice(0, most === -1 ? undefined : most).join('');
}

/** Each invisible character as one that is seen: carets count them. */
const visible = (text: string): string => sanitized(text.replaceAll('\t', ' ')).replace(ODD_SPACES, '␣');

/** Spaces that are no plain ones: in an excerpt they look the same, but not to what reads the file. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
