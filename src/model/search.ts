import type { SearchWords } from './rendering/renderer.ts';
import type { TextFieldsByType } from './searched-page.ts';

/** The folder of everything that the site's own search loads. No page can have its name: theirs begin with a letter. */
export const SEARCH = '_search';

/** The first file of a language: what the search has to know before anything is looked for. */
export interface SearchStart {
  /** How many pages can be found in it. */
  pages: number;
  /** What the search says. */
  words: SearchWords;
  /** Where the data of pages have words. */
  fields: TextFieldsByType;
}

/**
 * How many files the index of a language is. A search loads the one or two that its words can be in, so none may be large
 * on a site of 10,000 pages; and a page that changes has only those written anew that have its new words.
 */
export const SEARCH_FILES = 64;

/** So many letters decide in which file of the index a word is. With fewer, nothing is searched. */
export const FIRST_LETTERS = 2;

/** The file of the index that has all words that begin as this one does. */
export function shardOf(word: string): number {
  let hash = 0;
  for (const letter of [...word].slice(0, FIRST_LETTERS)) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hash % SEARCH_FILES;
}

/** Where a file of the search is, below the site's base path. */
export const searchAddress = (lang: string, name: number | 'index'): string => `/${SEARCH}/${lang}/${name}.json`;

// "e-mail" is "email", "we're" is "were".
const WORD = /[\p{L}\p{N}](?:-\p{L}|['’]\p{L}|)[\p{L}\p{N}\p{M}]*(?:['’]\p{L}[\p{L}\p{N}\p{M}]*)*/gu;
const JOINTS = /['’-]/g;
const ASCII = /^[a-zA-Z0-9]+$/;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Marks on letters of Latin, Greek, Cyrillic, Hebrew and Arabic, which many leave out, and the line that Arabic is drawn out with. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u0655\u0670]/g;
/** Letters that are no plain letter with a mark, and those of Arabic that are often written for one another. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
};
const ODD_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** What Arabic writes in one with a word: the article, and what stands before it. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{2})/;

/** The words of a text as they are looked for. */
export function wordsIn(text: string): string[] {
  const written = text.match(WORD) ?? [];
  return written.flatMap((word) => (ASCII.test(word) ? word.toLowerCase() : formsOf(word)));
}

/** The words of a text, and where each is written. */
export function placesIn(text: string): { words: string[]; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    words: formsOf(word),
    start: index,
    end: index + word.length,
  }));
}

/**
 * What a word is looked for by: small, without marks, and in Arabic without the article. Where a script does not part
 * words, every two signs that stand together are one.
 */
function formsOf(written: string): string[] {
  if (UNSPACED.test(written) && written.length > 1)
    return Array.from({ length: written.length - 1 }, (_, at) => written.slice(at, at + 2).toLowerCase());
  const plain = written.replace(JOINTS, '').normalize('NFKD').toLowerCase().replace(MARKS, '');
  return [plain.replace(ODD_LETTERS, (letter) => LETTERS[letter] ?? letter).replace(ARABIC_ARTICLE, '')];
}
