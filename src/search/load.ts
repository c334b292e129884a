import {
  searchAddress,
  searchedPageAddress,
  shardOf,
  type SearchedPage,
  type SearchShard,
  type SearchStart,
} from '../model/search.ts';

/** The site's folder on its host: empty, or like `/site`. */
export const basePath = document.getElementById('_page')?.dataset['base'] ?? '';
const { lang } = document.documentElement;

const files = new Map<string, Promise<unknown>>();

/** A file of the search, asked for once; after a failure it can be asked for again. */
function load<T>(address: string): Promise<T> {
  const known = files.get(address);
  if (known) return known as Promise<T>;
  const file = fetch(basePath + address).then((answer) => {
    if (!answer.ok) throw new Error(`${address} could not be loaded (status ${answer.status}).`);
    return answer.json() as Promise<T>;
  });
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/** What the search has to know and to say on pages like this one. */
export const loadStart = (): Promise<SearchStart> => load(searchAddress(lang, 'index'));

/** The part of the index that a word is in, if any has it. */
export const loadShard = (word: string): Promise<SearchShard> => load(searchAddress(lang, shardOf(word)));

/** What is found on a page. */
export const loadPage = (address: string): Promise<SearchedPage> => load(searchedPageAddress(address));
