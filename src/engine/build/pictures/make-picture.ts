import type { Raw, Sharp, SharpOptions } from 'sharp';
import type { SharpModule } from '../../disk/sharp.ts';
import { FORMATS, type Format } from './formats.ts';
import { stripMetadata } from './strip-metadata.ts';

/** A picture as its points, and what is known of them. */
interface Points {
  bytes: Uint8Array;
  raw?: Raw;
}

/** The points of a picture scaled down to a width, upright and in the colors of the web. */
export async function scaledDown(sharp: SharpModule, bytes: Uint8Array, width: number): Promise<Points> {
  const { data, info } = await readBy(sharp, { bytes }, (picture) =>
    picture.autoOrient().resize({ width }).raw().toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, raw: info };
}

/** A copy: upright, in the colors of the web, and without what cameras write into their files. */
export const smallerCopy = (sharp: SharpModule, points: Points, width: number, format: Format): Promise<Buffer> =>
  readBy(sharp, points, (picture) => picture.autoOrient().resize({ width })[format](FORMATS[format]).toBuffer());

/** The picture in its own size and format, without what cameras write into it; the same bytes, if that is nothing. */
export async function withoutMetadata(sharp: SharpModule, bytes: Uint8Array): Promise<Uint8Array> {
  const { exif, xmp, iptc, format } = await sharp(bytes).metadata();
  if (!exif && !xmp && !iptc) return stripMetadata(bytes);
  return readBy(sharp, { bytes }, (picture) => {
    const upright = picture.autoOrient();
    if (format === 'png') return upright.png().toBuffer();
    if (format === 'webp') return upright.webp({ quality: 85 }).toBuffer();
    if (format === 'heif') return upright.avif({ ...FORMATS.avif, quality: 65 }).toBuffer();
    return upright.jpeg({ quality: 88 }).toBuffer();
  });
}

const CUT = /premature end/i;

/**
 * Some telephones write JPEGs with a slip that every browser passes over, and so does this. One that ends too early is
 * not whole.
 */
async function readBy<T>(sharp: SharpModule, { bytes, raw }: Points, make: (picture: Sharp) => Promise<T>): Promise<T> {
  const options: SharpOptions = raw ? { raw } : {};
  try {
    return await make(sharp(bytes, options));
  } catch (fault) {
    if (CUT.test((fault as Error).message)) throw fault;
    return make(sharp(bytes, { ...options, failOn: 'error' }));
  }
}
