import {
  SEARCH_FILES,
  searchAddress,
  searchedPageAddress,
  type SearchedPage,
  type SearchStart,
} from '../../model/search.ts';
import { packShard, type SearchShard } from '../../model/search-shard.ts';
import type { ResolvedPage } from '../../model/page/types.ts';
import type { ResolvedContent } from '../resolve/resolve-content.ts';
import type { Schemas } from '../schema/schemas.ts';
import { pageWords, searchIndex, type SearchIndex } from './search-index.ts';
import { searchedPage } from './searched-page.ts';

/** A file below the site's base path, and what is in it. */
export type SearchFile = [address: string, text: string];

/** What a site's own search says, by language. */
export type WordsOf = (lang: string) => SearchStart['words'];

/** The words of each language of a site. */
export function searchWordsIn({
  siteAt,
  folders,
  site,
}: Pick<ResolvedContent, 'siteAt' | 'folders' | 'site'>): WordsOf {
  const sites = folders.map((folder) => siteAt({ path: site.basePath + folder }));
  return (lang) => sites.find((each) => each.lang === lang)?.search as SearchStart['words'];
}

type Site = Pick<ResolvedContent, 'siteAt' | 'summary'>;

/**
 * The file that says what is found on a page. Undefined where the site has no search, or the page is not to be found. It
 * follows from that page alone.
 */
export function searchedFile(
  { siteAt, summary }: Site,
  schemas: Schemas,
  address: string,
  page: ResolvedPage,
): SearchFile | undefined {
  const { search, lang } = siteAt(page);
  // What search engines are told of, but for the parts of lists.
  if (!search || summary(address)?.isPart !== false) return undefined;
  return [searchedPageAddress(address), JSON.stringify(searchedPage(page, lang, schemas))];
}

/**
 * The index of all pages that can be found, for each of their languages.
 * @param pageAt what is found on the page at an address: asked once of each, and not kept
 */
export function indexFiles(
  addresses: string[],
  pageAt: (address: string) => SearchedPage,
  wordsOf: WordsOf,
): SearchFile[] {
  const languages = new Map<string, SearchIndex>();
  for (const address of addresses.toSorted()) {
    const page = pageAt(address);
    const index = languages.get(page.lang) ?? searchIndex();
    languages.set(page.lang, index);
    index.add(address, pageWords(page));
  }
  return [...languages].flatMap(([lang, index]): SearchFile[] => {
    const shards = index.shards();
    // A file that is missing could not be told from one that has failed to come.
    const parts = Array.from({ length: SEARCH_FILES }, (_, number) => shardFile(lang, number, shards.get(number)));
    return [startFile(lang, { pages: index.pages, words: wordsOf(lang) }), ...parts];
  });
}

/** The first file of a language. */
export const startFile = (lang: string, start: SearchStart): SearchFile => [
  searchAddress(lang, 'index'),
  JSON.stringify(start),
];

const EMPTY: SearchShard = { pages: [], words: [] };

/** A part of the index of a language. */
export const shardFile = (lang: string, number: number, shard = EMPTY): SearchFile => [
  searchAddress(lang, number),
  JSON.stringify(packShard(shard)),
];
