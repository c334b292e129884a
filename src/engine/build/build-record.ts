import type { Dependency } from '../resolve/dependencies.ts';
import type { ContentKeys } from './content-keys.ts';
import type { WrittenFiles } from './output/output-folder.ts';
import type { MainRecord, StyleRules } from './pages/reused-main.ts';

/** What a build leaves for the next one, so that this writes only what has changed. */
export interface BuildRecord {
  /** The keys of what the build was made of besides the words of pages that no other page sees. */
  keys: ContentKeys;
  /** The files that were made of all pages together. */
  ofAllPages: string[];
  /** The key of what any page may read besides its own text and what it asks about others. */
  sharedInputsKey: string;
  /** What pages depend on of others, each with the key of its state. */
  dependencyKeys: Record<Dependency, string>;
  /** The keys of what drew their blocks, by type. */
  blockKeys: Record<string, string>;
  /** What pages were made of, by address. */
  pages: Record<string, PageRecord>;
  /** The CSS rules that their blocks use. */
  rules: StyleRules;
  /** The folder of the site in what is published: "" unless a host wants one. */
  folder: string;
  /** By their way from there. */
  files: WrittenFiles;
  /** A hash of the state in which these are left. */
  state: string;
  /** What visitors of the host go without, in sentences. */
  limitations: string[];
  /** What else was said of the site. */
  notices: string[];
  /** The output before this one, if it was kept. */
  spare?: SpareRecord | undefined;
  /** How it stood in the file when that was written as a whole. */
  written?: { id: string; large: LargeRecord };
}

/** What grows with the pages. */
export type LargeRecord = Pick<BuildRecord, 'dependencyKeys' | 'pages' | 'rules' | 'files'>;

/** What a page was made of. */
export interface PageRecord {
  file: string;
  /** A hash of the text of the file. */
  source: string;
  /** The types of its blocks. */
  types: string;
  /** What it depends on of other pages. */
  dependencies: readonly Dependency[];
  /** What the search has of it: its language, and a hash of its words. "" where it is not to be found. */
  searchKey: string;
  /** What is needed to take its blocks out of its document. */
  main?: MainRecord;
}

/** What is known of the output that was kept when another one took its place. */
export interface SpareRecord {
  /** Tells the folder from a copy of it, whose files are others. */
  ino: number;
  /** A hash of the state of its folders: another one, once a file has come or gone. */
  folders: string;
  /** The files in which it differs from the output that took its place. */
  differs: string[];
}

/** What is known where nothing was built. */
export const NO_RECORD: BuildRecord = {
  keys: { outlines: '', outlinesWithoutMenus: '' },
  ofAllPages: [],
  sharedInputsKey: '',
  dependencyKeys: {},
  blockKeys: {},
  pages: {},
  rules: {},
  folder: '',
  files: {},
  state: '',
  limitations: [],
  notices: [],
};
