import { orientationIn, textAt } from '../../../site/files/exif.ts';
import { leastExif } from './exif.ts';

/** What a file and each of its chunks begin with: a name and a length. */
const FRAME = 8;
const FILE_HEAD = FRAME + 4;
/** What says how the picture looks, or moves. The rest may say who took it, and where. */
const LOOKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** What the first chunk of a file with more than a picture says there is. */
const HAS = { exif: 0x08, xmp: 0x04 };

/**
 * A WebP with nothing that is no part of the picture, but for which side is up; undefined for what is no sound WebP, and
 * where there is nothing else.
 */
export function stripWebp(bytes: Uint8Array): Uint8Array | undefined {
  const chunks = chunksOf(bytes);
  if (!chunks) return undefined;
  const written = chunks.find((chunk) => nameOf(chunk) === 'EXIF');
  const exif = written && leastExif(orientationIn(written.subarray(FRAME)));
  const kept = chunks.flatMap((chunk) => {
    const name = nameOf(chunk);
    if (name === 'VP8X') return flagged(chunk, { hasExif: exif !== undefined });
    if (chunk === written && exif) return chunkOf('EXIF', exif);
    return LOOKS.has(name) ? chunk : [];
  });
  const bare = chunkOf('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept]));
  return bare.equals(bytes) ? undefined : bare;
}

/** The parts of a WebP; undefined for what is none, or ends too early. */
function chunksOf(bytes: Uint8Array): Uint8Array[] | undefined {
  if (nameOf(bytes) !== 'RIFF' || textAt(bytes, FRAME, 4) !== 'WEBP') return undefined;
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = FRAME + numbers.getUint32(4, true);
  if (end > bytes.length) return undefined;
  const chunks: Uint8Array[] = [];
  let at = FILE_HEAD;
  while (at + FRAME <= end) {
    const length = numbers.getUint32(at + 4, true);
    // A chunk of an odd length has a byte more.
    const next = at + FRAME + length + (length % 2);
    chunks.push(bytes.subarray(at, next));
    at = next;
  }
  return at === end ? chunks : undefined;
}

const nameOf = (chunk: Uint8Array): string => textAt(chunk, 0, 4);

/** The first chunk, which says what else there is. */
function flagged(chunk: Uint8Array, { hasExif }: { hasExif: boolean }): Uint8Array {
  const copy = Buffer.from(chunk);
  copy[FRAME] = ((copy[FRAME] ?? 0) & ~(HAS.exif | HAS.xmp)) | (hasExif ? HAS.exif : 0);
  return copy;
}

function chunkOf(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(FRAME);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
