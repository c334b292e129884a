import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { codeKey } from '../disk/cache/code-key.ts';
import { cacheOf } from '../disk/project.ts';
import { renameWhenFree } from '../disk/rename.ts';
import type { Question } from '../resolve/reads.ts';
import type { WrittenFiles } from './output/output-folder.ts';
import type { SpareRecord } from './output/spare-output.ts';
import type { MainRecord, StyleRules } from './pages/written-main.ts';

/** What a build leaves for the next one, so that this writes only what has changed. */
export interface BuildRecord {
  /** Names what the build was made of besides the words of pages that no other page sees. */
  around: string;
  /** Names what any page may read besides its own text and what it asks about others. */
  common: string;
  /** What pages have asked about others, with the names of the answers. */
  answers: Record<Question, string>;
  /** What pages were made of, by address. */
  pages: Record<string, PageRecord>;
  /** The rules of all styles that their blocks wear. */
  rules: StyleRules;
  /** The folder of the site in what is published: "" unless a host wants one. */
  folder: string;
  /** By their way from there. */
  files: WrittenFiles;
  /** What visitors of the host go without, in sentences. */
  cannot: string[];
  /** The output before this one, if it was kept. */
  spare?: SpareRecord | undefined;
}

/** What a page was made of. */
export interface PageRecord {
  file: string;
  /** Names the text of the file. */
  source: string;
  /** What it has asked about other pages. */
  asked: readonly Question[];
  /** How its blocks are taken out of its document. */
  main?: MainRecord;
}

export const NO_RECORD: BuildRecord = {
  around: '',
  common: '',
  answers: {},
  pages: {},
  rules: {},
  folder: '',
  files: {},
  cannot: [],
};

/** The file that keeps what is known of an output folder. */
export const recordFile = (root: string, out: string): string =>
  path.join(cacheOf(root), 'builds', `${createHash('sha1').update(out).digest('hex').slice(0, 12)}.json`);

/** A record as it is kept: texts that many pages share stand once, and pages name them by number. */
interface KeptRecord extends Omit<BuildRecord, 'pages' | 'files'> {
  /** Names the engine that has written it. */
  engine: string;
  texts: string[];
  pages: [address: string, file: string, source: string, asked: number[], worn?: number, hints?: number[]][];
  files: [name: string, key: string, size: number, time: number][];
}

/** What the last build of a site left about an output folder; nothing when another engine has left it. */
export function readRecord(root: string, out: string): BuildRecord {
  try {
    const kept = JSON.parse(fs.readFileSync(recordFile(root, out), 'utf8')) as KeptRecord;
    const { engine, texts, pages, files, ...rest } = kept;
    if (engine !== codeKey()) return NO_RECORD;
    const textOf = (number: number): string => texts[number] ?? '';
    return {
      ...rest,
      pages: Object.fromEntries(
        pages.map(([address, file, source, asked, worn, hints = []]) => {
          const main = worn === undefined ? undefined : { worn: textOf(worn), hints: hints.map(textOf) };
          return [address, { file, source, asked: asked.map(textOf), ...(main && { main }) }];
        }),
      ),
      files: Object.fromEntries(files.map(([name, key, size, time]) => [name, { key, size, time }])),
    };
  } catch {
    return NO_RECORD;
  }
}

/** Keeps what the next build has to know, once the folder is in its place. */
export function writeRecord(root: string, out: string, { pages, files, ...rest }: BuildRecord): void {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    if (number === numbers.size) numbers.set(text, number);
    return number;
  };
  const kept: Omit<KeptRecord, 'texts'> = {
    ...rest,
    engine: codeKey(),
    pages: Object.entries(pages).map(([address, { file, source, asked, main }]) => [
      address,
      file,
      source,
      asked.map(numberOf),
      ...((main ? [numberOf(main.worn), main.hints.map(numberOf)] : []) as [number?, number[]?]),
    ]),
    files: Object.entries(files).map(([name, { key, size, time }]) => [name, key, size, time]),
  };
  const file = recordFile(root, out);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify({ ...kept, texts: [...numbers.keys()] }));
  renameWhenFree(`${file}.${process.pid}`, file);
}
