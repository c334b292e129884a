import { stripAvif } from './strip-metadata/avif.ts';
import { stripPng } from './strip-metadata/png.ts';
import { stripJpeg } from './strip-metadata/jpeg.ts';
import { stripWebp } from './strip-metadata/webp.ts';

/**
 * A JPEG, PNG, WebP or AVIF without metadata, such as the place where it was taken, except its orientation. No pixel is
 * changed. A file of another kind, or a damaged one, is returned as it is.
 */
export const stripMetadata = (bytes: Uint8Array): Uint8Array =>
  stripJpeg(bytes) ?? stripPng(bytes) ?? stripWebp(bytes) ?? stripAvif(bytes) ?? bytes;
