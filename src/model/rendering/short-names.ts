import { withClasses } from './class-lists.ts';

// Emotion names a style by a hash of its rules, which does not compress. In a finished document they are counted
// instead.

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a`, `b` … `Z`, `aa`, `ab` … */
const counted = (index: number): string =>
  (index < LETTERS.length ? '' : counted(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length];

/** Old names and new ones of classes. */
export type Names = ReadonlyMap<string, string>;

/**
 * Short names for the styles of a document, counted in their order. An underscore begins them, as it does the ids of
 * the engine: no component names a class so.
 * @param reserved those that stay as they are, since the browser renders them again: the classes of live parts
 */
export const shortNames = (styles: Iterable<string>, reserved: ReadonlySet<string>): Names =>
  new Map(
    [...new Set(styles)].filter((name) => !reserved.has(name)).map((name, index) => [name, `_${counted(index)}`]),
  );

/** The other way round. */
export const longNames = (names: Names): Names => new Map([...names].map(([long, short]) => [short, long]));

/** Renames the classes of elements. */
export const renameInHtml = (html: string, names: Names): string =>
  withClasses(html, (classes) => classes.map((name) => names.get(name) ?? name));

/** Renames the classes in selectors. */
export const renameInCss = (css: string, names: Names): string =>
  css.replace(/(?<=\.)[A-Za-z_][\w-]*/g, (name) => names.get(name) ?? name);
