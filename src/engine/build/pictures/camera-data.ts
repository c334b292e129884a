// Markers of a JPEG file (ITU-T T.81, annex B).
const [EOI, SOS, APP1, APP2, APP13] = [0xd9, 0xda, 0xe1, 0xe2, 0xed] as const;

/** Exif, XMP, further pictures behind this one, and words of agencies: where each may say who took it, and where. */
const WRITTEN_BY_CAMERAS: ReadonlySet<number> = new Set([APP1, APP13]);
const MORE_PICTURES = 'MPF\0';
const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

/**
 * A JPEG without what its camera has written into it, such as the place, but for which side is up: not a point of the
 * picture is another. What is no sound JPEG comes back as it is.
 */
export function withoutCameraData(bytes: Uint8Array): Uint8Array {
  const segments = segmentsOf(bytes);
  if (!segments) return bytes;
  const isKept = (segment: Uint8Array): boolean =>
    !WRITTEN_BY_CAMERAS.has(segment[1] ?? 0) && !(segment[1] === APP2 && textAt(segment, 4, 4) === MORE_PICTURES);
  const kept = segments.filter(isKept);
  const end = segments.reduce((sum, { length }) => sum + length, 2);
  if (kept.length === segments.length && end === bytes.length) return bytes;
  const side = segments.map(orientationIn).find((value) => value !== undefined) ?? 1;
  return Buffer.concat([bytes.subarray(0, 2), ...(side > 1 ? [orientationSegment(side)] : []), ...kept]);
}

/** The parts of a JPEG behind its first two bytes, up to its end; undefined for what is none, or ends too early. */
function segmentsOf(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const segments: Uint8Array[] = [];
  for (let at = 2; bytes[at] === 0xff;) {
    const marker = bytes[at + 1];
    let end = at + 2;
    if (marker !== EOI) end += ((bytes[end] ?? 0) << 8) | (bytes[end + 1] ?? 0);
    // The points of the picture follow: in them, this byte stands before zero, or one of eight signs of their own.
    if (marker === SOS) while (end < bytes.length && !isMarkerAt(bytes, end)) end++;
    if (end <= at + 1 || end > bytes.length) return undefined;
    segments.push(bytes.subarray(at, end));
    if (marker === EOI) return segments;
    at = end;
  }
  return undefined;
}

function isMarkerAt(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7);
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Which side is up, as Exif counts: 1 to 8; undefined where a part of a JPEG does not say it. */
function orientationIn(segment: Uint8Array): number | undefined {
  if (segment[1] !== APP1 || textAt(segment, 4, 6) !== EXIF) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.length - 10);
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

/** The least Exif there is, with nothing but which side is up. */
function orientationSegment(side: number): Uint8Array {
  const segment = Buffer.from(
    `\xff\xe1\0\x22${EXIF}MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0`,
    'latin1',
  );
  segment[29] = side;
  return segment;
}
