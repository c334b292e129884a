import { FIRST_LETTERS, shardOf, wordsIn, type SearchedPage } from '../../model/search.ts';
import type { SearchShard } from '../../model/search-shard.ts';

/** The words of a page and what each says of it: all that the index has to know. */
export type PageWords = ReadonlyMap<string, number>;

/** How much the place of a word says. A title says what a page is: the fewer its words, the more each of them. */
const TITLE = 60;
const TAB_TITLE = 40;
const HEADING = 6;
const DESCRIPTION = 4;
/** However often a word comes in running text. */
const MOST = 4;

/** A weight that is raised as far as it may be. */
const raised = (before: number, by: number, most: number): number => Math.max(before, Math.min(most, before + by));

/** What each word of a title weighs. */
const shared = (weight: number, title: string): number => Math.round(weight / Math.sqrt(wordsIn(title).length || 1));

/** The words of a page and what each weighs. */
export function pageWords({ title, tabTitle = '', description, parts }: SearchedPage): PageWords {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number, most = Infinity): void => {
    for (const word of wordsIn(text))
      if (word.length >= FIRST_LETTERS) weights.set(word, raised(weights.get(word) ?? 0, weight, most));
  };
  for (const { text } of parts) add(text, 1, MOST);
  for (const { heading } of parts) if (heading) add(heading, HEADING, MOST + HEADING);
  add(description, DESCRIPTION);
  add(title, shared(TITLE, title));
  const inTabs = shared(TAB_TITLE, tabTitle);
  add(tabTitle, inTabs, inTabs);
  return weights;
}

type Weighed = readonly [word: string, weight: number];

/** An index of pages by address, of which nothing but their words is kept. */
export interface SearchIndex {
  /** How many pages are in it. */
  readonly pages: number;
  /** Takes in a page. They come in the order of their addresses: the same pages make the same bytes. */
  add(address: string, words: Iterable<Weighed>): void;
  /** Its parts, by their numbers. */
  shards(): Map<number, SearchShard>;
}

export function searchIndex(): SearchIndex {
  const addresses: string[] = [];
  const places = new Map<string, number[]>();
  return {
    get pages() {
      return addresses.length;
    },
    add: (address, words) => {
      const page = addresses.push(address) - 1;
      for (const [word, weight] of words) listed(places, word, (): number[] => []).push(page, weight);
    },
    shards: () => {
      const parts = new Map<number, string[]>();
      for (const word of places.keys()) listed(parts, shardOf(word), (): string[] => []).push(word);
      return new Map([...parts].map(([number, words]) => [number, shardWith(words, places, addresses)]));
    },
  };
}

/** The parts of the index that say something else of a page than before. */
export function shardsChanged(before: PageWords = new Map(), after: PageWords = new Map()): Set<number> {
  const words = new Set([...before.keys(), ...after.keys()]);
  return new Set([...words].filter((word) => before.get(word) !== after.get(word)).map(shardOf));
}

/**
 * A part of the index with one page as it is now and the others as they were: the same as an index of all has. Undefined
 * where no page is left.
 */
export function withPage(
  shard: SearchShard | undefined,
  number: number,
  address: string,
  words: PageWords = new Map(),
): SearchShard | undefined {
  const pages = shard ? pagesIn(shard) : new Map<string, Weighed[]>();
  const weighed = [...words].filter(([word]) => shardOf(word) === number);
  if (weighed.length > 0) pages.set(address, weighed);
  else pages.delete(address);
  const index = searchIndex();
  for (const each of [...pages.keys()].toSorted()) index.add(each, pages.get(each) ?? []);
  return index.shards().get(number);
}

/** @param places by word: the position of a page among all, and the weight, in turns */
function shardWith(words: string[], places: ReadonlyMap<string, number[]>, addresses: string[]): SearchShard {
  const used = new Set<number>();
  const eachPlace = (word: string, call: (page: number, weight: number) => void): void => {
    const list = places.get(word) ?? [];
    for (let at = 0; at < list.length; at += 2) call(list[at] ?? 0, list[at + 1] ?? 0);
  };
  for (const word of words) eachPlace(word, (page) => used.add(page));
  const pages = [...used].toSorted((a, b) => a - b);
  const positions = new Map(pages.map((page, position) => [page, position]));
  return {
    pages: pages.map((page) => addresses[page] ?? ''),
    words: words.toSorted().map((word) => {
      const row: SearchShard['words'][number] = [word];
      eachPlace(word, (page, weight) => row.push(positions.get(page) ?? 0, weight));
      return row;
    }),
  };
}

function pagesIn({ pages, words }: SearchShard): Map<string, Weighed[]> {
  const part = new Map(pages.map((address): [string, Weighed[]] => [address, []]));
  for (const [word, ...places] of words)
    for (let at = 0; at < places.length; at += 2)
      part.get(pages[places[at] ?? 0] ?? '')?.push([word, places[at + 1] ?? 0]);
  return part;
}

/** What a map has under a key; made, where it has nothing. */
function listed<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
