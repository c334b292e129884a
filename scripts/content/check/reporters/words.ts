import type { ShownProblem } from '../../../../src/dev/shown-problem.ts';
import type { Problem } from '../../model.ts';
import { codeFrame } from './code-frame.ts';

/** A problem in the words that people read, the same wherever they read them. `text` is that of its file. */
export function wordsOf({ place, ...problem }: Problem, text: string | undefined): ShownProblem {
  const { file, line, column, severity, code, message, hint } = problem;
  const said = [place, place.replaceAll(' › ', '.')].some((words) => message.toLowerCase().includes(words.toLowerCase()));
  return {
    file: clean(file),
    line,
    column,
    severity,
    code,
    message: clean(message),
    place: said ? '' : clean(`In ${place}`),
    frame: codeFrame(text ?? '', problem),
    hint: clean(hint),
  };
}

/** Texts of authors can hold anything: what would steer a terminal, or turn words around, is shown as a mark. */
export function clean(words: string): string {
  return words.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}
