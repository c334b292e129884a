import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import type { DataPath, Location } from '../../../model/diagnostics/diagnostic.ts';
import { wholeOf } from '../outline.ts';
import { isDraftOrPast } from '../publication.ts';
import { SENTENCE_ENDS } from '../../../model/words/sentence-ends.ts';
import { forEachString, isForAuthorsOnly, isTechnical } from '../../../model/content/texts.ts';
import { bracketIn } from './placeholder.ts';

/** Headings of sections, titles of what stands in them, and the sentences of running text. */
export type Wording = 'heading' | 'title' | 'sentence';

const KINDS: Record<string, Wording> = { heading: 'heading', formTitle: 'heading', title: 'title' };
/** What the law wants said in the same words everywhere. */
const FIXED = new Set(['consentNotice']);
const SENTENCE = new RegExp(`\\S[^\\n]*?[${SENTENCE_ENDS}]["”’)*]*(?=\\s|$)`, 'g');

/** The pages that visitors read. */
export const pagesWithWords = (documents: readonly ContentDocument[]): ContentDocument[] =>
  documents.filter((page) => page.kind === 'page' && !isBroken(page) && !isDraftOrPast(page));

/**
 * Calls `visit` for everything that a page says in words of its own. What it shows of a shared block is not its own,
 * and labels are no wording. The path is only valid during the call.
 */
export function forEachWording(
  page: ContentDocument,
  visit: (kind: Wording, words: string, path: DataPath, offset: number) => void,
): void {
  forEachString(wholeOf(page).data?.['blocks'], (text, path) => {
    // It is still to be written, which is told of it.
    if (bracketIn(text)) return;
    const name = String(path.at(-1));
    const kind = KINDS[name];
    if (kind !== undefined) visit(kind, text, path, 0);
    if (
      kind !== undefined ||
      FIXED.has(name) ||
      !text.includes(' ') ||
      isForAuthorsOnly(path) ||
      isTechnical(text, path)
    )
      return;
    for (const { 0: sentence, index } of text.matchAll(SENTENCE)) visit('sentence', sentence, path, index);
  });
}

/** Where words of a page stand that were visited. */
export const placeOfWording = (words: string, path: DataPath, offset: number): Location => ({
  path: ['blocks', ...path],
  within: { offset, length: words.length },
});
