import { orientationIn, textAt } from '../../../site/files/exif.ts';
import { minimalExif } from './exif.ts';
import { pngChunk } from '../png-chunk.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** The bytes of a chunk besides its data: length, name and CRC. */
const FRAME = 12;
const EXIF_CHUNK = 'eXIf';
/** Critical chunks have names that begin with a capital. */
const CRITICAL = /^[A-Z]/;
/** Further chunks that decide how it looks, or is animated. Others are metadata: Exif, texts, Content Credentials. */
const VISUAL: ReadonlySet<string> = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

/** A PNG without metadata, except its orientation; undefined where there is none, and for anything but a sound PNG. */
export function stripPng(bytes: Uint8Array): Uint8Array | undefined {
  const chunks = chunksOf(bytes);
  if (!chunks) return undefined;
  const kept = chunks.flatMap((chunk) => {
    const name = nameOf(chunk);
    if (CRITICAL.test(name) || VISUAL.has(name)) return chunk;
    const exif = name === EXIF_CHUNK ? minimalExif(orientationIn(chunk.subarray(8, -4))) : undefined;
    return exif ? pngChunk(EXIF_CHUNK, exif) : [];
  });
  const stripped = Buffer.concat([bytes.subarray(0, SIGNATURE.length), ...kept]);
  return stripped.equals(bytes) ? undefined : stripped;
}

/** The chunks of a PNG up to its end; undefined for a truncated or another file. */
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
