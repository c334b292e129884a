import type { ReportedDiagnostic, ShownDiagnostic } from '../../model/diagnostics/reported.ts';
import { withMarks } from '../../model/diagnostics/marks.ts';
import { codeFrame } from './code-frame.ts';

/** A problem in the words that people read, the same wherever they read them. `text` is that of its file. */
export function shownDiagnostic({ place, ...problem }: ReportedDiagnostic, text: string | undefined): ShownDiagnostic {
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
    frame: codeFrame(text ?? '', problem),
    hint: withMarks(hint),
  };
}
