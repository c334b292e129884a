import { expect, test } from 'vitest';
import { mainOf, rendered } from '../../support/fixture-blocks.ts';

test('of plans, those with a badge are marked', async () => {
  const link = { label: 'Go', href: '/visit' };
  const plan = (name: string, badge?: string) => ({ name, badge, annual: 1, monthly: 1, features: ['All'], link });
  const main = await mainOf({ type: 'pricing', plans: [plan('Air'), plan('Gears', 'Most riders')] });
  const marked = [...main.matchAll(/<article class="marked [^"]*"><div><div class="name"><h\d[^>]*>([^<]*)/g)];
  expect(marked.map(([, name]) => name)).toEqual(['Gears']);
});

test.each<[string, object, string[]]>([
  ['the year', { annual: 60 }, ['€60|Annually']],
  ['the year, for something', { annual: 60, unit: 'per person' }, ['€60|per person, billed annually']],
  ['the month', { monthly: 5.5 }, ['€5.50|Monthly']],
  ['both', { annual: 5, monthly: 6 }, ['€5|per month, billed annually', '€6|per month, billed monthly']],
  ['nothing but the price', { price: 120 }, ['€120|']],
  ['nothing but the price, for something', { price: 120, unit: 'per person' }, ['€120|per person']],
])(
  'plans that are paid by %s have a switch only where there are two ways',
  async (_name, { unit, ...sums }: { unit?: string }, prices) => {
    const plan = { name: 'Air', features: ['All'], link: { label: 'Go', href: '/visit' }, ...sums };
    const main = await mainOf({ type: 'pricing', currency: 'EUR', ...(unit && { unit }), plans: [plan] });
    const shown = [...main.matchAll(/<p class="price [^>]*>([^<]*)(?:<span class="unit">([^<]*))?/g)];
    expect(shown.map(([, sum, said = '']) => `${sum}|${said}`)).toEqual(prices);
    expect(main.includes('type="radio"')).toBe(prices.length === 2);
  },
);

test.each([
  [
    [125000, 150000],
    ['₹125,000', '₹150,000'],
  ],
  [
    [15, 12.5],
    ['₹15.00', '₹12.50'],
  ],
])('sums of %j are written as %j: with cents where one has any', async ([annual, monthly], sums) => {
  const plan = { name: 'Primary', annual, monthly, features: ['Books'], link: { label: 'Ask', href: '/visit' } };
  const { main } = await rendered({ type: 'pricing', currency: 'INR', plans: [plan] });
  expect([...main.matchAll(/class="price [^>]*>([^<]*)/g)].map(([, sum]) => sum)).toEqual(sums);
});

test('prices of plans are level, however long the text of one is, and the last of an odd number fills its row', async () => {
  const link = { label: 'Ask', href: '/visit' };
  const plan = (name: string) => ({ name, annual: 9, monthly: 12, features: ['Books'], link });
  const plans = [plan('Solo'), { ...plan('Crew'), text: 'A text of several lines.' }, plan('Team')];
  const { main, css } = await rendered({ type: 'pricing', plans });
  expect(main.match(/<article[^>]*>(?=<div><div class="name")/g)).toHaveLength(3);
  // The row, and the card in it.
  expect(css.match(/grid-row:span 3;grid-template-rows:subgrid/g)).toHaveLength(2);
  expect(css).toMatch(
    /@container\s?\(min-width:35\.5rem\) and \(max-width:53\.99rem\)\{[^{]*:nth-child\(3\):last-child\{grid-column:1\/-1/,
  );
});
