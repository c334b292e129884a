import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { cacheOf } from '../project.ts';
import { removeWhenFree, renameWhenFree } from '../rename.ts';

/** Names what others see of a page: all of it, and what rules about one page see of the others. */
export interface Seen {
  all: string;
  frame: string;
}

/** What the rules found that read every page. */
export interface FoundAcross {
  /** Names what they saw of the site. */
  around: string;
  /** Pages that they have read as a whole, with the names of their texts. */
  read: Record<string, string>;
  found: Diagnostic[];
}

/** What is known of a page since it was last read. */
export interface Known {
  /** What the disk says of the file. */
  version: string;
  /** Of its text. */
  hash: string;
  seen: Seen;
  /** As JSON: most are never asked for. */
  outline: () => string;
  /** Its place among the outlines that are kept, if it is one of them. */
  line?: number;
  /** The names of all fields in that. */
  fields: string[];
  /** What is wrong with it by itself: nothing that keeps it from being built. */
  diagnostics: Diagnostic[];
  /** What the rules found in it, in the light of the others. */
  found?: Diagnostic[];
}

/** What is kept of a folder. */
export interface Kept {
  key: string;
  /** When the pages were read, in milliseconds since 1970. */
  at: number;
  /** What the rules about one page saw besides it when they looked. */
  around: string;
  across?: FoundAcross;
  pages: Record<string, Known>;
  /** Files in `public/`. */
  files: Record<string, Pick<Known, 'version' | 'hash'>>;
  /** The file whose lines are the outlines of the pages, which is seldom read; "" where there is none. */
  outlines: string;
}

/** Where what is known of a folder is kept. */
export const memoryFile = (root: string): string =>
  path.join(
    cacheOf(root),
    'memory',
    `${createHash('sha1').update(path.resolve(root)).digest('hex').slice(0, 12)}.json`,
  );

/** What is known of all pages, by field: a tenth of the work that it is to read as many objects. */
interface Table {
  files: string[];
  versions: string[];
  hashes: string[];
  seen: string[];
  frames: string[];
  /** Each set of names once, and the number of that of each page. */
  fieldSets: string[];
  fields: number[];
  /** Of pages of which there is something to say, by their places. */
  diagnostics: Record<number, Diagnostic[]>;
  found: Record<number, Diagnostic[]>;
  /** The places of pages that the rules have not looked at. */
  unseen: number[];
}

/** The file as it is written. */
interface KeptFile extends Omit<Kept, 'pages'> {
  table: Table;
}

/** What was kept; nothing when it was left by another version, or cannot be read. */
export function readKept(root: string, key: string): Kept {
  try {
    const file = memoryFile(root);
    const { table, ...kept } = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptFile;
    if (kept.key !== key) return nothingKept(key);
    // Read at once, since another command may replace it; most commands look into no line of it.
    const bytes = fs.readFileSync(path.join(path.dirname(file), kept.outlines));
    let lines: string[] | undefined;
    return { ...kept, pages: pagesOf(table, (index) => (lines ??= bytes.toString().split('\n'))[index] ?? '') };
  } catch {
    return nothingKept(key);
  }
}

const nothingKept = (key: string): Kept => ({ key, at: 0, around: '', pages: {}, files: {}, outlines: '' });

function pagesOf(table: Table, lineAt: (index: number) => string): Kept['pages'] {
  const sets = table.fieldSets.map((names) => names.split(' '));
  const unseen = new Set(table.unseen);
  const pages: Kept['pages'] = {};
  for (const [index, file] of table.files.entries())
    pages[file] = {
      version: table.versions[index] ?? '',
      hash: table.hashes[index] ?? '',
      seen: { all: table.seen[index] ?? '', frame: table.frames[index] ?? '' },
      outline: () => lineAt(index),
      line: index,
      fields: sets[table.fields[index] ?? 0] ?? [],
      diagnostics: table.diagnostics[index] ?? [],
      ...(!unseen.has(index) && { found: table.found[index] ?? [] }),
    };
  return pages;
}

function tableOf(pages: Kept['pages']): Table {
  const sets = new Map<string, number>();
  const setOf = (fields: string[]): number => {
    const names = fields.join(' ');
    const number = sets.get(names) ?? sets.size;
    sets.set(names, number);
    return number;
  };
  const all = Object.values(pages);
  const those = (of: (known: Known) => Diagnostic[] | undefined): Record<number, Diagnostic[]> =>
    Object.fromEntries(all.flatMap((known, index) => (of(known)?.length ? [[index, of(known) ?? []]] : [])));
  return {
    files: Object.keys(pages),
    versions: all.map(({ version }) => version),
    hashes: all.map(({ hash }) => hash),
    seen: all.map(({ seen }) => seen.all),
    frames: all.map(({ seen }) => seen.frame),
    fields: all.map(({ fields }) => setOf(fields)),
    fieldSets: [...sets.keys()],
    diagnostics: those(({ diagnostics }) => diagnostics),
    found: those(({ found }) => found),
    unseen: all.flatMap(({ found }, index) => (found ? [] : [index])),
  };
}

/** Each file is written beside and renamed, so that nobody reads half of it. */
export function writeKept(root: string, { pages: known, ...rest }: Kept): void {
  // In which order they were read is of no account.
  const pages = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const file = memoryFile(root);
  const [folder, name] = [path.dirname(file), path.basename(file, '.json')];
  const all = Object.values(pages);
  const isKept = all.every(({ line }, index) => line === index) && fs.existsSync(path.join(folder, rest.outlines));
  const outlines = rest.outlines !== '' && isKept ? rest.outlines : `${name}.${process.pid}-${Date.now()}.lines`;
  const write = (target: string, text: string): void => {
    const unfinished = path.join(folder, `${target}.${process.pid}`);
    fs.writeFileSync(unfinished, text);
    renameWhenFree(unfinished, path.join(folder, target));
  };
  fs.mkdirSync(folder, { recursive: true });
  if (outlines !== rest.outlines) write(outlines, all.map(({ outline }) => outline()).join('\n'));
  write(path.basename(file), JSON.stringify({ ...rest, outlines, table: tableOf(pages) } satisfies KeptFile));
  for (const other of fs.readdirSync(folder))
    if (other.startsWith(`${name}.`) && other.endsWith('.lines') && other !== outlines)
      removeWhenFree(path.join(folder, other));
}
