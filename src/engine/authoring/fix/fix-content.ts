import isEqual from 'fast-deep-equal';
import { createDocument } from '../../read/document.ts';
import { decode, LARGEST } from '../../read/encoding.ts';
import { createSiteContext } from '../../check/site-context.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import { layOut } from '../layout.ts';
import { rewrite } from '../rewrite.ts';
import type { Rewrite } from '../change.ts';
import { isComment, tokensOf } from '../tokens.ts';
import type { Draft, Left, Repair } from './draft.ts';
import { straightenLinks } from './links.ts';
import { openDraft } from './open.ts';

/** A file with its repairs, in the order of its lines. */
export interface Fixed extends Rewrite {
  repairs: Repair[];
}

export interface Fixes {
  fixed: Fixed[];
  left: Left[];
  /** How many files were looked at. */
  files: number;
}

/**
 * Repairs of content that lose nothing and leave no doubt. Nothing is written: see `saveAll`.
 * @param only repairs these files alone; links are still seen in the light of all others
 */
export function fixContent(content: SiteContent, only?: ReadonlySet<string>): Fixes {
  const isMeant = (file: string): boolean => only === undefined || only.has(file);
  const refused = content.refused.filter(({ file, severity }) => severity === 'error' && isMeant(file));
  const left: Left[] = reportDiagnostics(refused, content);
  const drafts: Draft[] = [];
  const documents = new Map(content.documents);
  for (const document of content.documents.values()) {
    if (!isMeant(document.file)) continue;
    const tooLarge = document.diagnostics.find(({ code }) => code === 'file/too-large');
    const bytes = content.source.bytes(document.file) ?? new Uint8Array();
    const draft = tooLarge ? (reportDiagnostics([tooLarge], content)[0] as Left) : openDraft(content.schemas, document, bytes);
    if (!('data' in draft)) {
      left.push(draft);
      continue;
    }
    drafts.push(draft);
    if (draft.data !== document.data) documents.set(draft.file, createDocument(content.schemas, draft, JSON.stringify(draft.data)));
  }

  const site = createSiteContext({ ...content, documents });
  const fixed: Fixed[] = [];
  for (const draft of drafts) {
    straightenLinks(draft, site);
    const done = finish(draft);
    if (done && 'text' in done) fixed.push(done);
    else if (done) left.push(done);
  }
  return { fixed, left: left.toSorted((a, b) => (a.file < b.file ? -1 : 1)), files: drafts.length + left.length };
}

/** Writes a draft as text and makes sure that it says what it shall, and nothing else. Undefined when there is nothing to do. */
function finish(draft: Draft): Fixed | Left | undefined {
  const { file, bytes, data } = draft;
  const tidy = layOut(draft.clean);
  if (tidy !== draft.clean) draft.repairs.push({ line: firstMoved(draft, tidy), words: 'Spaces and line breaks are now as in every other file.' });
  if (draft.repairs.length === 0) return undefined;
  const text = layOut(rewrite(draft.text, data));

  if (!isEqual(JSON.parse(text), data)) {
    return { file, line: 1, message: 'The repairs would have changed more than they should, so none was made.', hint: 'Please report this.' };
  }
  if (new TextEncoder().encode(text).length > LARGEST) {
    return {
      file,
      line: 1,
      message: `The repaired file would be larger than ${LARGEST / 1024} KB, which is too large to be read.`,
      hint: 'Split the page into several.',
    };
  }
  return { file, before: bytes, text, repairs: draft.repairs.toSorted((a, b) => a.line - b.line) };
}

/** The line, in the file as it was found, of the first thing that is laid out anew. */
function firstMoved({ clean, bytes, lineOf }: Draft, tidy: string): number {
  let at = 0;
  while (at < clean.length && clean[at] === tidy[at]) at++;
  const before = tokensOf(clean.slice(0, at)).length;
  const original = tokensOf(decode(bytes).text).filter((token) => !isComment(token));
  return lineOf({ range: { offset: (original[before] ?? original.at(-1))?.offset ?? 0, length: 0 } });
}
