import fs from 'node:fs';
import path from 'node:path';
import { applyEdits, fileAfter } from '../../src/engine/authoring/edits.ts';
import { addedDiagnostics } from '../../src/engine/authoring/new-diagnostics.ts';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { readSite } from '../../src/engine/disk/read-site.ts';
import { createDocument } from '../../src/engine/read/document.ts';
import type { CreateDocument } from '../../src/engine/read/read-content.ts';
import type { SiteContent } from '../../src/engine/read/site-content.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import type { ContentDocument } from '../../src/model/content.ts';
import type { Diagnostic, Suggestion } from '../../src/model/diagnostic.ts';

const known = new Map<string, { text: string | Uint8Array; document: ContentDocument }>();

/** Makes documents as reading does; of a file that is as it was the last time, the one made then. */
export const readOnce: CreateDocument = (schemas, name, text) => {
  const last = known.get(name.file);
  if (last?.text === text) return last.document;
  const document = createDocument(schemas, name, text);
  known.set(name.file, { text, document });
  return document;
};

/** What became of a site by one suggestion. */
export interface Outcome {
  code: string;
  suggestion: Suggestion;
  /** Whether the problem is still reported. */
  isThere: boolean;
  /** What is reported only since then. */
  fresh: string[];
}

/**
 * Makes each suggestion of a site in turn, alone, and checks the site again. Afterwards everything is as it was.
 * @param diagnostics what is said of the site as it is
 */
export function trySuggestions(root: string, diagnostics = checkContent(readSite(root))): Outcome[] {
  return diagnostics.flatMap((diagnostic) =>
    (diagnostic.suggestions ?? []).map((suggestion) => {
      const { code, file } = diagnostic;
      return changed(root, diagnostic, suggestion, (after, to) => {
        const count = (all: Diagnostic[], name: string): number =>
          all.filter((each) => each.code === code && each.file === name).length;
        const found = checkContent(after);
        const fresh = reportDiagnostics(addedDiagnostics(diagnostics, found, new Map([[file, to]])), after);
        return {
          code,
          suggestion,
          isThere: count(found, to) >= count(diagnostics, file),
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
    return use(readSite(root, readOnce), fileAfter(file, edits));
  } finally {
    fs.rmSync(to);
    fs.writeFileSync(from, text);
  }
}
