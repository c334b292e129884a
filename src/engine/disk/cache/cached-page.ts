import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';

/** Hashes of the outline of a page (see `site/outline.ts`), which is what other pages depend on. */
export interface OutlineHashes {
  all: string;
  /** Of its frame alone: the outline without the texts that lists and search engines show. */
  frame: string;
}

/** What is cached of a page without mistakes. */
export interface CachedPage {
  /** The version of its file (see `versionOf`). */
  version: string;
  /** The hash of its text. */
  hash: string;
  outlineHashes: OutlineHashes;
  /** The outline as JSON, which is parsed when it is needed. */
  outline: () => string;
  /** The names of all fields in the outline. */
  fields: string[];
  /** Its own diagnostics: warnings. Parsed when they are needed, too. */
  diagnostics: () => Diagnostic[];
  /** The diagnostics of rules about it; undefined where they have to look at it again. */
  found?: Diagnostic[];
}

/** The same as plain data, for a file or another thread. */
export interface CachedRow extends Omit<CachedPage, 'outline' | 'diagnostics'> {
  outline: string;
  diagnostics: Diagnostic[];
}

/** A cached page as plain data. */
export const rowOf = ({ outline, diagnostics, ...rest }: CachedPage): CachedRow => ({
  ...rest,
  outline: outline(),
  diagnostics: diagnostics(),
});

/** A cached page from plain data. */
export const pageOfRow = ({ outline, diagnostics, ...rest }: CachedRow): CachedPage => ({
  ...rest,
  outline: () => outline,
  diagnostics: () => diagnostics,
});
