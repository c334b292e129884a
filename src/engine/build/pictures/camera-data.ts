import { bareAvif } from './camera-data/bare-avif.ts';
import { barePng } from './camera-data/bare-png.ts';
import { bareJpeg } from './camera-data/bare-jpeg.ts';
import { bareWebp } from './camera-data/bare-webp.ts';

/**
 * A JPEG, PNG, WebP or AVIF without what its camera or a program has written into it, such as the place, but for which side is
 * up: not a point of the picture is another. What is no sound picture comes back as it is.
 */
export const withoutCameraData = (bytes: Uint8Array): Uint8Array =>
  bareJpeg(bytes) ?? barePng(bytes) ?? bareWebp(bytes) ?? bareAvif(bytes) ?? bytes;
