import fs from 'node:fs';
import path from 'node:path';
import { applyEdits, fileAfter } from '../../src/engine/authoring/edits.ts';
import { newDiagnostics } from '../../src/engine/authoring/new-diagnostics.ts';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import type { SiteContent } from '../../src/engine/read/site-content.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import type { Diagnostic, Suggestion } from '../../src/model/diagnostic.ts';

/** What became of a site by one suggestion. */
export interface Outcome {
  code: string;
  suggestion: Suggestion;
  /** Whether the problem is still reported. */
  isThere: boolean;
  /** What is reported only since then. */
  fresh: string[];
}

/** Makes each suggestion of a site in turn, alone, and checks the site again. Afterwards everything is as it was. */
export function trySuggestions(root: string): Outcome[] {
  const before = readSite(root);
  const diagnostics = checkContent(before);
  return diagnostics.flatMap((diagnostic) =>
    (diagnostic.suggestions ?? []).map((suggestion) => {
      const { code, file } = diagnostic;
      return changed(root, diagnostic, suggestion, (after, to) => {
        const count = (all: Diagnostic[], name: string): number =>
          all.filter((each) => each.code === code && each.file === name).length;
        const fresh = reportDiagnostics(newDiagnostics(before, after, new Map([[file, to]])), after);
        return {
          code,
          suggestion,
          isThere: count(checkContent(after), to) >= count(diagnostics, file),
          fresh: fresh.map(({ code: other, line, message }) => `${line} ${other} ${message}`),
        };
      });
    }),
  );
}

function changed<T>(
  root: string,
  { file }: Diagnostic,
  { edits }: Suggestion,
  use: (after: SiteContent, file: string) => T,
): T {
  const from = path.join(root, file);
  const to = path.join(root, fileAfter(file, edits));
  const text = fs.readFileSync(from, 'utf8');
  try {
    fs.rmSync(from);
    fs.writeFileSync(to, applyEdits(text, edits));
    return use(readSite(root), fileAfter(file, edits));
  } finally {
    fs.rmSync(to);
    fs.writeFileSync(from, text);
  }
}
