import type { Dependency } from '../resolve/dependencies.ts';
import type { ContentKeys } from './content-keys.ts';
import type { WrittenFiles } from './output/output-folder.ts';
import type { MainRecord, StyleRules } from './pages/reused-main.ts';

/** What a build records for the next one, which then writes only what has changed. */
export interface BuildRecord {
  /** The keys of all inputs except words that no other page shows. */
  keys: ContentKeys;
  /** The names of files that are made of all pages together. */
  ofAllPages: string[];
  /** The key of the inputs that all pages share. */
  sharedInputsKey: string;
  /** The state of each dependency of a page, as a key. */
  dependencyKeys: Record<Dependency, string>;
  /** The keys of the code of blocks, by type. */
  blockKeys: Record<string, string>;
  /** The records of pages, by address. */
  pages: Record<string, PageRecord>;
  /** The CSS rules that their blocks use. */
  rules: StyleRules;
  /** The folder of the site in the output: "" unless a host wants one. */
  folder: string;
  /** The files of the output, by path from that folder. */
  files: WrittenFiles;
  /** A hash of their state. */
  state: string;
  /** What the host cannot do, in sentences. */
  limitations: string[];
  /** Further sentences for the owner. */
  notices: string[];
  /** The spare output, if there is one. */
  spare?: SpareRecord | undefined;
  /** What the file had when it was written as a whole: later changes are kept as a patch to this. */
  written?: { id: string; large: LargeRecord };
}

/** The parts whose size grows with the number of pages. */
export type LargeRecord = Pick<BuildRecord, 'dependencyKeys' | 'pages' | 'rules' | 'files'>;

/** The record of a page. */
export interface PageRecord {
  file: string;
  /** A hash of the text of the file. */
  source: string;
  /** The types of its blocks, with spaces between. */
  types: string;
  /** What it depends on of other pages. */
  dependencies: readonly Dependency[];
  /** Its language in the search and a hash of its words; "" where the search does not find it. */
  searchKey: string;
  /** What is needed to take its blocks out of its document. */
  main?: MainRecord;
}

/** The record of the spare output (see `output/spare-output.ts`). */
export interface SpareRecord {
  /** The inode of the folder, which a copy does not share. */
  ino: number;
  /** A hash of the mtimes of its folders: another one, once a file was added or removed. */
  folders: string;
  /** The files in which it differs from the output that has replaced it. */
  differs: string[];
}

/** The record where nothing was built. */
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
