import { shardOf } from '../../model/search-index/files.ts';
import { getOrInsert } from '../../model/memoize.ts';
import { addTo } from '../../model/add-to.ts';
import type { SearchShard } from '../../model/search-index/shard.ts';
import type { WordWeights } from './word-weights.ts';

/**
 * A page that has a word, by its number, and how much that says of it: in one number, since a large site has millions
 * of them.
 */
type Place = number;

/** More than any weight. */
const WEIGHTS = 1_024;

const placeOf = (page: number, weight: number): Place => page * WEIGHTS + Math.min(weight, WEIGHTS - 1);
const pageAt = (place: Place): number => Math.floor(place / WEIGHTS);
const weightAt = (place: Place): number => place % WEIGHTS;

/** An index of pages by address, of which nothing but their words is kept. The same pages make the same parts. */
export interface SearchIndex {
  /** How many pages are in it. */
  readonly pages: number;
  /** Takes in a page, once. */
  add(address: string, words: WordWeights): void;
  /** Takes in the pages of a part of another index. @param isTaken tells which of them, if not all */
  addShard(shard: SearchShard, isTaken?: (address: string) => boolean): void;
  /** One of its parts. */
  shard(number: number): SearchShard;
}

/** An index without pages. */
export function createSearchIndex(): SearchIndex {
  const addresses: string[] = [];
  const places = new Map<string, Place[]>();
  let order: Order | undefined;
  return {
    get pages() {
      return addresses.length;
    },
    add: (address, words) => {
      order = undefined;
      const page = addresses.push(address) - 1;
      for (const [word, weight] of words) addTo(places, word, placeOf(page, weight));
    },
    addShard: ({ pages, words }, isTaken = () => true) => {
      order = undefined;
      const numbers = pages.map((address) => (isTaken(address) ? addresses.push(address) - 1 : undefined));
      for (const row of words) {
        const list = places.get(row[0]) ?? [];
        for (let at = 1; at < row.length; at += 2) {
          const page = numbers[row[at] as number];
          if (page !== undefined) list.push(placeOf(page, row[at + 1] as number));
        }
        if (list.length > 0) places.set(row[0], list);
      }
    },
    shard: (number) => {
      order ??= orderOf(places.keys(), addresses);
      return shardWith(order.words.get(number) ?? [], places, order);
    },
  };
}

/** An index for each language. */
export interface SearchIndexes {
  readonly byLanguage: ReadonlyMap<string, SearchIndex>;
  /** Takes a page into the index of its language, once. */
  add(lang: string, address: string, words: WordWeights): void;
}

/** Indexes without pages: one begins with the first page of its language. */
export function createSearchIndexes(): SearchIndexes {
  const byLanguage = new Map<string, SearchIndex>();
  return {
    byLanguage,
    add: (lang, address, words) => getOrInsert(byLanguage, lang, createSearchIndex).add(address, words),
  };
}

/** The parts of the index that say something else of a page than before. */
export function shardsChanged(before: WordWeights = new Map(), after: WordWeights = new Map()): Set<number> {
  const words = new Set([...before.keys(), ...after.keys()]);
  return new Set([...words].filter((word) => before.get(word) !== after.get(word)).map(shardOf));
}

/**
 * Parts of the same number as one.
 * @param isLeft tells which pages of the first are still as they were
 */
export function joinShards(
  number: number,
  [first, ...others]: SearchShard[],
  isLeft: (address: string) => boolean = () => true,
): SearchShard {
  const index = createSearchIndex();
  if (first) index.addShard(first, isLeft);
  for (const shard of others) index.addShard(shard);
  return index.shard(number);
}

/** In which order pages and words stand in files. */
interface Order {
  /** The words of each part. */
  words: ReadonlyMap<number, string[]>;
  /** The pages by their addresses, and the place of each among them. */
  sorted: readonly string[];
  ranks: readonly number[];
}

function orderOf(words: Iterable<string>, addresses: readonly string[]): Order {
  const parts = new Map<number, string[]>();
  for (const word of words) addTo(parts, shardOf(word), word);
  for (const part of parts.values()) part.sort();
  const sorted = addresses.toSorted();
  const ranks = new Map(sorted.map((address, rank) => [address, rank]));
  return { words: parts, sorted, ranks: addresses.map((address) => ranks.get(address) ?? 0) };
}

function shardWith(
  words: readonly string[],
  places: ReadonlyMap<string, Place[]>,
  { sorted, ranks }: Order,
): SearchShard {
  const placesOf = (word: string): readonly Place[] => places.get(word) ?? [];
  const rankAt = (place: Place): number => ranks[pageAt(place)] ?? 0;
  const isUsed = new Uint8Array(sorted.length);
  for (const word of words) for (const place of placesOf(word)) isUsed[rankAt(place)] = 1;
  const pages: string[] = [];
  const positions = sorted.map((address, rank) => (isUsed[rank] ? pages.push(address) - 1 : 0));
  return {
    pages,
    words: words.map((word) => {
      const row: SearchShard['words'][number] = [word];
      for (const place of placesOf(word)) row.push(positions[rankAt(place)] ?? 0, weightAt(place));
      return row;
    }),
  };
}
