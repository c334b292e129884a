import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { hexHashOf } from '../files/hash.ts';
import { removeWhenFree } from '../files/when-free.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { keptFolder } from './kept-folder.ts';
import { patched, patchFrom, type Patch } from './patch.ts';
import { pageOfRow, rowOf, type CachedPage, type CachedRow } from './cached-page.ts';
import { pagesOf, tableOf, type Table } from './content-cache-table.ts';
import { MOST_CHANGES, readPatched, writeChanges, writeWhole } from './patched-file.ts';

/** What the rules found that read every page. */
interface FoundAcross {
  /** The key of what they saw of the site. */
  key: string;
  /** Pages that they have read as a whole, with the hashes of their texts. */
  read: Record<string, string>;
  found: Diagnostic[];
}

/** What the rules about one page saw besides it when they looked. */
interface SeenBeside {
  /** The key of everything but pages. */
  key: string;
  /** The key of what they saw of pages without mistakes. */
  frames: string;
  /** Pages with mistakes, by file. */
  broken: Record<string, BrokenPage>;
}

/** What others see of a page with mistakes. */
export interface BrokenPage {
  /** Of its text. */
  hash: string;
  data: Record<string, unknown>;
}

/** What is kept of a folder. */
export interface CachedContent {
  key: string;
  /** When the pages were read, in milliseconds since 1970. */
  at: number;
  beside?: SeenBeside;
  across?: FoundAcross;
  pages: Record<string, CachedPage>;
  /** Files in `public/`. */
  files: Record<string, Pick<CachedPage, 'version' | 'hash'>>;
  /** The file with what is seldom asked for of pages; "" where there is none. */
  details: string;
  /** The pages as they stood in the file when that was written as a whole. */
  written?: { id: string; pages: Record<string, CachedPage> };
}

/** Where what is known of a folder is kept. */
export const contentCacheFile = (root: string): string =>
  path.join(keptFolder(root, 'memory'), `${hexHashOf(path.resolve(root), 12)}.json`);

/** The file as it is written. */
interface CacheFile extends Omit<CachedContent, 'pages' | 'written'> {
  table: Table;
}

/** What has changed in it since. */
interface CacheChanges extends Omit<CachedContent, 'pages' | 'written'> {
  pages: Patch<CachedRow>;
}

/** What was kept; nothing when it was left by another version, or cannot be read. */
export function readContentCache(root: string, key: string): CachedContent {
  try {
    const file = contentCacheFile(root);
    const { whole, changes } = readPatched<CacheFile, CacheChanges>(file);
    const { id, table, ...kept } = whole;
    if (kept.key !== key) return emptyCache(key);
    // Read at once, since another command may replace it; most commands look into little of it.
    const pages = pagesOf(table, fs.readFileSync(detailsFile(file, kept)));
    const now = changes ? { ...changes, pages: patched(pages, mapped(changes.pages, pageOfRow)) } : { ...kept, pages };
    return { ...now, written: { id, pages } };
  } catch {
    return emptyCache(key);
  }
}

const emptyCache = (key: string): CachedContent => ({ key, at: 0, pages: {}, files: {}, details: '' });

/** Keeps everything: where little has changed, only that. */
export function writeContentCache(root: string, { written, pages, ...rest }: CachedContent): void {
  const file = contentCacheFile(root);
  const changes = written && patchFrom(written.pages, pages);
  if (changes && Object.keys(changes).length <= MOST_CHANGES && fs.existsSync(detailsFile(file, rest)))
    writeChanges(file, written.id, { ...rest, pages: mapped(changes, rowOf) } satisfies CacheChanges);
  else writeAll(file, { ...rest, pages });
}

const detailsFile = (file: string, { details }: Pick<CachedContent, 'details'>): string =>
  path.join(path.dirname(file), details);

function writeAll(file: string, { pages: known, details: _, ...rest }: Omit<CachedContent, 'written'>): void {
  // In which order they were read is of no account.
  const pages = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const [folder, name] = [path.dirname(file), path.basename(file, '.json')];
  const details = `${name}.${process.pid}-${Date.now()}.details`;
  const { table, details: bytes } = tableOf(pages);
  writeFileAtomic(path.join(folder, details), bytes);
  writeWhole(file, { ...rest, details, table } satisfies CacheFile);
  for (const other of fs.readdirSync(folder))
    if (other.startsWith(`${name}.`) && other.endsWith('.details') && other !== details)
      removeWhenFree(path.join(folder, other));
}

function mapped<A, B>(patch: Patch<A>, of: (value: A) => B): Patch<B> {
  return Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, value === null ? null : of(value)]));
}
