import { SEARCH_FILES, searchAddress, type SearchStart } from '../../model/search-index/files.ts';
import { packShard, type PackedShard } from '../../model/search-index/shard.ts';
import { searchedPage } from '../../model/search-index/searched-page.ts';
import type { ResolvedPage } from '../../model/page/types.ts';
import type { ResolvedContent } from '../resolve/resolve-content.ts';
import type { Schemas } from '../schema/schemas.ts';
import { createSearchIndexes, type SearchIndex } from './search-index.ts';
import { wordWeights, type WordWeights } from './word-weights.ts';
import { textFieldsOf } from './text-fields.ts';

/** A file below the site's base path, and what is in it. */
export type SearchFile = [address: string, text: string];

/** What the search of a language has to know besides how many pages there are. */
export type StartOf = (lang: string) => Omit<SearchStart, 'pages'>;

/** What the search of each language of a site has to know. */
export function searchStartsIn(
  { siteAt, folders, site }: Pick<ResolvedContent, 'siteAt' | 'folders' | 'site'>,
  schemas: Pick<Schemas, 'sources'>,
): StartOf {
  const sites = folders.map((folder) => siteAt({ path: site.basePath + folder }));
  const wordsOf = (lang: string) => sites.find((each) => each.lang === lang)?.search as SearchStart['words'];
  return (lang) => ({ words: wordsOf(lang), fields: textFieldsOf(schemas) });
}

/** A page that can be found: the language it is found in, and its words. */
export interface FoundPage {
  lang: string;
  words: WordWeights;
}

/** What the site's own search has of a page. Undefined where the site has no search, or the page is not to be found. */
export function foundPage(
  { siteAt, summary }: Pick<ResolvedContent, 'siteAt' | 'summary'>,
  schemas: Pick<Schemas, 'sources'>,
  address: string,
  page: ResolvedPage,
): FoundPage | undefined {
  const { search, lang } = siteAt(page);
  // What search engines are told of, but for the parts of lists.
  if (!search || summary(address)?.isPart !== false) return undefined;
  return { lang, words: wordWeights(searchedPage(page, textFieldsOf(schemas))) };
}

/** All pages of a site that can be found, one by one: thousands need not be in memory at once. */
export function* foundPages(
  resolved: ResolvedContent,
  schemas: Pick<Schemas, 'sources'>,
): Generator<FoundPage & { address: string; page: ResolvedPage }> {
  for (const address of resolved.addresses.keys()) {
    const page = resolved.page(address);
    const found = page && foundPage(resolved, schemas, address, page);
    if (found) yield { address, page, ...found };
  }
}

/** All files of the search of a site, by address, made of the pages that can be found. */
export function searchFiles(
  pages: Iterable<FoundPage & { address: string }>,
  resolved: ResolvedContent,
  schemas: Pick<Schemas, 'sources'>,
): Map<string, string> {
  const { byLanguage, add } = createSearchIndexes();
  for (const { lang, address, words } of pages) add(lang, address, words);
  const startOf = searchStartsIn(resolved, schemas);
  return new Map([...byLanguage].flatMap(([lang, index]) => indexFiles(lang, index, startOf)));
}

/** The files of an index of all pages of a language. */
export function indexFiles(lang: string, index: SearchIndex, startOf: StartOf): SearchFile[] {
  return [
    startFile(lang, { pages: index.pages, ...startOf(lang) }),
    // A file that is missing could not be told from one that has failed to come.
    ...Array.from({ length: SEARCH_FILES }, (_, number) => shardFile(lang, number, packShard(index.shard(number)))),
  ];
}

/** The first file of a language. */
export const startFile = (lang: string, start: SearchStart): SearchFile => [
  searchAddress(lang, 'index'),
  JSON.stringify(start),
];

/** A part of the index of a language. */
export const shardFile = (lang: string, number: number, shard: PackedShard): SearchFile => [
  searchAddress(lang, number),
  JSON.stringify(shard),
];
