import {
  addressesIn,
  packAddress,
  packRow,
  unpackRow,
  type PackedRow,
  type PackedShard,
  type SearchShard,
} from '../../model/search-index/shard.ts';

/** The position of a page that has other words, or none any more. */
const GONE = -1;

/**
 * A part of the index after the words of some pages have changed.
 * @param known the part as it was
 * @param isLeft tells which of its pages have the same words
 * @param fresh what the others have now
 */
export function changedShard(
  known: PackedShard,
  isLeft: (address: string) => boolean,
  fresh: SearchShard,
): PackedShard {
  const { pages, moved, added } = mergedPages(known, isLeft, fresh.pages);
  return { pages, words: changedRows(known.words, moved, rowsAt(added, fresh)) };
}

interface MergedPages {
  pages: PackedShard['pages'];
  /** Where each page is now that was there. */
  moved: number[];
  /** Where the pages are that have words now. */
  added: number[];
}

/** The pages of a part in their order. A page behind the same one as before is written as it was. */
function mergedPages(known: PackedShard, isLeft: (address: string) => boolean, fresh: string[]): MergedPages {
  const pages: PackedShard['pages'] = [];
  const added: number[] = [];
  let last = '';
  const add = (address: string, packed = packAddress(address, last)): number => {
    last = address;
    const position = pages.length / packed.length;
    pages.push(...packed);
    return position;
  };
  const addUpTo = (address?: string): void => {
    for (let next = fresh[added.length]; next !== undefined; next = fresh[added.length]) {
      if (address !== undefined && next >= address) return;
      added.push(add(next));
    }
  };
  let before = '';
  const moved = addressesIn(known).map((address, index) => {
    addUpTo(address);
    const isBehindSame = last === before;
    before = address;
    if (!isLeft(address)) return GONE;
    return add(
      address,
      isBehindSame ? [known.pages[2 * index] as number, known.pages[2 * index + 1] as string] : undefined,
    );
  });
  addUpTo();
  return { pages, moved, added };
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

/** Rows whose pages stand at other positions, with what is said of further pages. */
function changedRows(rows: PackedRow[], moved: readonly number[], given: Map<string, Places>): PackedRow[] {
  const after = rows.flatMap((row): PackedRow[] => {
    const [word] = row;
    const more = given.get(word);
    given.delete(word);
    const now = movedRow(row, moved);
    if (more) return [packRow([...unpackRow(now), ...more])];
    return now.length > 1 ? [now] : [];
  });
  if (given.size === 0) return after;
  const added = [...given].map(([word, places]) => packRow([word, ...places]));
  return [...after, ...added].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

type Group = [weight: number, ...steps: number[]];

function movedRow(row: PackedRow, moved: readonly number[]): PackedRow {
  const [word, ...groups] = row;
  const after = groups.map((group) => movedGroup(group, moved));
  const isSame = after.every((group, index) => group === groups[index]);
  return isSame ? row : [word, ...after.filter((group) => group.length > 1)];
}

/** Steps to where the pages are now. Of most words, all are the same: they are not written down again. */
function movedGroup(group: Group, moved: readonly number[]): Group {
  let now: number[] | undefined;
  let position = 0;
  let last = 0;
  for (let at = 1; at < group.length; at++) {
    const step = group[at] ?? 0;
    const to = moved[(position += step)] ?? GONE;
    if (to === GONE || to - last !== step) now ??= group.slice(0, at);
    if (to === GONE) continue;
    now?.push(to - last);
    last = to;
  }
  return (now as Group | undefined) ?? group;
}
