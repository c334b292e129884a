import { withMarks } from '../../model/diagnostics/marks.ts';
import type { ReportedDiagnostic } from '../../model/diagnostics/reported.ts';
import { columnCount } from '../../model/words/columns.ts';

const WIDEST = 100;

/** The author's line with its number and a line of carets under the place. Empty when the file has no such line. */
export function codeFrame(
  text: string,
  { line, column, endLine, endColumn }: Pick<ReportedDiagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>,
): string {
  const source = text.split('\n')[line - 1]?.replace(/\r$/, '');
  // A problem of the file as a whole has no extent.
  if (source === undefined || source.trim() === '' || (line === endLine && column === endColumn)) return '';
  const start = column - 1;
  const end = Math.max(start + 1, endLine > line ? source.length : endColumn - 1);

  // Long lines are cut around the place, leaving some of what stands before it.
  const from = source.length <= WIDEST ? 0 : Math.max(0, Math.min(start - 20, source.length - WIDEST));
  const to = Math.min(source.length, from + WIDEST);
  const before = from > 0 ? '…' : '';
  const shown = before + visible(source.slice(from, to)) + (to < source.length ? '…' : '');
  const carets =
    ' '.repeat(before.length + columnCount(source.slice(from, start))) +
    '^'.repeat(Math.max(1, columnCount(source.slice(start, Math.min(end, to)))));
  const number = String(line).padStart(4);
  return `${number} | ${shown}\n${' '.repeat(number.length)} | ${carets}`;
}

/** Each invisible character as one that is seen: carets count them. */
const visible = (text: string): string => withMarks(text.replaceAll('\t', ' ')).replace(ODD_SPACES, '␣');

/** Spaces that are no plain ones: in an excerpt they look the same, but not to who reads the file. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
