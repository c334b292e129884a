import fs from 'node:fs';
import path from 'node:path';
import {
  SEARCH,
  SEARCH_FILES,
  searchAddress,
  searchedPageAddress,
  type SearchedPage,
  type SearchStart,
} from '../../../model/search.ts';
import { unpackShard, type PackedShard, type SearchShard } from '../../../model/search-shard.ts';
import { codeKey } from '../../disk/cache/code-key.ts';
import { pageWords, shardsChanged, withPage, type PageWords } from '../../search/search-index.ts';
import { indexFiles, shardFile, startFile, type SearchFile, type WordsOf } from '../../search/search-files.ts';
import { hashOf } from '../hash.ts';
import { isAsLeft, put, type LastOutput, type OutputFolder, type WrittenFiles } from '../output/output-folder.ts';

const PAGES = `${SEARCH}/pages/`;

/** The page of a file that says what is found on it: `_search/pages/about.json` is "/about". */
const addressOf = (name: string): string => `/${name.slice(PAGES.length, -'.json'.length)}`.replace(/^\/index$/, '/');

const pageName = (address: string): string => searchedPageAddress(address).slice(1);

const nameOf = ([address]: SearchFile): string => address.slice(1);

/** Files of a folder as data. */
type Read = <T>(name: string) => T;

/** What there is before the index is written. */
interface Around {
  output: OutputFolder;
  last: LastOutput;
  /** The files of the pages, here or written by threads. */
  written: WrittenFiles;
  /** The folder that is filled. */
  dir: string;
  wordsOf: WordsOf;
}

/** What of that is read as data: files of this build, and of the last one. */
interface Reading extends Around {
  now: Read;
  before: Read;
}

const reader =
  (dir: string): Read =>
  <T>(name: string) =>
    JSON.parse(fs.readFileSync(path.join(dir, name), 'utf8')) as T;

/** The words of a page before and after, in a language. */
interface Change {
  address: string;
  before?: PageWords;
  after?: PageWords;
}

/**
 * Writes the index of all pages that can be found. Where it is known what has changed since the last build, only the
 * parts are made anew that say something of that.
 */
export function writeSearchIndex(given: Around): void {
  const around: Reading = { ...given, now: reader(given.dir), before: reader(given.last.dir) };
  const { output, last, written, now, wordsOf } = around;
  const names = Object.keys(written).filter((name) => name.startsWith(PAGES));
  if (names.length === 0) return;
  const known = Object.keys(last.files).filter((name) => name.startsWith(PAGES));
  const changed = [
    ...names.filter((name) => written[name]?.key !== last.files[name]?.key),
    ...known.filter((name) => !written[name]),
  ];
  const languages = isKept(around) && changed.length * 2 < names.length ? changesIn(changed, around) : undefined;
  const files = languages
    ? [...languages].flatMap(([lang, changes]) => changedFiles(lang, changes, around))
    : indexFiles(names.map(addressOf), (address) => now<SearchedPage>(pageName(address)), wordsOf);
  for (const file of files) put(nameOf(file), keyOf(file[1]), () => file[1], output);
  if (!languages) return;
  for (const name of indexNames(last)) if (!output.files[name]) output.carry(name);
}

/** Writes the index of a folder that was put together of parts: each part has that of its own pages. */
export function writeMergedIndex(dir: string): void {
  const read = reader(dir);
  const below = path.join(dir, PAGES);
  if (!fs.existsSync(below)) return;
  const names = fs
    .readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => PAGES + name.split(path.sep).join('/'));
  const wordsOf: WordsOf = (lang) => read<SearchStart>(searchAddress(lang, 'index').slice(1)).words;
  for (const file of indexFiles(names.map(addressOf), (address) => read<SearchedPage>(pageName(address)), wordsOf)) {
    const target = path.join(dir, nameOf(file));
    // It may be a second name of the part's own file.
    fs.rmSync(target, { force: true });
    fs.writeFileSync(target, file[1]);
  }
}

/** An index is made of words, and by code that weighs them. */
const keyOf = (text: string): string => hashOf(text, codeKey());

/** Whether a file is a part of the index, by its name. */
export const isOfSearchIndex = (name: string): boolean => name.startsWith(`${SEARCH}/`) && !name.startsWith(PAGES);

/** Whether nobody has touched the index since the last build. */
export const isSearchIndexLeft = (last: LastOutput): boolean =>
  indexNames(last).every((name) => isAsLeft(last, name, last.files[name]?.key));

const indexNames = ({ files }: LastOutput): string[] => Object.keys(files).filter(isOfSearchIndex);

/** Whether the last index is whole, and this code has made it. */
function isKept({ last, before, wordsOf }: Reading): boolean {
  const names = indexNames(last);
  const starts = names.filter((name) => name.endsWith('/index.json'));
  const isCurrent = (name: string): boolean => {
    const lang = name.split('/')[1] ?? '';
    const { pages } = before<SearchStart>(name);
    return last.files[name]?.key === keyOf(startFile(lang, { pages, words: wordsOf(lang) })[1]);
  };
  return (
    starts.length > 0 &&
    names.length === starts.length * (SEARCH_FILES + 1) &&
    isSearchIndexLeft(last) &&
    starts.every(isCurrent)
  );
}

/** What has changed in each language. Undefined where one has come or gone as a whole: that is seldom. */
function changesIn(names: string[], { last, written, now, before }: Reading): Map<string, Change[]> | undefined {
  const languages = new Map<string, Change[]>();
  const add = ({ lang }: SearchedPage, change: Change): void =>
    void languages.set(lang, [...(languages.get(lang) ?? []), change]);
  for (const name of names) {
    const address = addressOf(name);
    const old = last.files[name] && before<SearchedPage>(name);
    const page = written[name] && now<SearchedPage>(name);
    if (old && page && old.lang === page.lang) add(page, { address, before: pageWords(old), after: pageWords(page) });
    else {
      if (old) add(old, { address, before: pageWords(old) });
      if (page) add(page, { address, after: pageWords(page) });
    }
  }
  const isWhole = [...languages].every(([lang, changes]) => {
    const start = last.files[searchAddress(lang, 'index').slice(1)] && countAfter(lang, changes, before);
    return start !== undefined && start > 0;
  });
  return isWhole ? languages : undefined;
}

/** How many pages a language has after some changes. */
function countAfter(lang: string, changes: Change[], before: Read): number {
  const { pages } = before<SearchStart>(searchAddress(lang, 'index').slice(1));
  return changes.reduce((count, change) => count + (change.after ? 1 : 0) - (change.before ? 1 : 0), pages);
}

/** The files of a language's index that say something of what has changed. */
function changedFiles(lang: string, changes: Change[], { before, wordsOf }: Reading): SearchFile[] {
  const numbers = new Set(changes.flatMap((change) => [...shardsChanged(change.before, change.after)]));
  const parts = [...numbers].map((number) => {
    let shard: SearchShard | undefined = unpackShard(before<PackedShard>(searchAddress(lang, number).slice(1)));
    for (const { address, after } of changes) shard = withPage(shard, number, address, after);
    return shardFile(lang, number, shard);
  });
  return [startFile(lang, { pages: countAfter(lang, changes, before), words: wordsOf(lang) }), ...parts];
}
