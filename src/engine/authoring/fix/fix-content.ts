import { byFile } from '../../../model/compare.ts';
import { sharedLetters } from '../../../model/words/letters/shared-letters.ts';
import { isSameData } from '../../../model/content/same-data.ts';
import { isError, type Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { MAX_DOCUMENT_SIZE } from '../../read/encoding.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { wholeOf } from '../../site/outline.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import type { Schemas } from '../../schema/schemas.ts';
import type { Rewrite } from '../change.ts';
import { formatJson } from '../format-json.ts';
import { rewrite } from '../rewrite.ts';
import { tokensOf } from '../json-tokens.ts';
import type { Draft, Unfixed, Fix } from './draft.ts';
import { fixDrafts } from './fix-drafts.ts';
import { withComments } from './comments.ts';
import { openDraft } from './open.ts';
import { tidied } from './jsonc.ts';

/** A file with its fixes, in the order of its lines. */
interface FixedFile extends Rewrite {
  fixes: Fix[];
}

/** What came of fixing. */
export interface FixResult {
  fixed: FixedFile[];
  /** What has to be fixed by hand; a file may be in both lists. */
  left: Unfixed[];
  /** How many files were looked at. */
  files: number;
}

/**
 * Fixes of content that lose nothing and leave no doubt. Nothing is written: see `saveAll`.
 * @param only fixes these files alone; they are still seen in the light of all others
 * @param found what is wrong with these, where that is known
 */
export function fixContent(content: SiteContent, only?: ReadonlySet<string>, found?: readonly Diagnostic[]): FixResult {
  const isMeant = ({ file }: { file: string }): boolean => only === undefined || only.has(file);
  const refused = content.refused.filter((diagnostic) => isError(diagnostic) && isMeant(diagnostic));
  const documents = [...content.documents.values()].filter(isMeant);
  const left: Unfixed[] = reportDiagnostics(refused, content);
  const fixed: FixedFile[] = [];
  const drafts: Draft[] = [];
  for (const document of documents) {
    const tooLarge = document.diagnostics.filter(({ code }) => code === 'file/too-large');
    left.push(...reportDiagnostics(tooLarge, content));
    if (tooLarge.length > 0) continue;
    const opened = openDraft(content.schemas, document, content.source.bytes(document.file) ?? new Uint8Array());
    if (opened.left) left.push(opened.left);
    if (opened.left && opened.draft) fixed.push(saved(opened.draft, opened.draft.document.text));
    else if (opened.draft) drafts.push(opened.draft);
  }

  fixDrafts(drafts, content, only, found);
  for (const draft of drafts) {
    const done = finish(draft, content.schemas);
    if (done && 'text' in done) fixed.push(done);
    else if (done) left.push(done);
  }
  return { fixed: fixed.toSorted(byFile), left: left.toSorted(byFile), files: documents.length + refused.length };
}

/**
 * Writes a draft as text and makes sure that it says what it shall, and nothing else. Undefined when there is nothing
 * to do.
 */
function finish(draft: Draft, schemas: Schemas): FixedFile | Unfixed | undefined {
  const hasChanged = draft.fixes.length > 0 || draft.comments.length > 0;
  if (!hasChanged && formatJson(draft.original) === draft.original) return undefined;
  const document = wholeOf(draft.document);
  const { file, data: fixed } = document;
  const clean = tidied(document.text, draft);
  const tidy = formatJson(clean);
  if (tidy !== clean)
    draft.fixes.push({
      line: firstMoved(draft, clean, tidy),
      words: 'Spaces and line breaks are now as in every other file.',
    });
  const noted = draft.comments.length > 0 ? withComments(draft, schemas) : { data: fixed };
  if (!('data' in noted)) return noted;
  const text = formatJson(rewrite(clean, noted.data));

  if (!isSameData(JSON.parse(text), noted.data)) {
    return {
      file,
      line: 1,
      message: 'The repairs would have changed more than they should, so none was made.',
      hint: 'Please report this.',
    };
  }
  if (new TextEncoder().encode(text).length > MAX_DOCUMENT_SIZE) {
    return {
      file,
      line: 1,
      message: `The repaired file would be larger than ${MAX_DOCUMENT_SIZE / 1024} KB, which is too large to be read.`,
      hint: 'Split the page into several.',
    };
  }
  return saved(draft, text);
}

const saved = ({ document: { file }, bytes, fixes }: Draft, text: string): FixedFile => ({
  file,
  before: bytes,
  text,
  fixes: fixes.toSorted((a, b) => a.line - b.line),
});

/** The line, in the file as it was found, of the first thing that is laid out anew. */
function firstMoved(draft: Draft, clean: string, tidy: string): number {
  const before = tokensOf(clean.slice(0, sharedLetters(clean, tidy))).length;
  const tokens = tokensOf(draft.document.text);
  return draft.lines.lineOf((tokens[before] ?? tokens.at(-1))?.offset ?? 0);
}
