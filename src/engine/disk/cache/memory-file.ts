import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { cacheOf } from '../project.ts';
import { removeWhenFree } from '../rename.ts';
import { replaceFile } from '../replace-file.ts';
import { patched, patchFrom, type Patch } from './patch.ts';
import { pagesOf, tableOf, type Table } from './memory-table.ts';
import { MOST_CHANGES, readPatched, writeChanges, writeWhole } from './patched-file.ts';

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
  /** The file with the outlines of the pages, of which few are ever read; "" where there is none. */
  outlines: string;
  /** The pages as they stood in the file when that was written as a whole. */
  written?: { id: string; pages: Record<string, Known> };
}

/** Where what is known of a folder is kept. */
export const memoryFile = (root: string): string =>
  path.join(
    cacheOf(root),
    'memory',
    `${createHash('sha1').update(path.resolve(root)).digest('hex').slice(0, 12)}.json`,
  );

/** The file as it is written. */
interface KeptFile extends Omit<Kept, 'pages' | 'written'> {
  table: Table;
}

/** A page that was read since then. */
interface ChangedRow extends Omit<Known, 'outline'> {
  outline: string;
}

/** What has changed in it since. */
interface KeptChanges extends Omit<Kept, 'pages' | 'written'> {
  pages: Patch<ChangedRow>;
}

/** What was kept; nothing when it was left by another version, or cannot be read. */
export function readKept(root: string, key: string): Kept {
  try {
    const file = memoryFile(root);
    const { whole, changes } = readPatched<KeptFile, KeptChanges>(file);
    const { id, table, ...kept } = whole;
    if (kept.key !== key) return nothingKept(key);
    // Read at once, since another command may replace it; most commands look into no line of it.
    const pages = pagesOf(table, fs.readFileSync(path.join(path.dirname(file), kept.outlines)));
    const now = changes ? { ...changes, pages: patched(pages, knownOf(changes.pages)) } : { ...kept, pages };
    return { ...now, written: { id, pages } };
  } catch {
    return nothingKept(key);
  }
}

const nothingKept = (key: string): Kept => ({ key, at: 0, around: '', pages: {}, files: {}, outlines: '' });

/** Keeps everything: where little has changed, only that. */
export function writeKept(root: string, { written, pages, ...rest }: Kept): void {
  const file = memoryFile(root);
  const changes = written && patchFrom(written.pages, pages);
  if (changes && Object.keys(changes).length <= MOST_CHANGES && fs.existsSync(outlinesFile(file, rest)))
    writeChanges(file, written.id, { ...rest, pages: rowsOf(changes) } satisfies KeptChanges);
  else writeAll(file, { ...rest, pages });
}

const outlinesFile = (file: string, { outlines }: Pick<Kept, 'outlines'>): string =>
  path.join(path.dirname(file), outlines);

function writeAll(file: string, { pages: known, outlines: _, ...rest }: Omit<Kept, 'written'>): void {
  // In which order they were read is of no account.
  const pages = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const [folder, name] = [path.dirname(file), path.basename(file, '.json')];
  const outlines = `${name}.${process.pid}-${Date.now()}.outlines`;
  const { table, outlines: bytes } = tableOf(pages);
  replaceFile(path.join(folder, outlines), bytes);
  writeWhole(file, { ...rest, outlines, table } satisfies KeptFile);
  for (const other of fs.readdirSync(folder))
    if (other.startsWith(`${name}.`) && other.endsWith('.outlines') && other !== outlines)
      removeWhenFree(path.join(folder, other));
}

const rowsOf = (pages: Patch<Known>): Patch<ChangedRow> =>
  mapped(pages, ({ outline, ...known }) => ({ ...known, outline: outline() }));

const knownOf = (rows: Patch<ChangedRow>): Patch<Known> =>
  mapped(rows, ({ outline, ...known }) => ({ ...known, outline: () => outline }));

function mapped<A, B>(patch: Patch<A>, of: (value: A) => B): Patch<B> {
  return Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, value === null ? null : of(value)]));
}
