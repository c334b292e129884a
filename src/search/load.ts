import { searchAddress, searchedPageAddress, shardOf, type SearchedPage, type SearchStart } from '../model/search.ts';
import { unpackShard, type SearchShard } from '../model/search-shard.ts';

/** The site's folder on its host: empty, or like `/site`. */
export const basePath = document.getElementById('_page')?.dataset['base'] ?? '';
const { lang } = document.documentElement;

const files = new Map<string, Promise<unknown>>();

/**
 * A file of the search, asked for once; after a failure it can be asked for again.
 * @param read what is kept of what the file has
 */
function load<T, Kept>(address: string, read: (data: T) => Kept): Promise<Kept> {
  const known = files.get(address);
  if (known) return known as Promise<Kept>;
  const file = fetch(basePath + address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address} could not be loaded (status ${answer.status}).`);
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

/** What is found on a page. */
export const loadPage = (address: string): Promise<SearchedPage> =>
  load(searchedPageAddress(address), (page: SearchedPage) => page);
