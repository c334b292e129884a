import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { hexHashOf } from '../hash.ts';
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
  /** What is wrong with it by itself: nothing that keeps it from being built. Seldom asked for as well. */
  diagnostics: () => Diagnostic[];
  /** What the rules found in it, in the light of the others. */
  found?: Diagnostic[];
}

/** The same as plain data. */
export interface KnownRow extends Omit<Known, 'outline' | 'diagnostics'> {
  outline: string;
  diagnostics: Diagnostic[];
}

/** What is known of a page as plain data, for a file or another thread. */
export const rowOf = ({ outline, diagnostics, ...rest }: Known): KnownRow => ({
  ...rest,
  outline: outline(),
  diagnostics: diagnostics(),
});

/** What is known of a page, from plain data. */
export const knownOf = ({ outline, diagnostics, ...rest }: KnownRow): Known => ({
  ...rest,
  outline: () => outline,
  diagnostics: () => diagnostics,
});

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
  /** The file with what is seldom asked for of pages; "" where there is none. */
  details: string;
  /** The pages as they stood in the file when that was written as a whole. */
  written?: { id: string; pages: Record<string, Known> };
}

/** Where what is known of a folder is kept. */
export const memoryFile = (root: string): string =>
  path.join(cacheOf(root), 'memory', `${hexHashOf(path.resolve(root), 12)}.json`);

/** The file as it is written. */
interface KeptFile extends Omit<Kept, 'pages' | 'written'> {
  table: Table;
}

/** What has changed in it since. */
interface KeptChanges extends Omit<Kept, 'pages' | 'written'> {
  pages: Patch<KnownRow>;
}

/** What was kept; nothing when it was left by another version, or cannot be read. */
export function readKept(root: string, key: string): Kept {
  try {
    const file = memoryFile(root);
    const { whole, changes } = readPatched<KeptFile, KeptChanges>(file);
    const { id, table, ...kept } = whole;
    if (kept.key !== key) return nothingKept(key);
    // Read at once, since another command may replace it; most commands look into little of it.
    const pages = pagesOf(table, fs.readFileSync(detailsFile(file, kept)));
    const now = changes ? { ...changes, pages: patched(pages, mapped(changes.pages, knownOf)) } : { ...kept, pages };
    return { ...now, written: { id, pages } };
  } catch {
    return nothingKept(key);
  }
}

const nothingKept = (key: string): Kept => ({ key, at: 0, around: '', pages: {}, files: {}, details: '' });

/** Keeps everything: where little has changed, only that. */
export function writeKept(root: string, { written, pages, ...rest }: Kept): void {
  const file = memoryFile(root);
  const changes = written && patchFrom(written.pages, pages);
  if (changes && Object.keys(changes).length <= MOST_CHANGES && fs.existsSync(detailsFile(file, rest)))
    writeChanges(file, written.id, { ...rest, pages: mapped(changes, rowOf) } satisfies KeptChanges);
  else writeAll(file, { ...rest, pages });
}

const detailsFile = (file: string, { details }: Pick<Kept, 'details'>): string =>
  path.join(path.dirname(file), details);

function writeAll(file: string, { pages: known, details: _, ...rest }: Omit<Kept, 'written'>): void {
  // In which order they were read is of no account.
  const pages = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const [folder, name] = [path.dirname(file), path.basename(file, '.json')];
  const details = `${name}.${process.pid}-${Date.now()}.details`;
  const { table, details: bytes } = tableOf(pages);
  replaceFile(path.join(folder, details), bytes);
  writeWhole(file, { ...rest, details, table } satisfies KeptFile);
  for (const other of fs.readdirSync(folder))
    if (other.startsWith(`${name}.`) && other.endsWith('.details') && other !== details)
      removeWhenFree(path.join(folder, other));
}

function mapped<A, B>(patch: Patch<A>, of: (value: A) => B): Patch<B> {
  return Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, value === null ? null : of(value)]));
}
