import type { Raw, Sharp, SharpOptions } from 'sharp';
import type { SharpModule } from '../../disk/sharp.ts';
import { FORMATS, type Format } from './formats.ts';
import { stripMetadata } from './strip-metadata.ts';

/** A picture: as a file or, with a description, as raw pixels. */
interface Pixels {
  bytes: Uint8Array;
  raw?: Raw;
}

/** The raw pixels of a picture, scaled down to a width, upright and in sRGB. */
export async function scaledPixels(sharp: SharpModule, bytes: Uint8Array, width: number): Promise<Pixels> {
  const { data, info } = await tolerantly(sharp, { bytes }, (picture) =>
    picture.autoOrient().resize({ width }).raw().toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, raw: info };
}

/** Encodes a smaller copy: upright, in sRGB, and without metadata. */
export const smallerCopy = (sharp: SharpModule, pixels: Pixels, width: number, format: Format): Promise<Buffer> =>
  tolerantly(sharp, pixels, (picture) => picture.autoOrient().resize({ width })[format](FORMATS[format]).toBuffer());

/** A picture file without metadata, in its own size and format; the same bytes where it has none. */
export async function withoutMetadata(sharp: SharpModule, bytes: Uint8Array): Promise<Uint8Array> {
  const { exif, xmp, iptc, format } = await sharp(bytes).metadata();
  if (!exif && !xmp && !iptc) return stripMetadata(bytes);
  return tolerantly(sharp, { bytes }, (picture) => {
    const upright = picture.autoOrient();
    if (format === 'png') return upright.png().toBuffer();
    if (format === 'webp') return upright.webp({ quality: 85 }).toBuffer();
    if (format === 'heif') return upright.avif({ ...FORMATS.avif, quality: 65 }).toBuffer();
    return upright.jpeg({ quality: 88 }).toBuffer();
  });
}

const TRUNCATED = /premature end/i;

/** Tolerates slips in JPEGs that every browser passes over, as some phones write them. A truncated one throws. */
async function tolerantly<T>(
  sharp: SharpModule,
  { bytes, raw }: Pixels,
  make: (picture: Sharp) => Promise<T>,
): Promise<T> {
  const options: SharpOptions = raw ? { raw } : {};
  try {
    return await make(sharp(bytes, options));
  } catch (fault) {
    if (TRUNCATED.test((fault as Error).message)) throw fault;
    return make(sharp(bytes, { ...options, failOn: 'error' }));
  }
}
