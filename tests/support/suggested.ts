import { addedDiagnostics } from '../../src/engine/authoring/new-diagnostics.ts';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import type { Diagnostic, Suggestion } from '../../src/model/diagnostics/diagnostic.ts';
import { applyEdits, fileAfter } from './apply-edits.ts';
import { readFiles, textIn, without, type SiteFiles } from './files.ts';

/** What became of a site by one suggestion. */
interface Outcome {
  code: string;
  suggestion: Suggestion;
  /** Whether the problem is still reported. */
  isThere: boolean;
  /** What is reported only since then. */
  fresh: string[];
}

/**
 * Makes each suggestion of a site, each alone, and checks what the site would then be.
 * @param diagnostics what is said of the site as it is
 */
export function trySuggestions(files: SiteFiles, diagnostics: Diagnostic[]): Outcome[] {
  return diagnostics.flatMap((diagnostic) =>
    (diagnostic.suggestions ?? []).map((suggestion) => {
      const { code, file } = diagnostic;
      const to = fileAfter(file, suggestion.edits);
      const text = applyEdits(textIn(files, file), suggestion.edits);
      const after = readFiles({ ...without(files, file), [to]: text });
      const found = checkContent(after);
      const count = (all: Diagnostic[], name: string): number =>
        all.filter((each) => each.code === code && each.file === name).length;
      const fresh = reportDiagnostics(addedDiagnostics(diagnostics, found, new Map([[file, to]])), after);
      return {
        code,
        suggestion,
        isThere: count(found, to) >= count(diagnostics, file),
        fresh: fresh.map(({ code: other, line, message }) => `${line} ${other} ${message}`),
      };
    }),
  );
}
