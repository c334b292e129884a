import { memoizeByVersion } from '../by-version.ts';
import { repeatsTooOften } from './repeated-parts.ts';
import { measureImage } from './measure-image.ts';
import { svgFault, type SvgFileFault } from './svg-fault.ts';

/** What has browsers show no picture, or a part of one. */
export type PictureFault = 'empty' | 'other' | 'heic' | 'cut' | 'sizeless' | 'huge' | 'endless' | SvgFileFault;

/** What is wrong with a picture of a format that browsers know; undefined when it is sound, or not there. */
export const pictureFault = memoizeByVersion((bytes, file): PictureFault | undefined => {
  if (bytes.length === 0) return 'empty';
  const name = file.toLowerCase();
  const kind = kinds.find(({ begins }) => begins(bytes));
  // Browsers look into photographs and believe what they find; a drawing has to be called one.
  if (!kind && HEIC.test(letters(bytes, 4, 12))) return 'heic';
  if (!kind || name.endsWith('.svg') !== (kind === drawing)) return 'other';
  if (!kind.isWhole(bytes)) return 'cut';
  const written = kind === drawing ? svgFault(bytes) : undefined;
  if (written) return written;
  const size = sizeOf(bytes);
  if (!size) return kind === drawing ? 'sizeless' : 'other';
  if (kind !== drawing && size.width * size.height > MAX_PIXELS) return 'huge';
  return kind === drawing && repeatsTooOften(textOf(bytes)) ? 'endless' : undefined;
});

/** What has more is read neither by what makes the copies of photographs nor by phones, however few bytes it takes. */
const MAX_PIXELS = 0x3fff ** 2;

interface Kind {
  begins: (bytes: Uint8Array) => boolean;
  /** Whether its end is there. */
  isWhole: (bytes: Uint8Array) => boolean;
}

/** Bytes as letters, one for one. */
const letters = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
/** How photographs begin as iPhones store them. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)$/;
const view = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Programs leave comments behind a drawing. */
function withoutLastComments(text: string): string {
  let rest = text.trimEnd();
  while (rest.endsWith('-->')) rest = rest.slice(0, Math.max(0, rest.lastIndexOf('<!--'))).trimEnd();
  return rest;
}

const drawing: Kind = {
  begins: (bytes) => {
    const text = textOf(bytes);
    return /^\s*</.test(text) && !/^\W*(?:doctype\s+)?html/i.test(text) && text.includes('<svg');
  },
  // All of it may stand in one element without an end of its own.
  isWhole: (bytes) => {
    const text = withoutLastComments(textOf(bytes));
    return /^<(?:\/(?:svg:)?svg\s*|(?:svg:)?svg\b.*\/)>$/s.test(text.slice(text.lastIndexOf('<')));
  },
};

const png: Kind = {
  begins: (bytes) => letters(bytes, 1, 4) === 'PNG',
  isWhole: (bytes) => {
    const numbers = view(bytes);
    for (let at = 8; at + 12 <= bytes.length; at += 12 + numbers.getUint32(at))
      if (letters(bytes, at + 4, at + 8) === 'IEND') return true;
    return false;
  },
};

const jpeg: Kind = {
  begins: (bytes) => letters(bytes, 0, 3) === '\u00ff\u00d8\u00ff',
  isWhole: (bytes) => {
    const numbers = view(bytes);
    // A small picture in what stands before the scan has an end of its own.
    let scan = 2;
    while (scan + 4 <= bytes.length && bytes[scan] === 0xff && bytes[scan + 1] !== 0xda)
      scan += 2 + numbers.getUint16(scan + 2);
    for (let at = bytes.length - 1; at > scan; at = bytes.lastIndexOf(0xd9, at - 1))
      if (bytes[at] === 0xd9 && bytes[at - 1] === 0xff) return true;
    return false;
  },
};

const gif: Kind = {
  begins: (bytes) => letters(bytes, 0, 3) === 'GIF',
  isWhole: (bytes) => bytes.subarray(-64).includes(0x3b),
};

const webp: Kind = {
  begins: (bytes) => letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP',
  isWhole: (bytes) => view(bytes).getUint32(4, true) + 8 <= bytes.length,
};

const avif: Kind = {
  begins: (bytes) => /^ftyp.*avi[fs]/s.test(letters(bytes, 4, 64)),
  isWhole: (bytes) => {
    const numbers = view(bytes);
    let at = 0;
    while (at + 8 <= bytes.length) {
      const size = numbers.getUint32(at);
      // Up to the end of the file, or larger than any picture on a page.
      if (size < 8) return true;
      at += size;
    }
    return at === bytes.length;
  },
};

const kinds = [png, jpeg, gif, webp, avif, drawing];

function sizeOf(bytes: Uint8Array): ReturnType<typeof measureImage> | undefined {
  try {
    return measureImage(bytes);
  } catch {
    return undefined;
  }
}
