import { compoundsIn } from '../model/search-index/compounds.ts';
import { isSearchable, placesIn, withoutPrefixes } from '../model/search-index/words.ts';
import type { SearchShard } from '../model/search-index/shard.ts';
import { isTypo, similarity } from './match.ts';

/** A page that was found, by its address without the base path, and how well it fits the query. */
export interface Hit {
  address: string;
  score: number;
}

/** What was found: the best pages first, and all words of the index that count as one that was typed. */
export interface Found {
  hits: Hit[];
  meant: Set<string>;
}

/** What a word that was probably meant counts, where no word is the one that was typed. */
const TYPO = 0.3;
/** Pages that have much less of what is rare in the query than the best one are left out. */
const SHARE = 0.6;
/** The rarity of a word that two pages of three have. */
const COMMON = Math.log(2.5);

/** A word of a query. */
interface QueryWord {
  /** What the index has of it. */
  pieces: string[];
  /**
   * What a page may have in its place: what hyphens put together of it and its neighbors, in one word; in Hebrew the word
   * without what is written in one with it.
   */
  others: string[];
}

/** The words of a query that can be looked for, each once. */
export function queryWords(query: string): QueryWord[] {
  const others = [...compoundsIn(query), ...withoutPrefixes(query)];
  const found = placesIn(query).flatMap((places): QueryWord[] => {
    const pieces = places.map(({ word }) => word).filter(isSearchable);
    const [first] = places;
    const around = others.filter(({ start, end }) => first && start <= first.start && first.end <= end);
    return pieces.length > 0 ? [{ pieces, others: around.map(({ word }) => word) }] : [];
  });
  return [...new Map(found.map((word) => [word.pieces.join(' '), word])).values()];
}

/** The terms to look up in the index for the words of a query. */
export const termsOf = (query: readonly QueryWord[]): Set<string> =>
  new Set(query.flatMap(({ pieces, others }) => [...pieces, ...others]));

/**
 * Ranks the pages for a query: each of its words counts by how rare it is (inverse document frequency), and pages are
 * ahead that have more of them.
 * @param shards for each term, the part of the index that may have it
 * @param total how many pages there are
 */
export function rank(query: readonly QueryWord[], shards: ReadonlyMap<string, SearchShard>, total: number): Found {
  const found = query.map(({ pieces, others }, index) => {
    const alikeOf = (typed: string): Alike[] => {
      const shard = shards.get(typed);
      return shard ? wordsLike(typed, shard, index === query.length - 1) : [];
    };
    const instead = others.flatMap(alikeOf);
    const alike = pieces.map((piece) => [...alikeOf(piece), ...instead]);
    const pages = pagesWithMost(alike.map(pagesWith));
    const words = alike.flat().map(({ word }) => word);
    return { pages, words, rarity: Math.log(1 + total / (pages.size || 1)) };
  });
  const pages = new Map<string, { sum: number; reached: number }>();
  for (const { pages: scored, rarity } of found)
    for (const [address, score] of scored) {
      const page = pages.get(address) ?? { sum: 0, reached: 0 };
      pages.set(address, { sum: page.sum + score * rarity, reached: page.reached + rarity });
    }
  const most = Math.max(...[...pages.values()].map(({ reached }) => reached));
  const hits = [...pages]
    .filter(([, { reached }]) => reached >= most * SHARE)
    .map(([address, { sum, reached }]): Hit => ({ address, score: sum * (reached / most) ** 3 }))
    .toSorted((a, b) => b.score - a.score || (a.address < b.address ? -1 : 1));
  // What nearly every page says tells nobody why this one was found.
  const telling = found.filter(({ rarity }) => rarity > COMMON);
  return { hits, meant: new Set((telling.length > 0 ? telling : found).flatMap(({ words }) => words)) };
}

/** A word of the index that may be what was typed, and what it says of each page. */
interface Alike {
  word: string;
  pages: [address: string, score: number][];
}

/** The words that may be what was typed. Typos count where nothing else does. */
function wordsLike(typed: string, { pages, words }: SearchShard, isLast: boolean): Alike[] {
  const similar = words.map(([word]) => similarity(word, typed, isLast));
  const quality = similar.some(Boolean) ? similar : words.map(([word]) => (isTypo(word, typed) ? TYPO : 0));
  return words.flatMap(([word, ...places], index) => {
    const like = quality[index];
    return like ? [{ word, pages: scores(pages, places, like) }] : [];
  });
}

function scores(pages: readonly string[], places: readonly number[], like: number): Alike['pages'] {
  const found: Alike['pages'] = [];
  for (let at = 0; at < places.length; at += 2)
    found.push([pages[places[at] ?? 0] ?? '', like * (places[at + 1] ?? 0)]);
  return found;
}

/** What pages say of a word that have most of its pieces: much less where some are missing. */
function pagesWithMost(pieces: readonly Map<string, number>[]): Map<string, number> {
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  const found = new Map<string, number>();
  for (const address of new Set(pieces.flatMap((pages) => [...pages.keys()]))) {
    const said = pieces.flatMap((pages) => pages.get(address) ?? []);
    if (said.length < pieces.length * SHARE) continue;
    const sum = said.reduce((all, score) => all + score, 0);
    found.set(address, (sum / pieces.length) * (said.length / pieces.length) ** 3);
  }
  return found;
}

/** What each page says of a word, in the form of it that says most. */
function pagesWith(alike: readonly Alike[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { pages } of alike)
    for (const [address, score] of pages) found.set(address, Math.max(found.get(address) ?? 0, score));
  return found;
}
