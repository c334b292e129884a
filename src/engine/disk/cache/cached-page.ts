import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';

/** The keys of what others see of a page: all of it, and what rules about one page see of the others. */
export interface Seen {
  all: string;
  frame: string;
}

/** What is known of a page since it was last read. */
export interface CachedPage {
  /** What the disk says of the file. */
  version: string;
  /** Of its text. */
  hash: string;
  seen: Seen;
  /** As JSON: most are never asked for. */
  outline: () => string;
  /** The names of all fields in that. */
  fields: string[];
  /** What is wrong with it by itself: nothing that keeps it from being built. Seldom asked for as well. */
  diagnostics: () => Diagnostic[];
  /** What the rules found in it, in the light of the others. */
  found?: Diagnostic[];
}

/** The same as plain data. */
export interface CachedRow extends Omit<CachedPage, 'outline' | 'diagnostics'> {
  outline: string;
  diagnostics: Diagnostic[];
}

/** What is known of a page as plain data, for a file or another thread. */
export const rowOf = ({ outline, diagnostics, ...rest }: CachedPage): CachedRow => ({
  ...rest,
  outline: outline(),
  diagnostics: diagnostics(),
});

/** What is known of a page, from plain data. */
export const pageOfRow = ({ outline, diagnostics, ...rest }: CachedRow): CachedPage => ({
  ...rest,
  outline: () => outline,
  diagnostics: () => diagnostics,
});
