const ORIENTATION = 0x0112;

/** How Exif begins in a JPEG, and in a WebP of some programs. */
export const EXIF = 'Exif\0\0';

/** Letters of one byte each. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Which side is up, as Exif counts: 1 to 8; undefined where it does not say it. */
export function orientationIn(exif: Uint8Array): number | undefined {
  const tiff = new DataView(exif.buffer, exif.byteOffset, exif.length);
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const first = tiff.getUint32(4, isLittle);
    for (let entry = 0; entry < tiff.getUint16(first, isLittle); entry++) {
      const at = first + 2 + entry * 12;
      if (tiff.getUint16(at, isLittle) === ORIENTATION) return tiff.getUint16(at + 8, isLittle);
    }
  } catch {
    // It ends too early: nothing that a browser could read either.
  }
  return undefined;
}

/** The least Exif there is, with nothing but which side is up; undefined where that is the usual one. */
export function leastExif(side = 1): Buffer | undefined {
  if (side <= 1 || side > 8) return undefined;
  const exif = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif[19] = side;
  return exif;
}
