/** The least Exif there is, with nothing but which side is up; undefined where that is the usual one. */
export function leastExif(side = 1): Buffer | undefined {
  if (side <= 1 || side > 8) return undefined;
  const exif = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif[19] = side;
  return exif;
}
