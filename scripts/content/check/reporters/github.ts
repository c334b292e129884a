import type { Problem } from '../../model.ts';
import type { Reporter } from './reporter.ts';

// GitHub shows at most so many annotations of one level for a step.
const SHOWN = 10;

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Where there are more problems than can be shown, the first of each file goes before the rest. */
function mostTelling(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  const firsts = problems.filter(({ file }) => !seen.has(file) && seen.add(file));
  return [...firsts, ...problems.filter((problem) => !firsts.includes(problem))].slice(0, SHOWN);
}

function annotation({ file, line, column, endLine, endColumn, severity, code, message, hint }: Problem): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column},endLine=${endLine},endColumn=${endColumn},title=${escapeProperty(code)}`;
  return `::${severity} ${place}::${escapeData([message, hint].filter(Boolean).join('\n'))}`;
}

/** For pull requests: GitHub's workflow commands, which mark the lines (docs.github.com, "Workflow commands"). */
export const github: Reporter = (problems) =>
  ['error', 'warning']
    .flatMap((severity) => mostTelling(problems.filter((problem) => problem.severity === severity)))
    .map((problem) => `${annotation(problem)}\n`)
    .join('');
