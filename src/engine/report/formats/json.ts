import { countOf, type ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { limitAll } from '../limit.ts';
import { sectionOf, type Reporter } from '../reporter.ts';

/**
 * For other programs: every problem, up to a bound that no site reaches without one cause for all; "omitted" says how
 * many are missing then.
 */
export const json: Reporter = (problems, { files, docs }) => {
  const counts = { errors: countOf(problems, 'error'), warnings: countOf(problems, 'warning'), files };
  const { given, omitted } = limitAll(problems);
  const listed = given.map((problem) => inOrder(problem, docs));
  return `${JSON.stringify({ problems: listed, ...counts, ...(omitted > 0 && { omitted }) }, null, 2)}\n`;
};

/** Only the documented fields, always in the same order; "docs" and "suggestions" where there are any. */
function inOrder(problem: ReportedDiagnostic, docs?: string) {
  const { file, line, column, endLine, endColumn, severity, code, message, place, hint, fixable, args, suggestions } =
    problem;
  const position = { file, line, column, endLine, endColumn };
  return { ...position, severity, code, message, place, hint, fixable, args, docs: sectionOf(code, docs), suggestions };
}
