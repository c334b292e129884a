import type { ReportedDiagnostic, ShownDiagnostic } from '../../model/diagnostics/reported.ts';
import { sanitized } from '../../model/diagnostics/sanitized.ts';
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
    file: sanitized(file),
    line,
    column,
    severity,
    code,
    message: sanitized(message),
    place: said ? '' : sanitized(`In ${place}`),
    frame: codeFrame(text ?? '', problem, columns),
    hint: sanitized(hint),
  };
}
