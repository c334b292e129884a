import type { OwnModules } from '../page/types.ts';

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
