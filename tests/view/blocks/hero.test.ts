import { expect, test } from 'vitest';
import { picture, rendered } from '../../support/fixture-blocks.ts';

test('a hero carries the styles of its own composition and of no other', async () => {
  const hero = { type: 'hero', heading: 'Two wheels', image: picture };
  const usual = await rendered(hero);
  const chosen = await rendered({ ...hero, layout: 'wide', imageSize: 'edge', size: 'tall', ground: 'plain' });
  for (const [part, css] of [
    ['min-height:min(100svh', chosen.css],
    ['grid-column:1/-1', chosen.css],
    ['radial-gradient(48rem', usual.css],
  ] as const) {
    expect(css).toContain(part);
    expect(css === usual.css ? chosen.css : usual.css).not.toContain(part);
  }
});

test('a drawing ends its hero as a whole, in any layout: nothing but the edge of a window cuts one', async () => {
  const hero = { type: 'hero', heading: 'Two wheels', image: picture };
  const framed = { ...picture, width: 900 };
  const classes = async (block: object): Promise<string | undefined> =>
    /class="([^"]*)" data-block="hero"/.exec((await rendered(block)).main)?.[1];
  expect(await classes(hero)).not.toMatch(/ends|stands/);
  expect(await classes({ ...hero, layout: 'center' })).toMatch(/\bstands\b/);
  expect(await classes({ ...hero, layout: 'center', image: framed })).toMatch(/\bends\b/);
  const isCut = async (more: object): Promise<boolean> =>
    (await rendered({ ...hero, ...more })).css.includes('object-fit:cover');
  for (const layout of ['split', 'center', 'wide']) expect(await isCut({ layout })).toBe(false);
  expect(await isCut({ imageSize: 'edge' })).toBe(true);
});

test('a drawing at the edge of a hero begins below the header, which would stand on it', async () => {
  const hero = { type: 'hero', heading: 'Two wheels', image: picture };
  for (const imageSide of ['left', 'right'])
    expect((await rendered({ ...hero, imageSide, imageSize: 'edge' })).css).toContain('inset-block:5rem 0');
});
