import { areaName } from '../../model/page/area-name.ts';
import type { AuthoredBlocks, BentoAreas, CardGridBlock } from '../../model/page/types.ts';

type Size = NonNullable<AuthoredBlocks['cardGrid']['cards'][number]['size']>;

/** Where a card stands, in columns and rows. */
interface Place {
  row: number;
  column: number;
  width: number;
  height: number;
}

const SPANS: Record<Size | 'regular', { width: number; height: number }> = {
  regular: { width: 1, height: 1 },
  wide: { width: 2, height: 1 },
  tall: { width: 1, height: 2 },
  large: { width: 2, height: 2 },
};

/** A grid of cards with the places they take, where it is a bento. Without a size the first card is the large one. */
export function withAreas(block: AuthoredBlocks['cardGrid']): CardGridBlock {
  if (block.layout !== 'bento') return block;
  const isSized = block.cards.some((card) => card.size);
  const cards = block.cards.map((card, index): typeof card =>
    isSized || index > 0 || block.cards.length < 3 ? card : { ...card, size: 'large' },
  );
  return {
    ...block,
    cards,
    areas: bentoAreas(
      cards.map((card) => card.size ?? 'regular'),
      block,
      cards.map((card) => card.image !== undefined),
    ),
  };
}

/**
 * The areas of cards of these sizes on wide windows and on tablets. No cell is empty, and none is out of order.
 * @param pictured which of them have a picture
 */
export function bentoAreas(
  sizes: (Size | 'regular')[],
  { columns }: { columns?: number } = {},
  pictured: readonly boolean[] = [],
): BentoAreas {
  const spans = sizes.map((size) => SPANS[size]);
  const wide = (columns === undefined ? [4, 3] : [columns])
    .map((count) => ({ count, places: placed(spans, count) }))
    .toSorted((one, other) => holes(one.places, one.count) - holes(other.places, other.count))[0]!;
  return { wide: written(filled(wide.places, wide.count), wide.count), medium: written(onTablets(sizes, pictured), 2) };
}

/**
 * In two columns, cards are as wide as is asked unless one that is to be narrow would have a row of its own for it. A
 * large one keeps the room for its picture.
 */
function onTablets(sizes: (Size | 'regular')[], pictured: readonly boolean[]): Place[] {
  const ways: (Size | 'regular')[][] = [['wide', 'large'], ['large'], []];
  const [best] = ways
    .map((double) => {
      const isDouble = (size: Size | 'regular', index: number): boolean =>
        double.includes(size) || (size === 'large' && pictured[index] === true);
      const spans = sizes.map((size, index) => ({ width: isDouble(size, index) ? 2 : 1, height: 1 }));
      const places = filled(placed(spans, 2), 2);
      return { places, stretched: places.filter(({ width }, index) => width > spans[index]!.width).length };
    })
    .toSorted((one, other) => one.stretched - other.stretched);
  return best!.places;
}

const rowsOf = (places: Place[]): number => Math.max(...places.map(({ row, height }) => row + height));

const holes = (places: Place[], columns: number): number =>
  rowsOf(places) * columns - places.reduce((sum, { width, height }) => sum + width * height, 0);

/** Whose each cell is, row by row. */
function cellsOf(places: Place[], columns: number): (number | undefined)[][] {
  const cells = Array.from({ length: rowsOf(places) }, () => Array<number | undefined>(columns).fill(undefined));
  for (const [index, { row, column, width, height }] of places.entries())
    for (let down = 0; down < height; down++) cells[row + down]!.fill(index, column, column + width);
  return cells;
}

/** Each card at the first place that is free after the one before it. */
function placed(spans: { width: number; height: number }[], columns: number): Place[] {
  const places: Place[] = [];
  let at = 0;
  for (const span of spans) {
    const width = Math.min(span.width, columns);
    const fits = (): boolean =>
      (at % columns) + width <= columns &&
      !places.some(
        ({ row, column, ...other }) =>
          row + other.height > Math.floor(at / columns) &&
          column < (at % columns) + width &&
          column + other.width > at % columns,
      );
    while (!fits()) at++;
    places.push({ row: Math.floor(at / columns), column: at % columns, width, height: span.height });
    at += width;
  }
  return places;
}

/**
 * The same without empty cells: the cards of a row share what is left of it, or those above it reach down. Where
 * neither can be, all are of one size.
 */
function filled(places: Place[], columns: number): Place[] {
  const result = places.map((place) => ({ ...place }));
  for (let row = 0; row < rowsOf(result); row++)
    for (const gap of gapsOf(result, row, columns))
      if (!shareOut(result, gap) && !reachDown(result, row, gap))
        return filled(
          placed(
            places.map(() => SPANS.regular),
            columns,
          ),
          columns,
        );
  return result;
}

/** Neighboring cells of a row, some of them empty, that belong to cards of this row alone. */
interface Gap {
  from: number;
  to: number;
  cards: number[];
}

function gapsOf(places: Place[], row: number, columns: number): Gap[] {
  const cells = cellsOf(places, columns)[row] ?? [];
  const gaps: (Gap & { isOpen: boolean })[] = [];
  let current: (Gap & { isOpen: boolean }) | undefined;
  for (const [column, card] of cells.entries()) {
    if (card !== undefined && places[card]!.height > 1) {
      current = undefined;
      continue;
    }
    if (!current) gaps.push((current = { from: column, to: column, cards: [], isOpen: false }));
    current.to = column + 1;
    if (card === undefined) current.isOpen = true;
    else if (!current.cards.includes(card)) current.cards.push(card);
  }
  return gaps.filter(({ isOpen }) => isOpen);
}

/** The cards of a gap take all of it, the last ones the larger parts. */
function shareOut(places: Place[], { from, to, cards }: Gap): boolean {
  const left = to - from - cards.reduce((sum, card) => sum + places[card]!.width, 0);
  let column = from;
  for (const [index, card] of cards.entries()) {
    const place = places[card]!;
    place.column = column;
    place.width += Math.floor((left + index) / cards.length);
    column += place.width;
  }
  return cards.length > 0;
}

/** The cards above a gap take it, if none of them is wider than it. */
function reachDown(places: Place[], row: number, { from, to }: Gap): boolean {
  const above = places.filter(
    (place) => place.row + place.height === row && place.column < to && place.column + place.width > from,
  );
  const width = above.reduce((sum, place) => sum + place.width, 0);
  if (width !== to - from || above.some(({ column }) => column < from)) return false;
  for (const place of above) place.height++;
  return true;
}

/** Areas as CSS writes them: a name for each card, a text for each row. */
const written = (places: Place[], columns: number): string =>
  cellsOf(places, columns)
    .map((row) => `"${row.map((card) => areaName(card ?? 0)).join(' ')}"`)
    .join('');
