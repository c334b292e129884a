import { FIRST_LETTERS, shardOf, wordsIn, type SearchedPage, type SearchShard } from '../../model/search.ts';

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

type Weighed = [word: string, weight: number];

/** The index of some pages by address: its parts, by their numbers. */
export function shardsOf(pages: ReadonlyMap<string, PageWords>): Map<number, SearchShard> {
  const parts = new Map<number, Map<string, Weighed[]>>();
  for (const [address, words] of pages)
    for (const weighed of words) {
      const number = shardOf(weighed[0]);
      const part = listed(parts, number, () => new Map<string, Weighed[]>());
      listed(part, address, (): Weighed[] => []).push(weighed);
    }
  return new Map([...parts].map(([number, part]) => [number, shardWith(part)]));
}

/** The parts of the index that say something else of a page than before. */
export function shardsChanged(before: PageWords = new Map(), after: PageWords = new Map()): Set<number> {
  const words = new Set([...before.keys(), ...after.keys()]);
  return new Set([...words].filter((word) => before.get(word) !== after.get(word)).map(shardOf));
}

/**
 * A part of the index with one page as it is now and the others as they were: the same as `shardsOf` makes of all. Undefined
 * where no page is left.
 */
export function withPage(
  shard: SearchShard | undefined,
  number: number,
  address: string,
  words: PageWords = new Map(),
): SearchShard | undefined {
  const part = shard ? pagesIn(shard) : new Map<string, Weighed[]>();
  const weighed = [...words].filter(([word]) => shardOf(word) === number);
  if (weighed.length > 0) part.set(address, weighed);
  else part.delete(address);
  return part.size > 0 ? shardWith(part) : undefined;
}

/** The same pages make the same bytes, in whatever order they came. */
function shardWith(part: ReadonlyMap<string, readonly Weighed[]>): SearchShard {
  const pages = [...part.keys()].toSorted();
  const words = new Map<string, number[]>();
  for (const [position, address] of pages.entries())
    for (const [word, weight] of part.get(address) ?? [])
      listed(words, word, (): number[] => []).push(position, weight);
  const sorted = [...words.keys()].toSorted();
  return { pages, words: sorted.map((word) => [word, ...(words.get(word) ?? [])]) };
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
