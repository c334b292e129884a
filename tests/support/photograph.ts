import sharp, { type JpegOptions } from 'sharp';

/** The same noise each time (xorshift): pictures of it are as heavy as photographs. */
function grain(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 2_463_534_242;
  for (let at = 0; at < length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = 96 + (state & 63) + (at % 3) * 16;
  }
  return bytes;
}

/** A picture as cameras take them: grainy, without metadata. */
export const photograph = (width: number, height: number, options: JpegOptions = {}): Promise<Buffer> =>
  sharp(grain(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, ...options })
    .toBuffer();

/** The same, as a camera stores it that is held upright, with the place where it was taken. */
export async function uprightPhotograph(width: number, height: number): Promise<Buffer> {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } };
  return sharp(await photograph(height, width))
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}
