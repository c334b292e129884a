import { EXIF, orientationIn, textAt } from '../../../site/files/exif.ts';
import { minimalExif } from './exif.ts';

// Markers of a JPEG file (ITU-T T.81, annex B).
const [EOI, SOS, APP0, APP1, APP2, APP14, APP15, COMMENT] = [0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe] as const;

/**
 * The application segments that decide how the picture looks. Others are metadata: Exif, XMP, IPTC, previews, Content
 * Credentials.
 */
const VISUAL: ReadonlyMap<number, string> = new Map([
  [APP0, 'JFIF\0'],
  [APP2, 'ICC_PROFILE\0'],
  [APP14, 'Adobe'],
]);

/**
 * A JPEG without metadata, except its orientation; undefined where there is none, and for anything but a sound JPEG.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const segments = segmentsOf(bytes);
  if (!segments) return undefined;
  const kept = segments.filter(isKept);
  const end = segments.reduce((sum, { length }) => sum + length, 2);
  if (kept.length === segments.length && end === bytes.length) return undefined;
  const exif = minimalExif(segments.map(orientationOf).find((value) => value !== undefined));
  return Buffer.concat([bytes.subarray(0, 2), ...(exif ? [exifSegment(exif)] : []), ...kept]);
}

function isKept(segment: Uint8Array): boolean {
  const marker = segment[1] ?? 0;
  if (marker < APP0 || marker > APP15) return marker !== COMMENT;
  const name = VISUAL.get(marker);
  return name !== undefined && textAt(segment, 4, name.length) === name;
}

/** The segments of a JPEG after its first marker, up to its end; undefined for a truncated or another file. */
function segmentsOf(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const segments: Uint8Array[] = [];
  for (let at = 2; bytes[at] === 0xff;) {
    const marker = bytes[at + 1];
    let end = at + 2;
    if (marker !== EOI) end += ((bytes[end] ?? 0) << 8) | (bytes[end + 1] ?? 0);
    // Entropy-coded data follows: in it, 0xff is followed by zero, or is one of eight restart markers.
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

/** The orientation in a segment, if it has one. */
const orientationOf = (segment: Uint8Array): number | undefined =>
  segment[1] === APP1 && textAt(segment, 4, 6) === EXIF ? orientationIn(segment.subarray(10)) : undefined;

function exifSegment(exif: Buffer): Uint8Array {
  const head = Buffer.from(`\xff\xe1\0\0${EXIF}`, 'latin1');
  head.writeUInt16BE(head.length + exif.length - 2, 2);
  return Buffer.concat([head, exif]);
}
