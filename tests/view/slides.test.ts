import { expect, test } from 'vitest';
import { mainOf, picture, rendered } from '../support/fixture-blocks.ts';

test('two slides have buttons, of which one says where one is; a single slide has nowhere to go', async () => {
  const quotes = ['It shifts.', 'It stops.'].map((quote) => ({ quote, author: 'Ana' }));
  const shown = (count: number) => mainOf({ type: 'testimonials', items: quotes.slice(0, count) });
  expect(await shown(1)).not.toContain('<button');
  const named = await mainOf({
    type: 'carousel',
    slides: ['City', 'Hill'].map((title) => ({ title, image: picture })),
  });
  for (const html of [await shown(2), named]) expect(html.match(/<button[^>]* aria-current="true"/g)).toHaveLength(1);
});

test('upright pictures among wide ones are lower on narrow screens, so that no room is left below those', async () => {
  const wide = { ...picture, width: 1600, height: 900 };
  const upright = { ...picture, width: 900, height: 1600 };
  // On phones it is upright as well.
  const either = { ...wide, sources: [{ media: '(max-width:37.49em)', srcSet: '/images/bike.svg', ...upright }] };
  const isLower = async (...images: object[]): Promise<boolean> => {
    const slides = images.map((image) => ({ image }));
    return (await rendered({ type: 'carousel', slides })).css.includes('max-height:min(70vh,75vw)');
  };
  expect(await isLower(wide, upright)).toBe(true);
  expect(await isLower(upright, wide, either)).toBe(true);
  for (const images of [[wide], [upright], [upright, either]]) expect(await isLower(...images, ...images)).toBe(false);
});
