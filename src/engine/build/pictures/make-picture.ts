import type { Raw } from 'sharp';
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
  const scaled = sharp(bytes).autoOrient().resize({ width }).raw();
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  return { bytes: data, raw: info };
}

/** A copy: upright, in the colors of the web, and without what cameras write into their files. */
export const smallerCopy = (
  sharp: SharpModule,
  { bytes, raw }: Points,
  width: number,
  format: Format,
): Promise<Buffer> => {
  const upright = sharp(bytes, raw && { raw }).autoOrient();
  return upright.resize({ width })[format](FORMATS[format]).toBuffer();
};

/** The picture in its own size and format, without what cameras write into it; the same bytes, if that is nothing. */
export async function withoutMetadata(sharp: SharpModule, bytes: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(bytes);
  const { exif, xmp, iptc, format } = await picture.metadata();
  if (!exif && !xmp && !iptc) return stripMetadata(bytes);
  const upright = picture.autoOrient();
  if (format === 'png') return upright.png().toBuffer();
  if (format === 'webp') return upright.webp({ quality: 85 }).toBuffer();
  if (format === 'heif') return upright.avif({ ...FORMATS.avif, quality: 65 }).toBuffer();
  return upright.jpeg({ quality: 88 }).toBuffer();
}
