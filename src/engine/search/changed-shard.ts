import {
  addressesIn,
  packRow,
  packShard,
  unpackRow,
  unpackShard,
  type PackedRow,
  type PackedShard,
  type SearchShard,
} from '../../model/search-index/shard.ts';
import { joinShards } from './search-index.ts';

/**
 * A part of the index after the words of some pages have changed.
 * @param known the part as it was
 * @param isLeft tells which of its pages have the same words
 * @param fresh what the others have now
 */
export function changedShard(
  number: number,
  known: PackedShard,
  isLeft: (address: string) => boolean,
  fresh: SearchShard,
): PackedShard {
  const addresses = addressesIn(known);
  // By position: a large part has a hundred thousand places, and each would have to be looked up in a set.
  const isChanged = Uint8Array.from(addresses, (address) => (isLeft(address) ? 0 : 1));
  const changed = isChanged.reduce((sum, one) => sum + one, 0);
  const positions = fresh.pages.map((address) => addresses.indexOf(address));
  // Most changes leave a part the same pages: then most of its words are as they were, and need not be looked into.
  if (changed !== positions.length || !positions.every((position) => isChanged[position]))
    return packShard(joinShards(number, [unpackShard(known), fresh], isLeft));
  return { pages: known.pages, words: changedRows(known.words, isChanged, rowsAt(positions, fresh)) };
}

/** What a word says of pages, by its place: as in `SearchShard`. */
type Places = number[];

/** The words of some pages, with the positions that these have elsewhere. */
const rowsAt = (positions: readonly number[], { words }: SearchShard): Map<string, Places> =>
  new Map(
    words.map(([word, ...places]) => [
      word,
      places.map((value, index) => (index % 2 === 0 ? (positions[value] ?? 0) : value)),
    ]),
  );

/** Rows in which some positions say what they are given, and nothing else any more. */
function changedRows(rows: PackedRow[], isChanged: Uint8Array, given: Map<string, Places>): PackedRow[] {
  const isLeft = (places: Places, at: number): boolean => !isChanged[places[at - (at % 2)] ?? 0];
  const after = rows.flatMap((row): PackedRow[] => {
    const [word] = row;
    const more = given.get(word) ?? [];
    given.delete(word);
    if (more.length === 0 && !hasAny(row, isChanged)) return [row];
    const [, ...places] = unpackRow(row);
    const now = [...places.filter((_, at) => isLeft(places, at)), ...more];
    return now.length > 0 ? [packRow([word, ...now])] : [];
  });
  if (given.size === 0) return after;
  const added = [...given].map(([word, places]) => packRow([word, ...places]));
  return [...after, ...added].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Whether a word says something of one of some pages. */
function hasAny(row: PackedRow, isAsked: Uint8Array): boolean {
  for (let at = 1; at < row.length; at++) {
    const steps = row[at] as number[];
    let position = 0;
    for (let step = 1; step < steps.length; step++) if (isAsked[(position += steps[step] ?? 0)]) return true;
  }
  return false;
}
