import { dataAddressOf } from '../model/addresses/address.ts';
import type { ResolvedPage } from '../model/page/types.ts';
import { searchAddress, shardOf, type SearchStart } from '../model/search-index/files.ts';
import { searchedPage, type SearchedPage } from '../model/search-index/searched-page.ts';
import { unpackShard, type SearchShard } from '../model/search-index/shard.ts';

/** The site's folder on its host: empty, or like `/site`. */
export const basePath = document.getElementById('_page')?.dataset['base'] ?? '';
/** The button of the search. It holds what is typed before the search is there (boot/search.ts). */
export const opener = document.querySelector('header [data-search]') as HTMLButtonElement;
/** The language that the page was written in: browsers that translate it have the document say theirs. */
const lang = opener.dataset['search'] ?? '';

const files = new Map<string, Promise<unknown>>();

/** There is no such file. */
export class Missing extends Error {}

/**
 * A file of the search, asked for once; after a failure it can be asked for again.
 * @param read what is kept of what the file has
 */
function load<T, Kept>(address: string, read: (data: T) => Kept): Promise<Kept> {
  const known = files.get(address);
  if (known) return known as Promise<Kept>;
  const file = fetch(basePath + address).then(async (answer) => {
    const Fault = answer.status === 404 ? Missing : Error;
    if (!answer.ok) throw new Fault(`${address} could not be loaded (status ${answer.status}).`);
    return read((await answer.json()) as T);
  });
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/** What the search has to know and to say on pages like this one. */
export const loadStart = (): Promise<SearchStart> => load(searchAddress(lang, 'index'), (start: SearchStart) => start);

/** The part of the index that a word is in, if any has it. */
export const loadShard = (word: string): Promise<SearchShard> => load(searchAddress(lang, shardOf(word)), unpackShard);

/** What is found on a page: in its data, which is smaller than its document. */
export const loadPage = (address: string, { fields }: SearchStart): Promise<SearchedPage> =>
  load(dataAddressOf(address), (page: ResolvedPage) => searchedPage(page, fields));
