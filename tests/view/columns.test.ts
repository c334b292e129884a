import { expect, test } from 'vitest';
import { rendered } from '../support/fixture-blocks.ts';

test('of four, seven or thirteen in threes, none is left over where columns are of one width: the last four are pairs', async () => {
  const items = Array.from({ length: 13 }, (_, index) => ({ title: `Way ${index + 1}` }));
  const arePaired = async (type: string, count: number, more = {}): Promise<boolean> =>
    /:nth-last-of-type\(2\)\{grid-column:1\}/.test(
      (await rendered({ type, items: items.slice(0, count), ...more })).css,
    );
  const counts = async (type: string, more = {}): Promise<number[]> => {
    const paired = await Promise.all(items.map((_, index) => arePaired(type, index + 1, more)));
    return paired.flatMap((isPaired, index) => (isPaired ? [index + 1] : []));
  };
  // Four are two columns.
  expect(await counts('contactDetails')).toEqual([7, 10, 13]);
  expect(await counts('checklist', { columns: 3 })).toEqual([7, 10, 13]);
  expect(await counts('checklist')).toEqual([]);
});

test('groups of specifications fill their rows: of four, none stands alone below three', async () => {
  const group = (title: string) => ({ title, rows: [{ label: 'Weight', value: '12 kg' }] });
  const { css } = await rendered({ type: 'specs', groups: ['Frame', 'Wheels', 'Brakes', 'Lights'].map(group) });
  expect(css).toContain('flex:1 1 max(22rem,40%)');
});
