import type { SearchStrings } from '../rendering/strings.ts';
import type { TextFieldsByType } from './searched-page.ts';

/** The folder of everything that the site's own search loads. No page can have its name: theirs begin with a letter. */
export const SEARCH = '_search';

/** Whether a file of the output is of the search, by its name. */
export const isOfSearchIndex = (name: string): boolean => name.startsWith(`${SEARCH}/`);

/** The first file of a language: what the search has to know before anything is looked for. */
export interface SearchStart {
  /** How many pages can be found in it. */
  pages: number;
  /** What the search says. */
  words: SearchStrings;
  /** Where the data of pages have words. */
  fields: TextFieldsByType;
}

/**
 * How many files the index of a language is. A search loads the one or two that its words can be in, so none may be
 * large on a site of 10,000 pages; and a page that changes has only those written anew that have its new words.
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
