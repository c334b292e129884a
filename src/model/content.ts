/** Where in a document something stands: field names and list positions from the top. */
export type DataPath = (string | number)[];

/** A value whose meaning its schema states (`"x-role"`), such as a link or an image, and where it stands. */
export interface Fact {
  role: string;
  value: unknown;
  path: DataPath;
}

/** One thing that is wrong, as every reporter prints it. Lines and columns count from 1; the end is exclusive. */
export interface Problem {
  /** Relative to the root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  severity: 'error' | 'warning';
  /** Permanent, such as `link/missing-page`. */
  code: string;
  /** What is wrong and why it matters, in an author's words. */
  message: string;
  /** The place in words: `block 3 (hero "Cloud migration") › button 1`. Empty for the file as a whole. */
  place: string;
  /** What to do; empty when the message says it. */
  hint: string;
}

export type DocumentKind = 'page' | 'site' | 'shared';

/** A content file as read: its data if it is JSON, the facts its schema names, and what is wrong with it by itself. */
export interface ContentDocument {
  file: string;
  kind: DocumentKind;
  /** Pages: the address, such as `/services/cloud`. Shared blocks: the name. */
  address: string;
  text: string;
  data: Record<string, unknown> | undefined;
  facts: Fact[];
  /** Problems of this file alone; rules across pages add theirs when checked. */
  problems: Problem[];
  /** Of a document that is parsed when it is asked: whether its text may say one of these. It is certain when it says no. */
  mayMention?(...patterns: RegExp[]): boolean;
}

/** All content of one root folder, as it is at one time: what follows from it can be kept with it. */
export interface SiteContent {
  /** Absolute path of the folder with `pages/` and `public/`. */
  root: string;
  /** By file, in the order of the names. */
  documents: ReadonlyMap<string, ContentDocument>;
  /** Files that are no documents (their names are wrong, or they cannot be read), with the reason. */
  refused: readonly Problem[];
}

export const PAGES = 'pages';
export const PUBLIC = 'public';
