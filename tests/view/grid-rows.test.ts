import { expect, test } from 'vitest';
import { rowsOf, shareInRows } from '../../src/ui/lists/Grid.tsx';

/** The lengths of all rows, as a browser fills them. */
function lengths(count: number, columns: number): number[] {
  const { most, inShorter } = rowsOf(count, columns);
  const shorter = most > 1 ? inShorter / (most - 1) : 0;
  const full = (count - inShorter) / most;
  return [...Array.from({ length: shorter }, () => most - 1), ...Array.from({ length: full }, () => most)];
}

test.each([
  [1, 3, [1]],
  [2, 3, [2]],
  [3, 3, [3]],
  [4, 3, [2, 2]],
  [5, 3, [2, 3]],
  [7, 3, [2, 2, 3]],
  [13, 3, [2, 2, 3, 3, 3]],
  [3, 4, [3]],
  [5, 4, [2, 3]],
  [6, 4, [3, 3]],
  [7, 4, [3, 4]],
  [9, 4, [3, 3, 3]],
  [13, 4, [3, 3, 3, 4]],
  [1, 2, [1]],
  [3, 2, [3]],
  [5, 2, [2, 3]],
  [6, 2, [2, 2, 2]],
  [3, 1, [1, 1, 1]],
])('%i in rows of up to %i stand so that none is left over', (count, columns, rows) => {
  expect(lengths(count, columns)).toEqual(rows);
});

test('pictures of cards that have half of the width are as large', () => {
  expect([1, 2, 3, 5, 6].map((count) => shareInRows(count, 3))).toEqual(['half', 'half', 'third', 'half', 'third']);
});
