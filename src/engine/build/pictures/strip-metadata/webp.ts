import { orientationIn, textAt } from '../../../site/files/exif.ts';
import { minimalExif } from './exif.ts';

/** The header of the file and of each chunk: a name and a length. */
const HEADER = 8;
const FILE_HEADER = HEADER + 4;
/** The chunks that decide how the picture looks, or is animated. Others are metadata. */
const VISUAL: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of the chunk VP8X. */
const FLAGS = { exif: 0x08, xmp: 0x04 };

/**
 * A WebP without metadata, except its orientation; undefined where there is none, and for anything but a sound WebP.
 */
export function stripWebp(bytes: Uint8Array): Uint8Array | undefined {
  const chunks = chunksOf(bytes);
  if (!chunks) return undefined;
  const written = chunks.find((chunk) => nameOf(chunk) === 'EXIF');
  const exif = written && minimalExif(orientationIn(written.subarray(HEADER)));
  const kept = chunks.flatMap((chunk) => {
    const name = nameOf(chunk);
    if (name === 'VP8X') return withFlags(chunk, { hasExif: exif !== undefined });
    if (chunk === written && exif) return chunkOf('EXIF', exif);
    return VISUAL.has(name) ? chunk : [];
  });
  const stripped = chunkOf('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept]));
  return stripped.equals(bytes) ? undefined : stripped;
}

/** The chunks of a WebP; undefined for a truncated or another file. */
function chunksOf(bytes: Uint8Array): Uint8Array[] | undefined {
  if (nameOf(bytes) !== 'RIFF' || textAt(bytes, HEADER, 4) !== 'WEBP') return undefined;
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = HEADER + numbers.getUint32(4, true);
  if (end > bytes.length) return undefined;
  const chunks: Uint8Array[] = [];
  let at = FILE_HEADER;
  while (at + HEADER <= end) {
    const length = numbers.getUint32(at + 4, true);
    // Chunks are padded to an even length.
    const next = at + HEADER + length + (length % 2);
    chunks.push(bytes.subarray(at, next));
    at = next;
  }
  return at === end ? chunks : undefined;
}

const nameOf = (chunk: Uint8Array): string => textAt(chunk, 0, 4);

/** The chunk VP8X with flags for the metadata that is left. */
function withFlags(chunk: Uint8Array, { hasExif }: { hasExif: boolean }): Uint8Array {
  const copy = Buffer.from(chunk);
  copy[HEADER] = ((copy[HEADER] ?? 0) & ~(FLAGS.exif | FLAGS.xmp)) | (hasExif ? FLAGS.exif : 0);
  return copy;
}

function chunkOf(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(HEADER);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
