import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cacheOf } from '../disk/project.ts';
import type { Question } from '../resolve/reads.ts';
import type { WrittenFiles } from './output-folder.ts';
import type { MainRecord, StyleRules } from './written-main.ts';

/** What a build leaves for the next one, so that this writes only what has changed. */
export interface BuildRecord {
  /** Names all that the build was made of. */
  everything: string;
  /** Names what any page may read besides its own text and what it asks about others. */
  common: string;
  /** What pages were made of, by address. */
  pages: Record<string, PageRecord>;
  /** The rules of all styles that their blocks wear. */
  rules: StyleRules;
  files: WrittenFiles;
  /** What visitors of the host go without, in sentences. */
  cannot: string[];
}

/** What a page was made of. */
export interface PageRecord {
  /** Names its text. */
  source: string;
  /** What it has asked about other pages, with the names of the answers. */
  asked: Record<Question, string>;
  /** How its blocks are taken out of its document. */
  main?: MainRecord;
}

export const NO_RECORD: BuildRecord = { everything: '', common: '', pages: {}, rules: {}, files: {}, cannot: [] };

const recordOf = (root: string, out: string): string =>
  path.join(cacheOf(root), 'builds', `${createHash('sha1').update(out).digest('hex').slice(0, 12)}.json`);

/** What the last build of a site left about an output folder. */
export function readRecord(root: string, out: string): BuildRecord {
  try {
    return JSON.parse(fs.readFileSync(recordOf(root, out), 'utf8')) as BuildRecord;
  } catch {
    return NO_RECORD;
  }
}

/** Keeps what the next build has to know, once the folder is in its place. */
export function writeRecord(root: string, out: string, record: BuildRecord): void {
  const file = recordOf(root, out);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(record));
  fs.renameSync(`${file}.${process.pid}`, file);
}
