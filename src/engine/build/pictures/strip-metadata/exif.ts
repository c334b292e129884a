/** Exif with nothing but an orientation (tag 0x0112, 1 to 8); undefined where that is the default. */
export function minimalExif(orientation = 1): Buffer | undefined {
  if (orientation <= 1 || orientation > 8) return undefined;
  const exif = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif[19] = orientation;
  return exif;
}
