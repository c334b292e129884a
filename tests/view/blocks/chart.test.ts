import { expect, test } from 'vitest';
import { styleOf } from '../../../src/blocks/chart/series-style.ts';
import { fixtureBlock, rendered } from '../../support/fixture-blocks.ts';

test('the numbers of a chart stand below its heading only where the chart stands beside that', async () => {
  const chart = fixtureBlock('/repairs/winter-storage', 'chart');
  const inSheet = async (more: object): Promise<boolean> =>
    /<figure.*<details.*<\/figure>/.test((await rendered({ ...chart, ...more })).main);
  expect(await inSheet({ numbers: 'beside', layout: 'side' })).toBe(false);
  expect(await inSheet({ numbers: 'beside', layout: 'wide' })).toBe(true);
  expect(await inSheet({ layout: 'side' })).toBe(true);
});

test('the pattern that tells a series from others is left to those that count, and a quiet one has its own look', () => {
  expect(styleOf({}, 1, 'c')).toEqual({ className: 's1', fill: 'url(#c-1)' });
  expect(styleOf({}, 2, 'c')).toEqual({ className: 's2' });
  expect(styleOf({ quiet: true }, 1, 'c')).toEqual({ className: 'quiet' });
});
