import { expect, test } from 'vitest';
import { mainOf, rendered } from '../support/fixture-blocks.ts';

test('figures are as small as the longest number needs to stay in one piece', async () => {
  const sizes = async (layout: string, value: string): Promise<string> =>
    (await rendered({ type: 'stats', layout, items: [{ value, label: 'Riders' }] })).css;
  expect(await sizes('row', '1,234,567')).toContain('font-size:min(3.75rem,16cqi)');
  expect(await sizes('pair', '1,234,567')).toContain('font-size:min(1.6rem + 6vw,6.5rem,16cqi)');
  // Capitals are wider than digits.
  expect(await sizes('row', 'NT$150')).toContain('font-size:min(3.75rem,23cqi)');
  // A number stays with its sign and its unit; words may stand below each other.
  expect(await sizes('pair', '< 15 min')).toContain('font-size:min(1.6rem + 6vw,6.5rem,18cqi)');
  expect(await sizes('pair', '15 days at most')).not.toMatch(/font-size:min\([^)]*cqi/);
  expect(await sizes('row', '99.9%')).not.toMatch(/font-size:min\([^)]*cqi/);
});

test('long prices and numbers beside words stay in one piece, too; short ones cost nothing', async () => {
  const link = { label: 'Go', href: '/visit' };
  const shown = (number: number): object[] => [
    { type: 'pricing', plans: [{ name: 'All', annual: number, monthly: number, features: ['All'], link }] },
    { type: 'quote', quote: 'Good.', author: 'Ana', figure: { value: `${number}`, label: 'Rides' } },
    { type: 'caseStudy', client: 'A', challenge: 'B', solution: 'C', results: [{ value: `${number}`, text: 'D' }] },
    {
      type: 'testimonials',
      items: [{ quote: 'Good.', author: 'Ana', figure: { value: `${number}`, label: 'Rides' } }],
    },
  ];
  const fitted = async (block: object): Promise<boolean[]> => {
    const { css } = await rendered(block);
    // The name of the site in the header is measured on all pages, and plans where one is left over.
    const usual = 'plans' in block ? 2 : 1;
    return [/font-size:min\([^;}]*cqi\)/.test(css), (css.match(/container-type/g) ?? []).length > usual];
  };
  for (const block of shown(12345678)) expect(await fitted(block)).toEqual([true, true]);
  for (const block of shown(12)) expect(await fitted(block)).toEqual([false, false]);
});

test('a result without a number is its words alone', async () => {
  const results = [{ value: '40%', text: 'lighter' }, { text: 'and quiet' }];
  const main = await mainOf({ type: 'caseStudy', client: 'A', challenge: 'B', solution: 'C', results });
  expect(main).toContain('<li><b>40%</b>lighter<li>and quiet</ul>');
});
