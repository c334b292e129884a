const ORIENTATION = 0x0112;

/** How Exif begins in a JPEG, and in a WebP of some programs. */
export const EXIF = 'Exif\0\0';

/** Letters of one byte each. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Which side is up, as Exif counts: 1 to 8; undefined where it does not say it. */
export function orientationIn(exif: Uint8Array): number | undefined {
  const start = textAt(exif, 0, EXIF.length) === EXIF ? EXIF.length : 0;
  const tiff = new DataView(exif.buffer, exif.byteOffset + start, exif.length - start);
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
