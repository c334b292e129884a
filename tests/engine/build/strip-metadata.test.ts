import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { stripMetadata } from '../../../src/engine/build/pictures/strip-metadata.ts';
import { photograph, uprightPhotograph } from '../../support/photograph.ts';

const PLAIN = await photograph(64, 48, { progressive: true });
const UPRIGHT = await uprightPhotograph(48, 64);
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="Quay"/></x:xmpmeta>';
const TAKEN_AVIF = await sharp(PLAIN)
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Artist: 'Quay' } })
  .withXmp(XMP)
  .avif({ effort: 0 })
  .toBuffer();

it('leaves a picture alone that says nothing', () => {
  expect(stripMetadata(PLAIN)).toBe(PLAIN);
});

it.each([1, 3, 6, 8])('keeps which side is up (%i), and nothing else', async (orientation) => {
  const taken = await sharp(PLAIN)
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: 'Quay' } })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Quay')).toBe(true);
  const published = stripMetadata(taken);
  expect(Buffer.from(published).includes('Quay')).toBe(false);
  expect((await sharp(published).metadata()).orientation ?? 1).toBe(orientation);
  expect(await sharp(published).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
});

describe.each(['png', 'webp'] as const)('in a %s', (format) => {
  const plain = () => sharp(PLAIN)[format]({ effort: 1 });

  it.each([1, 3, 6, 8])('keeps which side is up (%i), and nothing else', async (orientation) => {
    const taken = await plain()
      .withMetadata({ orientation })
      .withExifMerge({ IFD0: { Artist: 'Quay' } })
      .withXmp(XMP)
      .toBuffer();
    expect(taken.includes('Quay')).toBe(true);
    const published = stripMetadata(taken);
    expect(Buffer.from(published).includes('Quay')).toBe(false);
    const { orientation: side = 1, exif, xmp } = await sharp(published).metadata();
    expect([side, exif === undefined, xmp]).toEqual([orientation, orientation === 1, undefined]);
    expect(await sharp(published).raw().toBuffer()).toEqual(await sharp(taken).raw().toBuffer());
    expect(stripMetadata(published)).toBe(published);
  });

  it('leaves one alone that says nothing, and what is not sound', async () => {
    const bytes = await plain().toBuffer();
    expect(stripMetadata(bytes)).toBe(bytes);
    const taken = await plain().withXmp(XMP).toBuffer();
    expect(stripMetadata(taken)).not.toBe(taken);
    fc.assert(
      fc.property(fc.nat(taken.length - 2), (length) => {
        const cut = taken.subarray(0, length);
        expect(stripMetadata(cut)).toBe(cut);
      }),
    );
  });
});

describe('in an AVIF', () => {
  it('keeps which side is up, and nothing else', async () => {
    const published = stripMetadata(TAKEN_AVIF);
    expect([TAKEN_AVIF.includes('Quay'), Buffer.from(published).includes('Quay')]).toEqual([true, false]);
    const { width, height, exif } = await sharp(published).metadata();
    expect([width, height, exif?.includes('Quay')]).toEqual([48, 64, false]);
    expect(await sharp(published).raw().toBuffer()).toEqual(await sharp(TAKEN_AVIF).raw().toBuffer());
    expect(stripMetadata(published)).toBe(published);
  });

  it('takes out where it comes from', async () => {
    const plain = await sharp(PLAIN).avif({ effort: 0 }).toBuffer();
    expect(stripMetadata(plain)).toBe(plain);
    const published = stripMetadata(Buffer.concat([plain, Buffer.from('\0\0\0\x0cuuidQuay')]));
    expect(Buffer.from(published)).toEqual(Buffer.concat([plain, Buffer.from('\0\0\0\x0cfree\0\0\0\0')]));
  });

  it('leaves what is not sound as it is', () => {
    fc.assert(
      fc.property(fc.nat(TAKEN_AVIF.length - 2), (length) => {
        const cut = TAKEN_AVIF.subarray(0, length);
        expect(stripMetadata(cut)).toBe(cut);
      }),
    );
  });
});

it.each([
  ['a comment', 0xfe],
  ['where it comes from', 0xeb],
  ['what a maker of cameras keeps for itself', 0xe4],
])('takes %s out of a JPEG', (_what, marker) => {
  const written = Buffer.concat([Buffer.from([0xff, marker, 0, 6]), Buffer.from('Quay')]);
  expect(stripMetadata(Buffer.concat([PLAIN.subarray(0, 2), written, PLAIN.subarray(2)]))).toEqual(PLAIN);
});

it('keeps the colors of a JPEG as they are meant', async () => {
  const meant = await sharp(PLAIN).withIccProfile('p3').jpeg().toBuffer();
  expect(stripMetadata(meant)).toBe(meant);
});

it('takes where it comes from out of a PNG and a WebP', async () => {
  const png = await sharp(PLAIN).withIccProfile('p3').png().toBuffer();
  const end = png.length - 12;
  const inPng = Buffer.concat([png.subarray(0, end), Buffer.from('\0\0\0\x04caBXQuay\0\0\0\0'), png.subarray(end)]);
  expect(stripMetadata(inPng)).toEqual(png);
  const webp = await sharp(PLAIN).withIccProfile('p3').webp().toBuffer();
  const inWebp = Buffer.concat([webp, Buffer.from('C2PA\x04\0\0\0Quay')]);
  inWebp.writeUInt32LE(inWebp.length - 8, 4);
  expect(stripMetadata(inWebp)).toEqual(webp);
});

it('takes away what stands behind the picture, such as a second one with words of its own', () => {
  expect(stripMetadata(Buffer.concat([PLAIN, UPRIGHT]))).toEqual(PLAIN);
});

test('what is no sound JPEG comes back as it is', () => {
  const broken = fc.tuple(fc.nat(UPRIGHT.length - 3), fc.uint8Array({ maxLength: 40 }));
  fc.assert(
    fc.property(broken, ([length, rest]) => {
      const bytes = Buffer.concat([UPRIGHT.subarray(0, length), rest.filter((byte) => byte !== 0xd9)]);
      expect(stripMetadata(bytes)).toBe(bytes);
    }),
  );
});
