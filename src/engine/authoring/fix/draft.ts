import type { Schemas } from '../../schema/schemas.ts';
import { createLocator } from '../../read/locate.ts';
import type { Location } from '../../../model/diagnostic.ts';
import type { DocumentKind } from '../../../model/content.ts';
import type { DataPath } from '../../../model/diagnostic.ts';

/** One thing that was mended, in an author's words, at its line in the file as it was found. */
export interface Repair {
  line: number;
  words: string;
}

/** A content file while it is being repaired. */
export interface Draft {
  file: string;
  schemas: Schemas;
  kind: DocumentKind;
  address: string;
  /** The file as it was read. */
  bytes: Uint8Array;
  /** The same as JSON: without a byte order mark, comments and commas too many. */
  clean: string;
  /** The clean text with the links that were straightened so far. */
  text: string;
  /** What the text says, with the repairs so far. */
  data: Record<string, unknown>;
  repairs: Repair[];
  /** The line of a place in the data, in the file as it was found. */
  lineOf: (location: Location) => number;
  /** Fields that have another name by now, in the order in which they got it. */
  renamed: { path: DataPath; from: string; to: string }[];
}

/** A file, or a part of it, that has to be mended by hand. */
export interface Left {
  file: string;
  line: number;
  message: string;
  hint: string;
}

/** Finds lines in the file as it was found, for places in the data as it is now. */
export function lineFinder(original: string, renamed: Draft['renamed']): Draft['lineOf'] {
  const locate = createLocator(original);
  return (location) => locate({ ...location, path: location.path && formerPath(location.path, renamed) }).line;
}

/** Where something stands by now, after fields around it got other names. */
export function currentPath(path: DataPath, renamed: Draft['renamed']): DataPath {
  return renamed.reduce((current, { path: holder, from, to }) => withName(current, holder, from, to), path);
}

function formerPath(path: DataPath, renamed: Draft['renamed']): DataPath {
  return renamed.reduceRight((current, { path: holder, from, to }) => withName(current, holder, to, from), path);
}

/** A path with another name for one field, if it leads through that field. */
function withName(path: DataPath, holder: DataPath, from: string, to: string): DataPath {
  const leadsThrough = path[holder.length] === from && holder.every((part, index) => part === path[index]);
  return leadsThrough ? path.with(holder.length, to) : path;
}
