import { imageSize } from 'image-size';

/**
 * The root of a drawing, with or without the name of its language before it. No tag has another one in it: what begins
 * thousands of them is walked once.
 */
const ROOT = /<(?:svg:)?svg\b((?:[^<>"']|"[^<"]*"|'[^<']*')*)>/;
const COMMENTS = /<!--[^]*?(?:-->|$)/g;

/** What the package that measures pictures finds in one. Throws when it is no picture, or has no size. */
export function measureImage(bytes: Uint8Array): ReturnType<typeof imageSize> {
  const found = imageSize(beginsAsDrawing(bytes) ? plainRoot(bytes) : bytes);
  if (!Number.isFinite(found.width) || !Number.isFinite(found.height)) throw new TypeError('The size is no number.');
  return found;
}

const beginsAsDrawing = (bytes: Uint8Array): boolean => /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)));

/** The root of a drawing as most programs write it; the package knows no other signs between the numbers of a box. */
function plainRoot(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes).replace(COMMENTS, '');
  const attributes = (ROOT.exec(text)?.[1] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ?= ?(?=["'])/g, '=')
    .replace(/\bviewBox=("[^"]*"|'[^']*')/, (box) => box.replace(/[\s,]+/g, ' ').replace(/(["']) | (?=["'])/g, '$1'));
  return new TextEncoder().encode(`<svg ${attributes}>`);
}
