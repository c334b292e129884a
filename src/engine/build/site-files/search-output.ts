import path from 'node:path';
import { dataAddressOf } from '../../../model/addresses/address.ts';
import { addTo } from '../../../model/add-to.ts';
import { isOfSearchIndex, SEARCH_FILES, searchAddress, type SearchStart } from '../../../model/search-index/files.ts';
import { searchedPage } from '../../../model/search-index/searched-page.ts';
import type { PackedShard } from '../../../model/search-index/shard.ts';
import type { ResolvedPage } from '../../../model/page/types.ts';
import { engineKey } from '../../disk/cache/engine-key.ts';
import { readJson } from '../../disk/files/read-json.ts';
import { indexFiles, shardFile, startFile, type SearchFile, type StartOf } from '../../search/search-files.ts';
import { changedShard } from '../../search/changed-shard.ts';
import { createSearchIndex, shardsChanged } from '../../search/search-index.ts';
import { wordWeights, type WordWeights } from '../../search/word-weights.ts';
import type { PageRecord } from '../build-record.ts';
import { hashOf } from '../../disk/files/hash.ts';
import { isUnchanged, isIntact, writeOrReuse, type LastOutput, type OutputFolder } from '../output/output-folder.ts';
import { languageOf, type NewWords } from './new-words.ts';

/** Of so many pages that have changed it is found out which parts of the index have other words; of more, it is all. */
const FEW = 50;

type SearchKeys = Readonly<Record<string, Pick<PageRecord, 'searchKey'>>>;

/** What there is before the index is written. */
interface IndexContext {
  output: OutputFolder;
  last: LastOutput;
  /** What the search had of each page at the last build, and what it has now. */
  before: SearchKeys;
  now: SearchKeys;
  /** The folder that is filled. */
  dir: string;
  words: NewWords;
  startOf: StartOf;
}

/**
 * Writes the index of all pages that can be found. Of one that is whole, only the parts are made anew that say
 * something of pages whose words have changed.
 */
export function writeSearchIndex(context: IndexContext): void {
  const { output, now } = context;
  const languages = new Map<string, string[]>();
  for (const [address, { searchKey }] of Object.entries(now)) {
    const lang = languageOf(searchKey);
    if (lang) addTo(languages, lang, address);
  }
  for (const [lang, addresses] of languages) {
    const files = isKept(lang, context)
      ? changedFiles(lang, addresses.length, context)
      : allFiles(lang, addresses, context);
    for (const file of files) writeOrReuse(fileNameOf(file), keyOf(file[1]), () => file[1], output);
    for (const name of namesOf(lang)) if (!output.files[name]) output.reuse(name);
  }
}

/** The files of a language's index, made anew. */
function allFiles(lang: string, addresses: string[], { dir, words, startOf }: IndexContext): SearchFile[] {
  const index = words.byLanguage.get(lang) ?? createSearchIndex();
  for (const address of addresses)
    if (!words.addresses.has(address)) index.add(address, wordsIn(dir, address, startOf(lang)));
  return indexFiles(lang, index, startOf);
}

/** The files of a language's index that say something of pages whose words have changed. */
function changedFiles(lang: string, pages: number, context: IndexContext): SearchFile[] {
  const { last, before, now, words, startOf } = context;
  const isOther = (address: string): boolean =>
    before[address]?.searchKey !== now[address]?.searchKey &&
    [before, now].some((keys) => languageOf(keys[address]?.searchKey) === lang);
  const changed = new Set([...Object.keys(before), ...Object.keys(now)].filter(isOther));
  const fresh = words.byLanguage.get(lang) ?? createSearchIndex();
  const parts = partsOf(lang, changed, context).map((number) => {
    const known = readData<PackedShard>(last.dir, searchAddress(lang, number));
    const shard = changedShard(known, (address) => !changed.has(address), fresh.shard(number));
    return shardFile(lang, number, shard);
  });
  return [startFile(lang, { pages, ...startOf(lang) }), ...parts];
}

/** The parts of a language's index that may have words of some pages which are new or gone. */
function partsOf(
  lang: string,
  changed: ReadonlySet<string>,
  { last, before, now, dir, startOf }: IndexContext,
): number[] {
  const isFound = (keys: SearchKeys, address: string): boolean => languageOf(keys[address]?.searchKey) === lang;
  const isReadable = (address: string): boolean => {
    const name = dataAddressOf(address).slice(1);
    return !isFound(before, address) || isUnchanged(last, name, last.files[name]?.key);
  };
  if (changed.size > FEW || ![...changed].every(isReadable)) return Array.from({ length: SEARCH_FILES }, (_, n) => n);
  const wordsOf = (keys: SearchKeys, folder: string, address: string): WordWeights | undefined =>
    isFound(keys, address) ? wordsIn(folder, address, startOf(lang)) : undefined;
  const numbers = [...changed].flatMap((address) => [
    ...shardsChanged(wordsOf(before, last.dir, address), wordsOf(now, dir, address)),
  ]);
  return [...new Set(numbers)];
}

/** What a file of the site says, by its address. */
export const readData = <T>(dir: string, address: string): T => readJson<T>(path.join(dir, address));

/** The words of a page, as its data has them. */
const wordsIn = (dir: string, address: string, { fields }: Pick<SearchStart, 'fields'>): WordWeights =>
  wordWeights(searchedPage(readData<ResolvedPage>(dir, dataAddressOf(address)), fields));

/** The name of a file of the index in the output. */
export const fileNameOf = ([address]: SearchFile): string => address.slice(1);

/** An index is made of words, and by code that weighs them. */
const keyOf = (text: string): string => hashOf(text, engineKey());

/** Whether nobody has touched the index since the last build. */
export const isSearchIndexLeft = (last: LastOutput): boolean =>
  Object.keys(last.files)
    .filter(isOfSearchIndex)
    .every((name) => isIntact(last, name));

/** The files of a language's index. */
const namesOf = (lang: string): string[] =>
  (['index', ...Array(SEARCH_FILES).keys()] as const).map((name) => searchAddress(lang, name).slice(1));

/**
 * Whether the last index of a language is whole, and this code has made it of data that have words at the same places.
 */
function isKept(lang: string, { last, startOf }: IndexContext): boolean {
  const names = namesOf(lang);
  if (!names.every((name) => isIntact(last, name))) return false;
  const address = searchAddress(lang, 'index');
  const { pages } = readData<SearchStart>(last.dir, address);
  return last.files[address.slice(1)]?.key === keyOf(startFile(lang, { pages, ...startOf(lang) })[1]);
}
