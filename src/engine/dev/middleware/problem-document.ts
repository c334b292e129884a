import { codeAddress } from './code-address.ts';
import * as ids from '../../../model/rendering/ids.ts';
import { summaryOf, type ReportedDiagnostic, type ShownDiagnostic } from '../../../model/diagnostics/reported.ts';
import { reporters } from '../../report/index.ts';
import { shownDiagnostic } from '../../report/shown-diagnostic.ts';
import { escapeHtml, scriptJson } from '../../build/escape.ts';

type TextOf = (file: string) => string | undefined;

/** Problems in the words of the terminal, as the browser gets them. */
export function shownProblems(problems: ReportedDiagnostic[], textOf: TextOf): ShownDiagnostic[] {
  return problems.map((problem) => shownDiagnostic(problem, textOf(problem.file)));
}

/**
 * The page that stands where one cannot be shown: the panel that also lies over open pages. Without scripts it is the
 * terminal's text.
 */
export function problemDocument(problems: ReportedDiagnostic[], textOf: TextOf, baseStyle: string): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const plain = reporters.text(problems, { files, textOf, color: false });
  const data = scriptJson(shownProblems(problems, textOf));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${summaryOf(problems)} to mend</title><style>${baseStyle}</style></head><body class="tone-dark">
<pagewright-problems whole><pre>${escapeHtml(plain)}</pre></pagewright-problems><script type="application/json" id="${ids.problems}">${data}</script>
<script type="module" src="${codeAddress('entry-problem')}"></script></body></html>`;
}
