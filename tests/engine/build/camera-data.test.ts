import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { withoutCameraData } from '../../../src/engine/build/pictures/camera-data.ts';
import { photograph, uprightPhotograph } from '../../support/photograph.ts';

const PLAIN = await photograph(64, 48, { progressive: true });
const UPRIGHT = await uprightPhotograph(48, 64);

it('leaves a picture alone that says nothing', () => {
  expect(withoutCameraData(PLAIN)).toBe(PLAIN);
});

it.each([1, 3, 6, 8])('keeps which side is up (%i), and nothing else', async (orientation) => {
  const taken = await sharp(PLAIN)
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: 'Quay' } })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Quay')).toBe(true);
  const published = withoutCameraData(taken);
  expect(Buffer.from(published).includes('Quay')).toBe(false);
  expect((await sharp(published).metadata()).orientation ?? 1).toBe(orientation);
  expect(await sharp(published).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
});

it('takes away what stands behind the picture, such as a second one with words of its own', () => {
  expect(withoutCameraData(Buffer.concat([PLAIN, UPRIGHT]))).toEqual(PLAIN);
});

test('what is no sound JPEG comes back as it is', () => {
  const broken = fc.tuple(fc.nat(UPRIGHT.length - 3), fc.uint8Array({ maxLength: 40 }));
  fc.assert(
    fc.property(broken, ([length, rest]) => {
      const bytes = Buffer.concat([UPRIGHT.subarray(0, length), rest.filter((byte) => byte !== 0xd9)]);
      expect(withoutCameraData(bytes)).toBe(bytes);
    }),
  );
});
