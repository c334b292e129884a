import { addTo } from '../../../model/add-to.ts';
import { isSiteFile } from '../../../model/addresses/address.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { fixOf } from '../../../model/diagnostics/suggestions.ts';
import { affectedBy } from '../../check/affected/affected-by.ts';
import type { ChangedFile } from '../../check/affected/changed-file.ts';
import { checkFiles } from '../../check/check-content.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { createDocument } from '../../read/document.ts';
import { parsedText } from '../../read/parsed-text.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { changesOf } from '../edits.ts';
import { applyChanges, changeNothing, type TextChange } from '../../read/text-change.ts';
import { wholeOf } from '../../site/outline.ts';
import { noteChanges, type Draft, type Fix } from './draft.ts';
import { fixWords } from './fix-words.ts';
import { createTaken } from './taken.ts';

/** One fix can uncover the next; more in a row than this are a mistake of ours. */
const MAX_ROUNDS = 20;

/** Some of the files; undefined for all. */
type Files = ReadonlySet<string> | undefined;

/**
 * Applies every suggestion that is certain, again and again until there is none left. Files are seen in the light of
 * all others.
 * @param found what is wrong with the content before anything was fixed, where that is known
 */
export function fixDrafts(
  drafts: readonly Draft[],
  content: SiteContent,
  only: Files,
  found?: readonly Diagnostic[],
): void {
  // What keeps a file from being read is fixed already.
  let fixed = found ? drafts.filter(({ document }) => document !== content.documents.get(document.file)) : drafts;
  let known = found ?? [];
  let before = content;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const now = withDrafts(content, drafts);
    const asked = fixed === drafts ? only : withinReach(now, fixed, before.documents, only);
    const unasked = known.filter(({ file }) => asked && !asked.has(file));
    fixed = fixRound(drafts, [...unasked, ...checkFiles(createSiteContext(now, asked), asked)], content);
    if (fixed.length === 0) return;
    known = [];
    before = now;
  }
}

/** The drafts in which something could be fixed of what is wrong with them. */
function fixRound(drafts: readonly Draft[], diagnostics: Diagnostic[], content: SiteContent): Draft[] {
  const fixable = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (fixOf(diagnostic)) addTo(fixable, diagnostic.file, diagnostic);
  }
  return drafts.filter((draft) => fixDraft(draft, fixable.get(draft.document.file) ?? [], content));
}

function withDrafts(content: SiteContent, drafts: readonly Draft[]): SiteContent {
  const documents = new Map(content.documents);
  for (const { document } of drafts) documents.set(document.file, document);
  return { ...content, documents };
}

/** The files in which what was fixed can have uncovered something. */
function withinReach(now: SiteContent, fixed: readonly Draft[], before: SiteContent['documents'], only: Files): Files {
  const changes = fixed.map(({ document: { file } }): ChangedFile => ({ file, how: 'changed' }));
  // Every page uses it.
  if (changes.some(({ file }) => isSiteFile(file))) return only;
  const affected = [...affectedBy(now, changes, before)];
  return new Set(only ? affected.filter((file) => only.has(file)) : affected);
}

/** Applies what does not get in each other's way; the rest is left to the next round. */
function fixDraft(draft: Draft, diagnostics: Diagnostic[], { schemas }: SiteContent): boolean {
  if (diagnostics.length === 0) return false;
  const document = wholeOf(draft.document);
  const parsed = parsedText(document.text);
  const { take } = createTaken();
  const made: TextChange[] = [];
  const fixes: Fix[] = [];
  const inReadingOrder = diagnostics
    .map((diagnostic) => ({ diagnostic, offset: parsed.rangeOf(diagnostic.location).offset }))
    .toSorted((a, b) => a.offset - b.offset);
  for (const { diagnostic, offset } of inReadingOrder) {
    const edits = fixOf(diagnostic)?.edits ?? [];
    // From the end of the text to its start, so that all of them speak of the text as it is.
    const changes = changesOf(document.text, edits, parsed);
    if (changeNothing(document.text, changes) || !take(changes)) continue;
    for (const change of changes) made.push(change);
    fixes.push({ line: draft.lines.lineOf(offset), words: fixWords(diagnostic, edits, parsed, document.data) });
  }
  const inOrder = made.toSorted((a, b) => b.offset - a.offset);
  const after = createDocument(schemas, document, applyChanges(document.text, inOrder));
  if (made.length === 0 || !after.data) return false;
  noteChanges(draft, inOrder);
  draft.document = after;
  draft.fixes = [...draft.fixes, ...fixes];
  return true;
}
