/** Where in a document something stands: field names and list positions from the top. */
export type DataPath = (string | number)[];

/** A stretch of a text, in UTF-16 units from its start. */
export interface Range {
  offset: number;
  length: number;
}

/** What a diagnostic points at in its file. Nothing means the file as a whole. */
export interface Location {
  /** The value there, unless the other fields say otherwise. */
  path?: DataPath;
  /** Point at the name of the field, or at the bracket with which the value opens. */
  at?: 'key' | 'open';
  /**
   * What the place in words names, when it is not `path`: the list rather than one entry, the block rather than its
   * type.
   */
  about?: DataPath;
  /** A part of the text at `path`, in units of the text as data. */
  within?: Range;
  /** A part of the file itself, for what has no path. */
  range?: Range;
}

/** Errors stop a build, warnings do not. */
export type Severity = 'error' | 'warning';

/** Whether something stops a build. */
export const isError = ({ severity }: { severity: Severity }): boolean => severity === 'error';

/**
 * One change of the file that the diagnostic is about. Edits keep the source text of everything that they do not name.
 */
export type Edit =
  /** Puts a value (of a part of a text: words) in place of what stands at the location. */
  | { kind: 'replace'; location: Location; value: unknown }
  /** Gives the field at the path another name. */
  | { kind: 'rename'; path: DataPath; name: string }
  /** Adds a field to the group, before another one or as the last, or an entry to the list, at the path. */
  | { kind: 'insert'; path: DataPath; name: string | number; before?: string; value: unknown }
  /** Takes the field or entry at the path away. */
  | { kind: 'remove'; path: DataPath }
  /** Puts the fields of the group at the path in place of the field that holds it. */
  | { kind: 'unwrap'; path: DataPath }
  /** Replaces a part of the file as text, where it cannot be read as data. */
  | { kind: 'text'; range: Range; text: string }
  /** Gives the file itself another name, relative to the root. */
  | { kind: 'renameFile'; to: string };

/** A way to fix what a diagnostic is about. */
export interface Suggestion {
  edits: Edit[];
  /** There is no doubt that this was meant and nothing is lost: `npm run fix` does it. */
  certain?: boolean;
}

/** Something that is wrong with a file, or could be better: data only. Reporters add positions and words. */
export interface Diagnostic {
  /** Relative to the root, with forward slashes. */
  file: string;
  /** Permanent, such as `link/missing-page`. */
  code: string;
  severity: Severity;
  location: Location;
  /** What the message of the code is filled with. */
  args: object;
  suggestions?: Suggestion[];
}
