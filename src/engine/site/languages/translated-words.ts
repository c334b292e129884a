import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { forEachString, isForAuthorsOnly, isTechnical } from '../../../model/content/texts.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import { SENTENCE_ENDS } from '../../../model/words/sentence-ends.ts';
import { blocksIn } from '../blocks-in.ts';
import { wholeOf } from '../outline.ts';

/** A part of a document that is translated as one, and all that visitors read of it. */
interface WordsOfPart {
  path: DataPath;
  words: string;
}

/** Parts of the site file that visitors read. */
export const READ_IN_SITE_FILE = ['description', 'hours', 'navigation', 'phoneButton', 'footer', 'notFound'];
/** What a page says of itself: of an outline, too. */
const READ_OF_PAGE = ['title', 'seo', 'card'];

/** What programs read, such as "deep" or "openingHours", is written as one word without a capital. */
const NAME = /^[a-z][A-Za-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * What a document says, part by part: fields of its own, then its blocks. A part without words is none.
 * @param isOwn whether words are left out of which it is said in which language they are
 */
export function wordsByPart(document: ContentDocument, isOwn = false): WordsOfPart[] {
  const whole = wholeOf(document);
  const names = document.kind === 'page' ? READ_OF_PAGE : document.kind === 'shared' ? [] : READ_IN_SITE_FILE;
  const own = names.flatMap((name) => {
    const value = whole.data?.[name];
    return value === undefined ? [] : [{ path: [name], words: wordsIn(value, isOwn) }];
  });
  const parts = [...own, ...blocksIn(whole).map(({ block, path }) => ({ path, words: wordsIn(block, isOwn) }))];
  return parts.filter(({ words }) => words !== '');
}

function wordsIn(written: unknown, isOwn: boolean): string {
  const words: string[] = [];
  const data = [written];
  const saysLanguage = (path: DataPath): boolean =>
    path.some((_, depth) => valueAt(data, [...path.slice(0, depth), 'lang']) !== undefined);
  forEachString(data, (text, path) => {
    if (isForAuthorsOnly(path) || isTechnical(text, path) || NAME.test(text) || (isOwn && saysLanguage(path))) return;
    words.push(text.replace(/\s+/g, ' ').trim());
  });
  return words.join('\n');
}

/**
 * The mark that a translation of a document bears: a few letters for each of its parts. It follows from words alone, so
 * no history and no clock has to be asked, and nothing else that is done to a page makes its translations look old.
 */
export const markOf = (original: ContentDocument): string => wordsByPart(original).map(markOfPart).join(' ');

/** The parts of an original that have other words than when it was marked. */
export function changedSince(mark: string, original: ContentDocument): WordsOfPart[] {
  const marked = new Set(mark.split(' '));
  return wordsByPart(original).filter((part) => !marked.has(markOfPart(part)));
}

/** FNV-1a: short, and the same on any computer. A part that changes keeps its mark once in four billion times. */
function markOfPart({ words }: WordsOfPart): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index++) hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}

const SENTENCE = new RegExp(`\\S(?: \\S+){3,} \\S*[${SENTENCE_ENDS}]["”’)*]*$`);

/**
 * The first part of a translation in which every sentence is that of the original: copied, and left so. What says which
 * language it is in, such as a quotation, is meant to be the same.
 */
export function untranslatedPart(document: ContentDocument, original: ContentDocument): DataPath | undefined {
  const before = new Set(wordsByPart(original, true).flatMap(({ words }) => words.split('\n')));
  return wordsByPart(document, true).find(({ words }) => {
    const sentences = words.split('\n').filter((text) => SENTENCE.test(text));
    return sentences.length > 0 && sentences.every((text) => before.has(text));
  })?.path;
}
