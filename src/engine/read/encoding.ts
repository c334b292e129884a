/** How large a page may be, in bytes. */
export const MAX_DOCUMENT_SIZE = 1_048_576;

interface Decoded {
  text: string;
  byteOrderMark: boolean;
  /** Set when the bytes are no UTF-8; the offset is where in the text the first wrong one stands. */
  wrongAt: { utf16: boolean; offset?: number; foreign?: string } | undefined;
}

/**
 * Whether a file that was read as UTF-8 surely was that, without an invisible mark: then its bytes need not be looked
 * at.
 */
export function isPlain(text: string): boolean {
  return !text.includes('\uFFFD') && text.charCodeAt(0) !== 0xfeff && !text.slice(0, 4).includes('\0');
}

/** How files of other kinds begin, and what they are. */
const FOREIGN: [begins: RegExp, what: string][] = [
  [/^PK\u0003\u0004/, 'a document of an office program, or a ZIP archive'],
  [/^\u00d0\u00cf\u0011\u00e0/, 'a document of an office program'],
  [/^\u001f\u008b/, 'compressed'],
  [/^%PDF/, 'a PDF'],
  [/^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8)/, 'a picture'],
];

/**
 * Turns bytes into text. An invisible mark at the start is taken off, so that columns count as editors show them. What
 * is text already is known to be plain UTF-8.
 */
export function decode(bytes: Uint8Array | string): Decoded {
  if (typeof bytes === 'string') return { text: bytes, byteOrderMark: false, wrongAt: undefined };
  // What some disks leave of a file that was being written when the computer was switched off.
  if (bytes.every((byte) => byte === 0)) return { text: '', byteOrderMark: false, wrongAt: undefined };
  const foreign = FOREIGN.find(([begins]) => begins.test(String.fromCharCode(...bytes.subarray(0, 8))))?.[1];
  if (foreign) return { text: '', byteOrderMark: false, wrongAt: { utf16: false, foreign } };
  const utf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    bytes.subarray(0, 4).includes(0);
  if (utf16) return { text: '', byteOrderMark: false, wrongAt: { utf16 } };
  if (!isUtf8(bytes)) {
    const text = textOf(bytes);
    return { text, byteOrderMark: false, wrongAt: { utf16, offset: firstWrong(bytes, text) } };
  }
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { text: textOf(byteOrderMark ? bytes.subarray(3) : bytes), byteOrderMark, wrongAt: undefined };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Where in what was made of some bytes the first sign stands that they do not say. */
function firstWrong(bytes: Uint8Array, text: string): number {
  const end = new TextEncoder().encode(text).findIndex((byte, at) => byte !== bytes[at]);
  // Of a sign that the end cuts in two nothing comes out.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, end), { stream: true }).length;
}
