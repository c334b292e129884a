import type { OwnModules } from '../page/types.ts';

/** The built-in blocks of which a part lives in the browser. What brings each to life is named in `live-parts.ts`. */
export type LiveBlock = 'carousel' | 'collection' | 'embed' | 'inquiryForm';

declare const own: unique symbol;

/** The type of a block that a site brings itself, which lives as a whole. The registry knows these (`isOwn`). */
export type OwnType = string & { [own]: true };

/** A live part of a page as the document brings it: what it is given, and how its ids begin. */
export interface WrittenPart {
  prefix: string;
  props: object;
}

/** What a document brings to the browser beside its HTML. Most pages bring nothing. */
export interface PageLife {
  /** What its live parts say in other words than the code does. */
  strings?: unknown;
  /** The live parts, in the order in which they stand. */
  parts?: WrittenPart[];
  /** What brings those to life that the site brings itself. */
  modules?: OwnModules;
}
