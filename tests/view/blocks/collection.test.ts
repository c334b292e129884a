import { expect, test } from 'vitest';
import { picture, rendered } from '../../support/fixture-blocks.ts';

test('entries share the width of each row, and one by itself is a single article, or as wide as a text', async () => {
  const entries = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ href: `/${title}`, title, facts: {} }));
  const style = async (layout: string, count: number): Promise<string> => {
    const { main, css } = await rendered({ type: 'collection', layout, items: entries.slice(0, count) });
    const [, name = ''] = /<ul class="[^"]*(_\w+)"><li><article/.exec(main) ?? [];
    return [...css.matchAll(new RegExp(`\\.${name}(?![^{},]*article)[^{}]*\\{[^{}]*`, 'g'))].join();
  };
  const narrowest = async (count: number): Promise<string[]> =>
    [...(await style('cards', count)).matchAll(/max\(17rem,(\d+%)\)/g)].map(([, share = '']) => share);
  expect(await Promise.all([2, 3, 4, 5].map(narrowest))).toEqual([['40%'], ['30%'], ['40%'], ['30%', '40%']]);
  expect(await style('cards', 1)).toContain('max-width:45rem');
  expect(await style('articles', 1)).not.toContain('max-width:45rem');
});

test('an article that has a row for itself has its picture beside its words by the room of the list, not of the window', async () => {
  const items = ['One', 'Two', 'Three'].map((title) => ({ href: `/${title}`, title, facts: {}, image: picture }));
  const { css } = await rendered({ type: 'collection', layout: 'articles', items });
  expect(css).toMatch(
    /@container\s?\(min-width:35\.5rem\) and \(max-width:53\.99rem\)\{li:last-child:nth-of-type\(odd\)/,
  );
  expect(css).toContain('gap:var(--gap);container-type:inline-size');
});

test('on phones, the icon of a listed card stands beside its words, and above them below a picture', async () => {
  const item = { href: '/visit', title: 'Visit', facts: {}, icon: 'mail', image: picture };
  const { css } = await rendered({ type: 'collection', items: [item] });
  expect(css).toMatch(/article:has\(> ?span:first-child\)/);
  expect(css).not.toMatch(/article:has\(> ?span\)/);
});

test('on phones, more than three cards with icons are rows; few, and those with pictures, keep their boxes', async () => {
  const entry = (title: string): object => ({ href: `/${title}`, title, facts: {}, icon: 'cloud' });
  const areRows = async (...items: object[]): Promise<boolean> =>
    (await rendered({ type: 'collection', items })).css.includes('border-radius:0');
  const three = ['One', 'Two', 'Three'].map(entry);
  expect(await areRows(...three, entry('Four'))).toBe(true);
  expect(await areRows(...three)).toBe(false);
  expect(await areRows(...three, { ...entry('Four'), image: picture })).toBe(false);
});

test('where there is nothing to list, that is said, and no empty list is there', async () => {
  const { main, css } = await rendered({ type: 'collection', empty: 'None at the moment.', items: [] });
  expect(main).toContain('None at the moment.');
  expect(main).not.toContain('<ul');
  expect(css).not.toContain('undefined');
});
