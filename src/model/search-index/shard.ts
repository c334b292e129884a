import { addTo } from '../add-to.ts';
import { sharedLetters } from '../words/letters/shared-letters.ts';

/** A part of the index: its words, and the pages that have one of them. */
export interface SearchShard {
  /** Addresses without the site's base path, sorted. */
  pages: string[];
  /**
   * A word; then, in turns, the position of a page that has it, and how much it says of that page. Sorted by the words.
   */
  words: SearchRow[];
}

type SearchRow = [word: string, ...places: number[]];

/**
 * A part of the index as its file has it, a fourth as large: neighbors among addresses differ in their ends, and most
 * pages that have a word are near to each other and say the same of it.
 */
export interface PackedShard {
  /** In turns how many letters an address has in common with the one before, and its further ones. */
  pages: (number | string)[];
  /**
   * A word; then for each weight that it has anywhere the pages in question, each by its distance from the one before.
   */
  words: PackedRow[];
}

/** A word, and for each weight the distances from one of its positions to the next. */
export type PackedRow = [word: string, ...byWeight: [weight: number, ...steps: number[]][]];

/** A part of the index for its file: always the same for the same pages and words. */
export const packShard = ({ pages, words }: SearchShard): PackedShard => ({
  pages: pages.flatMap((address, index) => packAddress(address, pages[index - 1])),
  words: words.map(packRow),
});

/** An address behind the one before it, as the file of the index has it. */
export function packAddress(address: string, before = ''): [shared: number, rest: string] {
  const shared = sharedLetters(address, before);
  return [shared, address.slice(shared)];
}

/** A word and its pages, as the file of the index has them. */
export const packRow = ([word, ...places]: SearchRow): PackedRow => [word, ...byWeight(places)];

/** A part of the index as it was packed. */
export const unpackShard = (packed: PackedShard): SearchShard => ({
  pages: addressesIn(packed),
  words: packed.words.map(unpackRow),
});

/** The pages of a part of the index. */
export function addressesIn({ pages }: PackedShard): string[] {
  const addresses: string[] = [];
  for (let at = 0; at < pages.length; at += 2)
    addresses.push((addresses.at(-1) ?? '').slice(0, Number(pages[at])) + String(pages[at + 1]));
  return addresses;
}

function byWeight(places: number[]): [weight: number, ...steps: number[]][] {
  const positions = new Map<number, number[]>();
  for (let at = 0; at < places.length; at += 2) {
    addTo(positions, places[at + 1] ?? 0, places[at] ?? 0);
  }
  return [...positions]
    .toSorted(([a], [b]) => a - b)
    .map(([weight, list]) => {
      list.sort((a, b) => a - b);
      return [weight, ...list.map((position, index) => position - (list[index - 1] ?? 0))];
    });
}

/** A row as it was before it was packed. There are millions of steps on a large site, so no list is made on the way. */
export function unpackRow(packed: PackedRow): SearchRow {
  const row: SearchRow = [packed[0]];
  for (let at = 1; at < packed.length; at++) {
    const steps = packed[at] as number[];
    let position = 0;
    for (let step = 1; step < steps.length; step++) row.push((position += steps[step] ?? 0), steps[0] ?? 0);
  }
  return row;
}
