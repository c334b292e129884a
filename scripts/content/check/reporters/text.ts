import picocolors from 'picocolors';
import type { Problem } from '../../model.ts';
import { codeFrame } from './code-frame.ts';
import { counted, countOf, totals } from './count.ts';
import type { Reporter, ReportContext } from './reporter.ts';

type Colors = ReturnType<typeof picocolors.createColors>;

/** For people at a terminal. */
export const text: Reporter = (problems, context) => {
  const colors = picocolors.createColors(context.color);
  return `${[...problems.map((problem) => oneProblem(problem, context, colors)), lastLine(problems, context, colors)].join('\n\n')}\n`;
};

function oneProblem(problem: Problem, { textOf }: ReportContext, colors: Colors): string {
  const { file, line, column, severity, code, message, place, hint } = problem;
  const paint = severity === 'error' ? colors.red : colors.yellow;
  const frame = codeFrame(textOf(file) ?? '', problem).replace(/\^+$/, (carets) => paint(carets));
  const said = [place, place.replaceAll(' › ', '.')].some((words) => message.toLowerCase().includes(words.toLowerCase()));
  return [
    `${colors.cyan(clean(file))}:${line}:${column}  ${paint(severity)}  ${colors.dim(code)}`,
    clean(message),
    ...(said ? [] : [colors.dim(clean(`In ${place}`))]),
    ...(frame === '' ? [] : ['', frame]),
    ...(hint === '' ? [] : [colors.bold(clean(hint))]),
  ].join('\n');
}

function lastLine(problems: Problem[], { files, scope }: ReportContext, colors: Colors): string {
  const checked = `${counted(files, 'file')} checked${scope === undefined ? '' : ` (${clean(scope)})`}`;
  const errors = countOf(problems, 'error');
  const warnings = countOf(problems, 'warning');
  if (errors + warnings === 0) return colors.green(`${checked}: everything is fine. "npm start" shows the site, "npm run build" makes it ready to publish.`);
  const next =
    errors > 0
      ? 'Mend the errors, then run "npm run check" again. The site is not built while there are errors.'
      : 'Warnings do not stop the site from being built.';
  return `${(errors > 0 ? colors.red : colors.yellow)(`${checked}: ${totals(problems)}.`)} ${next}`;
}

/** Texts of authors can hold anything: what would steer the terminal is shown as a mark. */
function clean(words: string): string {
  return words.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}
