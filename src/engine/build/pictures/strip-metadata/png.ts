import { orientationIn, textAt } from '../../../site/files/exif.ts';
import { leastExif } from './exif.ts';
import { pngChunk } from '../png-chunk.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** The length, name and check sum of a chunk. */
const FRAME = 12;
const EXIF_CHUNK = 'eXIf';
/** A picture cannot be drawn without a chunk whose name begins with a capital. */
const NEEDED = /^[A-Z]/;
/** What else says how it looks, or moves. The rest may say who took it, and where: Exif, texts, where it comes from. */
const LOOKS: ReadonlySet<string> = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

/**
 * A PNG with nothing that is no part of the picture, but for which side is up; undefined for what is no sound PNG, and
 * where there is nothing else.
 */
export function stripPng(bytes: Uint8Array): Uint8Array | undefined {
  const chunks = chunksOf(bytes);
  if (!chunks) return undefined;
  const kept = chunks.flatMap((chunk) => {
    const name = nameOf(chunk);
    if (NEEDED.test(name) || LOOKS.has(name)) return chunk;
    const exif = name === EXIF_CHUNK ? leastExif(orientationIn(chunk.subarray(8, -4))) : undefined;
    return exif ? pngChunk(EXIF_CHUNK, exif) : [];
  });
  const bare = Buffer.concat([bytes.subarray(0, SIGNATURE.length), ...kept]);
  return bare.equals(bytes) ? undefined : bare;
}

/** The parts of a PNG up to its end; undefined for what is none, or ends too early. */
function chunksOf(bytes: Uint8Array): Uint8Array[] | undefined {
  if (textAt(bytes, 0, SIGNATURE.length) !== SIGNATURE) return undefined;
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Uint8Array[] = [];
  for (let at = SIGNATURE.length; at + FRAME <= bytes.length;) {
    const end = at + FRAME + numbers.getUint32(at);
    if (end > bytes.length) return undefined;
    const chunk = bytes.subarray(at, end);
    chunks.push(chunk);
    if (nameOf(chunk) === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

const nameOf = (chunk: Uint8Array): string => textAt(chunk, 4, 4);
