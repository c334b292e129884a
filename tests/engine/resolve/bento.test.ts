import { describe, expect, test } from 'vitest';
import { bentoAreas, withAreas } from '../../../src/engine/resolve/bento.ts';
import type { AuthoredBlocks } from '../../../src/model/page/types.ts';

type Sizes = Parameters<typeof bentoAreas>[0];

const rowsOf = (areas: string): string[][] =>
  areas
    .slice(1, -1)
    .split('""')
    .map((row) => row.split(' '));

/** What is wrong with areas: a row of another length, a card that is no rectangle, one that is missing or too early. */
function faultsOf(areas: string, count: number): string[] {
  const rows = rowsOf(areas);
  const names = [...new Set(rows.flat())];
  const ragged = rows.some((row) => row.length !== rows[0]!.length) ? ['a ragged row'] : [];
  const bent = names.filter((name) => {
    const cells = rows.flatMap((row, down) => row.flatMap((cell, right) => (cell === name ? [[down, right]] : [])));
    const span = (axis: 0 | 1): number => {
      const places = cells.map((cell) => cell[axis]!);
      return Math.max(...places) - Math.min(...places) + 1;
    };
    return span(0) * span(1) !== cells.length;
  });
  const missing = names.length === count && names.join() === names.toSorted().join() ? [] : [`order ${names.join()}`];
  return [...ragged, ...bent, ...missing];
}

/** Every way to choose a size for so many cards. */
const choices = (count: number): Sizes[] =>
  count === 0
    ? [[]]
    : choices(count - 1).flatMap((rest) =>
        (['regular', 'wide', 'tall', 'large'] as const).map((size): Sizes => [...rest, size]),
      );

describe('A bento', () => {
  test.each([1, 2, 3, 4, 5])('of %i cards of any sizes has no hole, and its cards stand in order', (count) => {
    const faulty = choices(count).filter((sizes) => {
      const { wide, medium } = bentoAreas(sizes);
      return faultsOf(wide, count).length + faultsOf(medium, count).length > 0;
    });
    expect(faulty).toEqual([]);
  });

  test('lets the first card lead where no size is written, and shares out the last row', () => {
    const cards = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title) => ({ title }));
    const block: AuthoredBlocks['cardGrid'] = { type: 'cardGrid', layout: 'bento', cards };
    expect(withAreas(block)).toMatchObject({
      cards: [{ size: 'large' }, ...cards.slice(1)],
      areas: { wide: '"a a b c""a a d e""f f g g"', medium: '"a a""b c""d e""f g"' },
    });
  });

  test('leaves no narrow card alone in a row of tablets, where less width for others helps', () => {
    const medium = (...sizes: Sizes): string => bentoAreas(sizes).medium;
    expect(medium('wide', 'regular', 'regular', 'wide', 'wide', 'regular')).toBe('"a b""c d""e f"');
    expect(medium('large', 'regular', 'regular', 'wide')).toBe('"a a""b c""d d"');
    expect(medium('large', 'regular', 'regular', 'regular')).toBe('"a b""c d"');
    const pictured = bentoAreas(['large', 'regular', 'regular', 'regular'], {}, [true]);
    expect(pictured.medium).toBe('"a a""b c""d d"');
    expect(medium('regular', 'large', 'regular', 'regular', 'wide')).toBe('"a a""b b""c d""e e"');
  });

  test('has the columns that its author wants', () => {
    expect(bentoAreas(['large', 'regular', 'regular', 'wide'], { columns: 3 }).wide).toBe('"a a b""a a c""d d d"');
  });

  test('of other cards is none of its business', () => {
    const block: AuthoredBlocks['cardGrid'] = { type: 'cardGrid', cards: [{ title: 'A' }] };
    expect(withAreas(block)).toBe(block);
  });
});
