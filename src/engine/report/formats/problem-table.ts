import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { counted } from '../../../model/words/counted.ts';
import { bytes, code, plain, table } from './markdown.ts';

const HEADS = ['Place', 'Severity', 'What is wrong', 'What to do'];
/** Kept for the line that says how many rows are missing. */
const RESERVE = 200;

/**
 * Problems as a table of Markdown that fits into so many bytes, and says how many it leaves out. Empty when there are
 * none.
 */
export function problemTable(problems: ReportedDiagnostic[], room: number): string {
  if (problems.length === 0) return '';
  const { text, left } = table(
    HEADS,
    problems.map((problem) => cells(problem)),
    room - RESERVE,
  );
  const more = `\n…and ${counted(left, 'more problem')}. \`npm run check\` lists all of them.\n`;
  const shown = left === problems.length ? more.trimStart() : text + more;
  const whole = left === 0 ? text : shown;
  return bytes(whole) <= room ? whole : '';
}

function cells({ file, line, column, severity, message, place, hint }: ReportedDiagnostic): string[] {
  return [
    `${code(`${file}:${line}:${column}`)}${place === '' ? '' : `<br>${plain(place)}`}`,
    severity,
    plain(message),
    plain(hint),
  ];
}
