import { stripAvif } from './strip-metadata/avif.ts';
import { stripPng } from './strip-metadata/png.ts';
import { stripJpeg } from './strip-metadata/jpeg.ts';
import { stripWebp } from './strip-metadata/webp.ts';

/**
 * A JPEG, PNG, WebP or AVIF without what its camera or a program has written into it, such as the place, but for which side is
 * up: not a point of the picture is another. What is no sound picture comes back as it is.
 */
export const stripMetadata = (bytes: Uint8Array): Uint8Array =>
  stripJpeg(bytes) ?? stripPng(bytes) ?? stripWebp(bytes) ?? stripAvif(bytes) ?? bytes;
