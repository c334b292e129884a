import { withClasses } from './class-lists.ts';

// Names of styles come from what they say, and so look random, which cannot be compressed. In a document that is done
// they are counted instead.

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a`, `b` … `Z`, `aa`, `ab` … */
const counted = (index: number): string =>
  (index < LETTERS.length ? '' : counted(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length];

/** Old names and new ones of classes. */
export type Names = ReadonlyMap<string, string>;

/**
 * Short names for the styles of a document, counted in their order. An underscore begins them, as it does the ids of
 * the engine: no component names a class so.
 * @param kept those that a browser will call by their own name: what comes to life wears them
 */
export const shortNames = (styles: Iterable<string>, kept: ReadonlySet<string>): Names =>
  new Map([...new Set(styles)].filter((name) => !kept.has(name)).map((name, index) => [name, `_${counted(index)}`]));

/** The other way round. */
export const longNames = (names: Names): Names => new Map([...names].map(([long, short]) => [short, long]));

/** Names the classes of elements anew. */
export const renameInHtml = (html: string, names: Names): string =>
  withClasses(html, (classes) => classes.map((name) => names.get(name) ?? name));

/** Names the classes of selectors anew. */
export const renameInCss = (css: string, names: Names): string =>
  css.replace(/(?<=\.)[A-Za-z_][\w-]*/g, (name) => names.get(name) ?? name);
