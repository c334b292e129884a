import type { ReportedDiagnostic, ShownDiagnostic } from '../../model/diagnostics/reported.ts';
import { withMarks } from '../../model/diagnostics/marks.ts';
import { codeFrame } from './code-frame.ts';

/**
 * A problem in the words that people read, the same wherever they read them.
 * @param text that of its file
 * @param columns how wide the terminal is, if it is read there
 */
export function shownDiagnostic(
  { place, ...problem }: ReportedDiagnostic,
  text: string | undefined,
  columns?: number,
): ShownDiagnostic {
  const { file, line, column, severity, code, message, hint } = problem;
  const said = [place, place.replaceAll(' › ', '.')].some((words) =>
    message.toLowerCase().includes(words.toLowerCase()),
  );
  return {
    file: withMarks(file),
    line,
    column,
    severity,
    code,
    message: withMarks(message),
    place: said ? '' : withMarks(`In ${place}`),
    frame: codeFrame(text ?? '', problem, columns),
    hint: withMarks(hint),
  };
}
