import { readSite } from '../../src/engine/disk/read-site.ts';
import { foundPages, searchFiles } from '../../src/engine/search/search-files.ts';
import type { ResolvedPage } from '../../src/model/page/types.ts';
import { searchAddress, shardOf, type SearchStart } from '../../src/model/search-index/files.ts';
import { searchedPage, type SearchedPage } from '../../src/model/search-index/searched-page.ts';
import { unpackShard, type PackedShard } from '../../src/model/search-index/shard.ts';
import { queryWords, termsOf, rank, type Found } from '../../src/search/rank.ts';
import { resolved } from './bundle.ts';

/** The search of a site, as its files have it. */
interface SiteSearch {
  files: Map<string, string>;
  /** What is found on a page, as the search of a language reads it out of its data. */
  page: (address: string, lang?: string) => SearchedPage;
  /** The pages that can be found, by their addresses, with their titles. */
  titles: Map<string, string>;
  find: (query: string, lang?: string) => Found;
}

/** Makes the search of a folder with pages. */
export function searchOf(root: string): SiteSearch {
  const { schemas } = readSite(root);
  const site = resolved(root, { today: '2026-11-22' });
  const found = [...foundPages(site, schemas)];
  const data = new Map(found.map(({ address, page }) => [address, JSON.stringify(page)]));
  const titles = new Map(found.map(({ address, page }) => [address, page.title]));
  const files = searchFiles(found, site, schemas);
  const read = <T>(name: string): T => JSON.parse(files.get(name) ?? 'null') as T;
  const startIn = (lang: string): SearchStart => read(searchAddress(lang, 'index'));
  return {
    files,
    titles,
    page: (address, lang = site.site.lang) =>
      searchedPage(JSON.parse(data.get(address) ?? '') as ResolvedPage, startIn(lang).fields),
    find: (query, lang = site.site.lang) => {
      const asked = queryWords(query);
      const shardWith = (word: string) => unpackShard(read<PackedShard>(searchAddress(lang, shardOf(word))));
      const shards = [...termsOf(asked)].map((word) => [word, shardWith(word)] as const);
      return rank(asked, new Map(shards), startIn(lang).pages);
    },
  };
}
