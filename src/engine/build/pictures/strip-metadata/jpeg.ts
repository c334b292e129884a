import { EXIF, orientationIn, textAt } from '../../../site/files/exif.ts';
import { leastExif } from './exif.ts';

// Markers of a JPEG file (ITU-T T.81, annex B).
const [EOI, SOS, APP0, APP1, APP2, APP14, APP15, COMMENT] = [0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe] as const;

/**
 * What of all that programs write for each other says how the picture looks. The rest may say who took it, and where:
 * Exif, XMP, words of agencies, further pictures behind this one, where it comes from.
 */
const LOOKS: ReadonlyMap<number, string> = new Map([
  [APP0, 'JFIF\0'],
  [APP2, 'ICC_PROFILE\0'],
  [APP14, 'Adobe'],
]);

/**
 * A JPEG with nothing that is no part of the picture, but for which side is up; undefined for what is no sound JPEG, and
 * where there is nothing else.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const segments = segmentsOf(bytes);
  if (!segments) return undefined;
  const kept = segments.filter(isKept);
  const end = segments.reduce((sum, { length }) => sum + length, 2);
  if (kept.length === segments.length && end === bytes.length) return undefined;
  const exif = leastExif(segments.map(sideIn).find((value) => value !== undefined));
  return Buffer.concat([bytes.subarray(0, 2), ...(exif ? [exifSegment(exif)] : []), ...kept]);
}

function isKept(segment: Uint8Array): boolean {
  const marker = segment[1] ?? 0;
  if (marker < APP0 || marker > APP15) return marker !== COMMENT;
  const name = LOOKS.get(marker);
  return name !== undefined && textAt(segment, 4, name.length) === name;
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

/** Which side is up; undefined where a part of a JPEG does not say it. */
const sideIn = (segment: Uint8Array): number | undefined =>
  segment[1] === APP1 && textAt(segment, 4, 6) === EXIF ? orientationIn(segment.subarray(10)) : undefined;

function exifSegment(exif: Buffer): Uint8Array {
  const head = Buffer.from(`\xff\xe1\0\0${EXIF}`, 'latin1');
  head.writeUInt16BE(head.length + exif.length - 2, 2);
  return Buffer.concat([head, exif]);
}
