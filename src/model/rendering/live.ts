import type { OwnModules } from '../page/types.ts';

/** The built-in blocks that have a live part. The module that hydrates each is listed in `live-parts.ts`. */
export type LiveBlock = 'carousel' | 'collection' | 'embed' | 'inquiryForm';

declare const own: unique symbol;

/** The type of one of the site's own blocks, which is a live part as a whole. The registry knows these (`isOwn`). */
export type OwnType = string & { [own]: true };

/** A live part as the document describes it: its props, and the prefix of its ids (React's `identifierPrefix`). */
export interface WrittenPart {
  prefix: string;
  props: object;
}

/** What a document carries, as JSON, to hydrate its live parts. Most pages carry nothing. */
export interface HydrationData {
  /** Sentences of the live parts that differ from those in the code. */
  strings?: unknown;
  /** The live parts, in document order. */
  parts?: WrittenPart[];
  /** The addresses of the modules of the site's own blocks, by type. */
  modules?: OwnModules;
}
