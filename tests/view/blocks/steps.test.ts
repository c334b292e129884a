import { expect, test } from 'vitest';
import { rendered } from '../../support/fixture-blocks.ts';

test('on tablets, up to three steps are a row, too, and four or six are two by two', async () => {
  const titles = ['Wash', 'Measure', 'Set', 'Ride'].map((title) => ({ title }));
  const list = async (count: number, layout: string): Promise<string | undefined> => {
    const steps = { type: 'steps', heading: 'Tune-up', layout, steps: titles.slice(0, count) };
    return /<ol class="([^"]*)"/.exec((await rendered(steps)).main)?.[1];
  };
  expect(await list(3, 'row')).toMatch(/\bfew\b/);
  expect(await list(4, 'row')).toMatch(/\brow\b/);
  // Five are one column: no last one stands in a row of its own.
  const { css } = await rendered({ type: 'steps', heading: 'Tune-up', layout: 'row', steps: titles });
  expect(css).toMatch(/\.row:has\(> :last-child:nth-child\((?:even|2n)\)\)\{grid-template-columns:1fr 1fr\}/);
  expect(await list(3, 'column')).not.toMatch(/\b(?:few|row)\b/);
});

test('no step stands alone in a row: six are in threes where they do not fit, and more in two rows of one length', async () => {
  const narrowest = async (count: number): Promise<string | undefined> => {
    const steps = Array.from({ length: count }, (_, index) => ({ title: `Step ${index + 1}` }));
    const { css } = await rendered({ type: 'steps', heading: 'Tune-up', layout: 'row', steps });
    return /\.row\{grid-template-columns:repeat\(auto-fit,minmax\((.*?),1fr\)\)/.exec(css)?.[1];
  };
  expect(await narrowest(5)).toBe('9rem');
  expect(await narrowest(6)).toContain('(100% - 3rem)/3');
  expect(await narrowest(8)).toBe('max(9rem,(100% - 4.5rem)/4)');
  expect(await narrowest(9)).toBe('max(9rem,(100% - 6rem)/5)');
});
