import { readSite } from '../../src/engine/disk/read-site.ts';
import { indexFiles, searchedFile, searchWordsIn } from '../../src/engine/search/search-files.ts';
import {
  searchAddress,
  searchedPageAddress,
  shardOf,
  type SearchedPage,
  type SearchStart,
} from '../../src/model/search.ts';
import { unpackShard, type PackedShard } from '../../src/model/search-shard.ts';
import { askedIn, rank, type Found } from '../../src/search/rank.ts';
import { resolved } from './bundle.ts';

/** The search of a site, as its files have it. */
export interface SiteSearch {
  files: Map<string, string>;
  /** What is found on a page. */
  page: (address: string) => SearchedPage;
  /** The pages that can be found, by their addresses, with their titles. */
  titles: Map<string, string>;
  find: (query: string, lang?: string) => Found;
}

/** Makes the search of a folder with pages. */
export function searchOf(root: string): SiteSearch {
  const content = readSite(root);
  const site = resolved(root, { today: '2026-11-22' });
  const files = new Map<string, string>();
  const pages = new Map<string, SearchedPage>();
  for (const address of site.addresses.keys()) {
    const page = site.page(address);
    const file = page && searchedFile(site, content.schemas, address, page);
    if (file) pages.set(address, JSON.parse(file[1]) as SearchedPage);
    if (file) files.set(...file);
  }
  const pageAt = (address: string): SearchedPage => pages.get(address) as SearchedPage;
  for (const [name, text] of indexFiles([...pages.keys()], pageAt, searchWordsIn(site))) files.set(name, text);
  const titles = new Map([...pages].map(([address, { title }]) => [address, title]));
  const read = <T>(name: string): T => JSON.parse(files.get(name) ?? 'null') as T;
  return {
    files,
    titles,
    page: (address) => read(searchedPageAddress(address)),
    find: (query, lang = site.site.lang) => {
      const asked = askedIn(query);
      return rank(
        asked,
        asked.map((word) => unpackShard(read<PackedShard>(searchAddress(lang, shardOf(word))))),
        read<SearchStart>(searchAddress(lang, 'index')).pages,
      );
    },
  };
}
