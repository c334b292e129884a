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

/** For up to so many changed pages, only the shards of the index with their words are updated; for more, all are. */
const MAX_PATCHED = 50;

type SearchKeys = Readonly<Record<string, Pick<PageRecord, 'searchKey'>>>;

interface IndexContext {
  output: OutputFolder;
  last: LastOutput;
  /** The search keys of pages at the last build, and now. */
  before: SearchKeys;
  now: SearchKeys;
  /** The folder of the output. */
  dir: string;
  words: NewWords;
  startOf: StartOf;
}

/**
 * Writes the search index of each language. Of an intact one, only those shards are updated that have words of changed
 * pages.
 */
export function writeSearchIndex(context: IndexContext): void {
  const { output, now } = context;
  const languages = new Map<string, string[]>();
  for (const [address, { searchKey }] of Object.entries(now)) {
    const lang = languageOf(searchKey);
    if (lang) addTo(languages, lang, address);
  }
  for (const [lang, addresses] of languages) {
    const files = isReusable(lang, context)
      ? changedFiles(lang, addresses.length, context)
      : allFiles(lang, addresses, context);
    for (const file of files) writeOrReuse(fileNameOf(file), keyOf(file[1]), () => file[1], output);
    for (const name of namesOf(lang)) if (!output.files[name]) output.reuse(name);
  }
}

/** All files of a language's index. */
function allFiles(lang: string, addresses: string[], { dir, words, startOf }: IndexContext): SearchFile[] {
  const index = words.byLanguage.get(lang) ?? createSearchIndex();
  for (const address of addresses)
    if (!words.addresses.has(address)) index.add(address, wordsIn(dir, address, startOf(lang)));
  return indexFiles(lang, index, startOf);
}

/** The files of a language's index that change. */
function changedFiles(lang: string, pages: number, context: IndexContext): SearchFile[] {
  const { last, before, now, words, startOf } = context;
  const isOther = (address: string): boolean =>
    before[address]?.searchKey !== now[address]?.searchKey &&
    [before, now].some((keys) => languageOf(keys[address]?.searchKey) === lang);
  const changed = new Set([...Object.keys(before), ...Object.keys(now)].filter(isOther));
  const fresh = words.byLanguage.get(lang) ?? createSearchIndex();
  const parts = shardsOf(lang, changed, context).map((number) => {
    const known = readData<PackedShard>(last.dir, searchAddress(lang, number));
    const shard = changedShard(known, (address) => !changed.has(address), fresh.shard(number));
    return shardFile(lang, number, shard);
  });
  return [startFile(lang, { pages, ...startOf(lang) }), ...parts];
}

/** The numbers of the shards that may have words of changed pages. */
function shardsOf(
  lang: string,
  changed: ReadonlySet<string>,
  { last, before, now, dir, startOf }: IndexContext,
): number[] {
  const isFound = (keys: SearchKeys, address: string): boolean => languageOf(keys[address]?.searchKey) === lang;
  const isReadable = (address: string): boolean => {
    const name = dataAddressOf(address).slice(1);
    return !isFound(before, address) || isUnchanged(last, name, last.files[name]?.key);
  };
  if (changed.size > MAX_PATCHED || ![...changed].every(isReadable))
    return Array.from({ length: SEARCH_FILES }, (_, n) => n);
  const wordsOf = (keys: SearchKeys, folder: string, address: string): WordWeights | undefined =>
    isFound(keys, address) ? wordsIn(folder, address, startOf(lang)) : undefined;
  const numbers = [...changed].flatMap((address) => [
    ...shardsChanged(wordsOf(before, last.dir, address), wordsOf(now, dir, address)),
  ]);
  return [...new Set(numbers)];
}

/** Reads a JSON file of the output by its address. */
export const readData = <T>(dir: string, address: string): T => readJson<T>(path.join(dir, address));

/** The weighted words of a page, from its data. */
const wordsIn = (dir: string, address: string, { fields }: Pick<SearchStart, 'fields'>): WordWeights =>
  wordWeights(searchedPage(readData<ResolvedPage>(dir, dataAddressOf(address)), fields));

/** The name of a file of the index in the output. */
export const fileNameOf = ([address]: SearchFile): string => address.slice(1);

/** The key of an index file: its text, and the engine, since that weighs words. */
const keyOf = (text: string): string => hashOf(text, engineKey());

/** Whether the index has not been changed since the last build. */
export const isSearchIndexIntact = (last: LastOutput): boolean =>
  Object.keys(last.files)
    .filter(isOfSearchIndex)
    .every((name) => isIntact(last, name));

/** The names of the files of a language's index. */
const namesOf = (lang: string): string[] =>
  (['index', ...Array(SEARCH_FILES).keys()] as const).map((name) => searchAddress(lang, name).slice(1));

/** Whether the last index of a language is intact, and was made by this engine with the same fields. */
function isReusable(lang: string, { last, startOf }: IndexContext): boolean {
  const names = namesOf(lang);
  if (!names.every((name) => isIntact(last, name))) return false;
  const address = searchAddress(lang, 'index');
  const { pages } = readData<SearchStart>(last.dir, address);
  return last.files[address.slice(1)]?.key === keyOf(startFile(lang, { pages, ...startOf(lang) })[1]);
}
