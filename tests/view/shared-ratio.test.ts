import { expect, test } from 'vitest';
import { sharedRatio } from '../../src/ui/pictures/shared-ratio.ts';

const picture = (width: number, height: number, src = '/images/a.jpg') => ({ src, alt: '', width, height });

test.each([
  ['the middle one', [picture(400, 300), picture(300, 300), picture(600, 300)], 4 / 3],
  ['the only one', [undefined, picture(300, 200)], 1.5],
  ['none that is narrower than a portrait', [picture(100, 900), picture(100, 800)], 3 / 4],
  ['none that is wider than a film', [picture(900, 100)], 16 / 9],
])('photographs side by side have the shape of %s', (_which, images, ratio) => {
  expect(sharedRatio(images)).toBeCloseTo(ratio);
});

test('drawings are shown as a whole, and so is what stands among them', () => {
  expect(sharedRatio([picture(400, 300), picture(300, 300, '/images/b.svg')])).toBeUndefined();
  expect(sharedRatio([undefined])).toBeUndefined();
});
