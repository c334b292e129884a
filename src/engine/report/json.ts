import type { ReportedDiagnostic } from '../../model/reported.ts';
import { countOf } from './count.ts';
import type { Reporter } from './reporter.ts';

/** For other programs. */
export const json: Reporter = (problems, { files }) =>
  `${JSON.stringify({ problems: problems.map(inOrder), errors: countOf(problems, 'error'), warnings: countOf(problems, 'warning'), files }, null, 2)}\n`;

/** Only the documented fields, always in the same order. */
function inOrder({ file, line, column, endLine, endColumn, severity, code, message, place, hint }: ReportedDiagnostic): ReportedDiagnostic {
  return { file, line, column, endLine, endColumn, severity, code, message, place, hint };
}
