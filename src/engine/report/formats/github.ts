import { sanitizedLines, sanitized } from '../../../model/diagnostics/sanitized.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import type { Reporter } from '../reporter.ts';

// GitHub shows at most so many annotations of one level for a step.
const SHOWN = 10;

/** GitHub refuses an annotation of more than 64 KB; nobody reads even this much of one. */
const MAX_LENGTH = 4000;

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
const escapeData = (text: string): string =>
  sanitizedLines(text.replaceAll('%', '%25').replaceAll('\r', '%0D')).replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(sanitized(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Where there are more problems than can be shown, the first of each file goes before the rest. */
function mostTelling(problems: ReportedDiagnostic[]): ReportedDiagnostic[] {
  const seen = new Set<string>();
  const firsts = new Set(problems.filter(({ file }) => !seen.has(file) && seen.add(file)));
  return [...firsts, ...problems.filter((problem) => !firsts.has(problem))].slice(0, SHOWN);
}

function annotation({
  file,
  line,
  column,
  endLine,
  endColumn,
  severity,
  code,
  message,
  hint,
}: ReportedDiagnostic): string {
  // Columns are refused for what runs over several lines.
  const extent =
    line === endLine
      ? `line=${line},col=${column},endLine=${endLine},endColumn=${endColumn}`
      : `line=${line},endLine=${endLine}`;
  const text = [cut(message), cut(hint)].filter(Boolean).join('\n');
  return `::${severity} file=${escapeProperty(file)},${extent},title=${escapeProperty(code)}::${escapeData(text)}`;
}

/** For pull requests: GitHub's workflow commands, which mark the lines (docs.github.com, "Workflow commands"). */
export const github: Reporter = (problems) =>
  ['error', 'warning']
    .flatMap((severity) => mostTelling(problems.filter((problem) => problem.severity === severity)))
    .map((problem) => `${annotation(problem)}\n`)
    .join('');
