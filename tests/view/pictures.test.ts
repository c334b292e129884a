import { expect, test } from 'vitest';
import { picture, rendered } from '../support/fixture-blocks.ts';

test('pictures that are much taller than wide are no taller than a window, wherever they stand', async () => {
  const shown = (image: typeof picture): object[] => [
    { type: 'hero', heading: 'Two wheels', image },
    { type: 'split', heading: 'Two wheels', image },
    { type: 'caseStudy', client: 'A', challenge: 'B', solution: 'C', results: [{ text: 'D' }], image },
    { type: 'quote', quote: 'Good.', author: 'Ana', figure: { value: '6', label: 'Rides' }, image },
    { type: 'cardGrid', cards: [{ title: 'One', image }] },
  ];
  const isLimited = async (block: object): Promise<boolean> => /max-height:\d+rem/.test((await rendered(block)).css);
  for (const block of shown({ ...picture, height: 1700 })) expect(await isLimited(block)).toBe(true);
  for (const block of shown({ ...picture, height: 350 })) expect(await isLimited(block)).toBe(false);
});

test('words on a picture stand on the dark ground that they can be read on, whatever the tone', async () => {
  const split = { type: 'split', heading: 'Dry', tone: 'muted', image: picture };
  expect((await rendered({ ...split, imageSize: 'band' })).main).toMatch(/class="tone-dark[^"]*" data-block="split"/);
  expect((await rendered({ ...split, imageSize: 'edge' })).main).toMatch(/class="tone-muted[^"]*" data-block="split"/);
});
