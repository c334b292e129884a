import { orientationIn, textAt } from './exif.ts';

/** Orientations of Exif from here on say that the camera was held upright: what is stored as wide is shown as high. */
const TURNED = 5;

/** What a chunk has besides its data, and where the first one begins. */
const PNG = { name: 4, frame: 12, first: 8 };
const WEBP = { name: 0, frame: 8, first: 12 };

/** Whether a picture is shown as high as it is stored wide: of a JPEG, what measures it has said so. */
export function isRotated(bytes: Uint8Array, orientation = orientationOf(bytes)): boolean {
  return orientation === undefined ? isTurnedAvif(bytes) : orientation >= TURNED;
}

/** Which side of a PNG or a WebP is up, as Exif counts. */
function orientationOf(bytes: Uint8Array): number | undefined {
  const isWebp = textAt(bytes, 8, 4) === 'WEBP';
  if (!isWebp && textAt(bytes, 1, 3) !== 'PNG') return undefined;
  const { name, frame, first } = isWebp ? WEBP : PNG;
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = first; at + frame <= bytes.length;) {
    const length = numbers.getUint32(at + 4 - name, isWebp);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (textAt(bytes, at + name, 4).toLowerCase() === 'exif') return orientationIn(data);
    // A chunk of a WebP of an odd length has a byte more.
    at += frame + length + (isWebp ? length % 2 : 0);
  }
  return undefined;
}

/** An AVIF says near its beginning by how many quarters it is turned (ISO/IEC 23008-12, `irot`). */
function isTurnedAvif(bytes: Uint8Array): boolean {
  const start = textAt(bytes, 0, 4096);
  const at = start.startsWith('ftypavi', 4) ? start.indexOf('irot') : -1;
  return at > 0 && ((bytes[at + 4] ?? 0) & 1) === 1;
}
