import { expect, test } from 'vitest';
import { mainOf, picture, rendered } from '../../support/fixture-blocks.ts';

test('on tablets, the leading card of a bento is high enough for its picture, however few its words', async () => {
  const cards = ['One', 'Two', 'Three'].map((title, index) => ({ title, ...(!index && { image: picture }) }));
  const areas = { medium: '"a a" "b c"', wide: '"a b" "a c"' };
  const { css } = await rendered({
    type: 'cardGrid',
    layout: 'bento',
    areas,
    cards: [{ ...cards[0], size: 'large' }, ...cards.slice(1)],
  });
  expect(css).toMatch(/\.large ?> ?article:has\(img\)\{min-height:16rem/);
});

test('rows of three above rows of four go over to pairs together, or one pair would be uneven', async () => {
  const cards = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((title) => ({ title }));
  const { css } = await rendered({ type: 'cardGrid', columns: 4, cards });
  expect(css.match(/max\(14rem,\d+%,min\(40%,\(61rem - 100%\)\*99\)\)/g)).toHaveLength(2);
});

test('one card stands beside its heading, more stand below it', async () => {
  const isBeside = async (...titles: string[]): Promise<boolean> =>
    (await rendered({ type: 'cardGrid', heading: 'Cards', cards: titles.map((title) => ({ title })) })).css.includes(
      'minmax(0,5fr) minmax(0,7fr)',
    );
  expect(await isBeside('One')).toBe(true);
  expect(await isBeside('One', 'Two')).toBe(false);
});

test('cards in pairs have no boxes on phones, in lists of pages and of cards alike', async () => {
  const cards = ['One', 'Two'].map((title) => ({ title, href: `/${title}`, facts: {}, icon: 'cloud' }));
  for (const block of [
    { type: 'collection', items: cards, onPhones: 'pairs' },
    { type: 'cardGrid', cards, onPhones: 'pairs' },
  ]) {
    const { main, css } = await rendered(block);
    expect(main).toMatch(/<div class="[^"]*\bpairs\b/);
    // Where a third would fit, four would be three and one left over.
    expect(css).toContain('repeat(auto-fill,minmax(min(100%,max(9rem,34%)),1fr))');
    // Words that are light on a dark ground need it.
    expect(css).toMatch(
      /article:not\(\.tone-dark,\.tone-accent\)\{overflow:visible;padding:0;border:0;background:none\}/,
    );
  }
});

test.each(['cards', 'columns', 'rows', 'bento'])('cards as %s have their pictures and faces', async (layout) => {
  const image = { ...picture, alt: 'A bike' };
  const cards = [
    { title: 'Ruth Amadi', avatar: true },
    { title: 'City', image },
  ];
  const main = await mainOf({ type: 'cardGrid', layout, cards });
  expect(main).toContain('>RA</div>');
  expect(main).toMatch(/<img [^>]*alt="A bike"/);
});
