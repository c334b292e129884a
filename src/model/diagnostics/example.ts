import type { MemoryFile } from '../content/memory-files.ts';

/**
 * A piece of a file as an author types it, and what it is a piece of: the whole file, its fields, a block, the buttons
 * or the picture of one.
 */
export interface Piece {
  file: string;
  as: 'whole' | 'fields' | 'block' | 'buttons' | 'picture';
  text: string;
}

/** What a file holds: null when it must not be there, a function where it is too large to be kept. */
export type ExampleFile = MemoryFile | null | Example | (() => MemoryFile | Example);

/** A mistake, or the same without it: printed in docs/problems.md, and run on a small valid site by a test. */
export interface Example {
  /** Printed in place of pieces that would be too long, or are no text. */
  words?: string;
  /** Printed, and written into the files as it is. */
  pieces: readonly Piece[];
  /** The other files that the example needs; all else is as in a valid site. */
  otherFiles: Readonly<Record<string, ExampleFile>>;
}

/** The page that examples are about, unless they name another. */
export const EXAMPLE_PAGE = 'pages/contact.json';
const EXAMPLE_SITE = 'pages/_site.json';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** The lightest picture as wide as a photograph, for any name of one. */
export const PHOTO = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAoAAAAGQAQAAAAAWiOyIAAAANklEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB4NH6QAAF17NuoAAAAAElFTkSuQmCC',
);
/** The smallest picture. */
export const TINY_PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==',
);
/** The beginning of a video, as an MP4 has it. */
export const CLIP = bytesOf('AAAAGGZ0eXBpc29tAAAAAGlzb21tcDQx');
/** The smallest drawing. */
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"/>';

/** A page without any diagnostic. */
export const VALID_PAGE = `{
  "version": 1,
  "title": "Contact",
  "seo": { "description": "Write to us, call us or visit us: an engineer answers within 15 minutes." },
  "blocks": [{ "type": "hero", "heading": "Contact" }]
}`;

type OtherFiles = Example['otherFiles'];

const piece =
  (as: Piece['as'], file = EXAMPLE_PAGE) =>
  (text: string, otherFiles: OtherFiles = {}): Example => ({ pieces: [{ file, as, text }], otherFiles });

/** A block of a page, or several in a row. */
export const block = piece('block');

/** The buttons of a block, one after the other. */
export const buttons = piece('buttons');

/** The picture of a block. */
export const picture = piece('picture');

/** Fields at the top of a page. */
export const fields = piece('fields');

/** Fields of the site file. */
export const site = piece('fields', EXAMPLE_SITE);

/** A whole page. */
export const whole = piece('whole');

/** Pieces of several files, or of a certain one. */
export const files = (pieces: Readonly<Record<string, Example>>, otherFiles: OtherFiles = {}): Example => ({
  pieces: Object.entries(pieces).flatMap(([file, example]) => example.pieces.map((each) => ({ ...each, file }))),
  otherFiles,
});

/** An example described in words, since it is too long to be printed, or no text. */
export const words = (text: string, otherFiles: OtherFiles = {}): Example => ({ words: text, pieces: [], otherFiles });

/** Valid pages of which only the file names matter. */
export function named(...names: string[]): Example {
  const pages = names.map((name): [string, Example] => [name, fields('')]);
  return words(names.join(' and '), Object.fromEntries(pages));
}
