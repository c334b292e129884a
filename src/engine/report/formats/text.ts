import picocolors from 'picocolors';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { sanitized } from '../../../model/diagnostics/sanitized.ts';
import { counted } from '../../../model/words/counted.ts';
import { totals } from '../totals.ts';
import { limitAlike } from '../limit.ts';
import type { Reporter, ReportContext } from '../reporter.ts';
import { shownDiagnostic } from '../shown-diagnostic.ts';
import { isError } from '../../../model/diagnostics/diagnostic.ts';

type Colors = ReturnType<typeof picocolors.createColors>;

/** For people at a terminal. */
export const text: Reporter = (problems, context) => {
  const colors = picocolors.createColors(context.color);
  const { shown, rest } = limitAlike(problems);
  const more = rest.map(({ code, count, files: [file = '', ...others] }) => {
    const words = `…and ${count} more of ${colors.dim(code)}`;
    if (others.length === 0) return `${colors.cyan(sanitized(file))}  ${words}.`;
    const folder = sanitized(file.slice(0, file.lastIndexOf('/')));
    return `${words} in ${others.length + 1} files. Those of a folder alone: npm run check -- ${folder}`;
  });
  const listed = [...shown.map((problem) => oneProblem(problem, context, colors)), ...more];
  return `${[...listed, lastLine(problems, context, colors)].join('\n\n')}\n`;
};

function oneProblem(problem: ReportedDiagnostic, { textOf, columns }: ReportContext, colors: Colors): string {
  const { file, line, column, severity, code, message, place, frame, hint } = shownDiagnostic(
    problem,
    textOf(problem.file),
    columns,
  );
  const paint = severity === 'error' ? colors.red : colors.yellow;
  return [
    `${colors.cyan(file)}:${line}:${column}  ${paint(severity)}  ${colors.dim(code)}`,
    message,
    ...(place === '' ? [] : [colors.dim(place)]),
    ...(frame === '' ? [] : ['', frame.replace(/\^+$/, (carets) => paint(carets))]),
    ...(hint === '' ? [] : [colors.bold(hint)]),
  ].join('\n');
}

function lastLine(problems: ReportedDiagnostic[], { files, scope }: ReportContext, colors: Colors): string {
  const checked = `${counted(files, 'file')} checked${scope === undefined ? '' : ` (${sanitized(scope)})`}`;
  if (problems.length === 0)
    return colors.green(
      `${checked}: everything is fine. "npm start" shows the site, "npm run build" makes it ready to publish.`,
    );
  const isStopped = problems.some(isError);
  const next = isStopped
    ? 'Mend the errors, then run "npm run check" again. The site is not built while there are errors.'
    : 'Warnings do not stop the site from being built.';
  return `${(isStopped ? colors.red : colors.yellow)(`${checked}: ${totals(problems)}.`)} ${next}`;
}
