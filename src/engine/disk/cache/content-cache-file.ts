import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { hexHashOf } from '../files/hash.ts';
import { tryRemove } from '../files/retry-locked.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { cacheFolder } from './cache-folder.ts';
import { patched, patchFrom, type Patch } from './patch.ts';
import { pageOfRow, rowOf, type CachedPage, type CachedRow } from './cached-page.ts';
import { pagesOf, tableOf, type Table } from './content-cache-table.ts';
import { MAX_CHANGES, readPatched, writeChanges, writeWhole } from './patched-file.ts';

/** The diagnostics of rules about the whole site. */
interface SiteDiagnostics {
  /** The key of what they depend on. */
  key: string;
  /** The hashes of pages that they have read as a whole, by file. */
  read: Record<string, string>;
  found: Diagnostic[];
}

/** What the diagnostics of rules about one page depend on besides that page. */
interface PageRuleInputs {
  /** The key of everything but pages. */
  key: string;
  /** The key of the frames of all pages without mistakes. */
  frames: string;
  /** Pages with mistakes, by file. */
  broken: Record<string, BrokenPage>;
}

/** What other pages depend on of a page with mistakes. */
export interface BrokenPage {
  /** The hash of its text. */
  hash: string;
  data: Record<string, unknown>;
}

/** What is cached of the content of a site. */
export interface CachedContent {
  /** The key of everything that decides how pages are read. */
  key: string;
  /** When the pages were read, in milliseconds since 1970. */
  at: number;
  pageRuleInputs?: PageRuleInputs;
  siteDiagnostics?: SiteDiagnostics;
  pages: Record<string, CachedPage>;
  /** Files in `public/`. */
  files: Record<string, Pick<CachedPage, 'version' | 'hash'>>;
  /** The name of the file with details of pages that are seldom needed; "" where there is none. */
  details: string;
  /** The pages when the file was last written as a whole: later changes are kept as a patch to these. */
  written?: { id: string; pages: Record<string, CachedPage> };
}

/** The file that the cache of a site's content is kept in. */
export const contentCacheFile = (root: string): string =>
  path.join(cacheFolder(root, 'memory'), `${hexHashOf(path.resolve(root), 12)}.json`);

/** The file as it is written. */
interface CacheFile extends Omit<CachedContent, 'pages' | 'written'> {
  table: Table;
}

/** The patch beside it. */
interface CacheChanges extends Omit<CachedContent, 'pages' | 'written'> {
  pages: Patch<CachedRow>;
}

/** Reads the cache; an empty one where it was written with another key, or cannot be read. */
export function readContentCache(root: string, key: string): CachedContent {
  try {
    const file = contentCacheFile(root);
    const { whole, changes } = readPatched<CacheFile, CacheChanges>(file);
    const { id, table, ...kept } = whole;
    if (kept.key !== key) return emptyCache(key);
    // Read now, since another command may replace the file; most commands parse little of it.
    const pages = pagesOf(table, fs.readFileSync(detailsFile(file, kept)));
    const now = changes ? { ...changes, pages: patched(pages, mapped(changes.pages, pageOfRow)) } : { ...kept, pages };
    return { ...now, written: { id, pages } };
  } catch {
    return emptyCache(key);
  }
}

const emptyCache = (key: string): CachedContent => ({ key, at: 0, pages: {}, files: {}, details: '' });

/** Writes the cache; only a patch where little has changed. */
export function writeContentCache(root: string, { written, pages, ...rest }: CachedContent): void {
  const file = contentCacheFile(root);
  const changes = written && patchFrom(written.pages, pages);
  if (changes && Object.keys(changes).length <= MAX_CHANGES && fs.existsSync(detailsFile(file, rest)))
    writeChanges(file, written.id, { ...rest, pages: mapped(changes, rowOf) } satisfies CacheChanges);
  else writeAll(file, { ...rest, pages });
}

const detailsFile = (file: string, { details }: Pick<CachedContent, 'details'>): string =>
  path.join(path.dirname(file), details);

function writeAll(file: string, { pages: known, details: _, ...rest }: Omit<CachedContent, 'written'>): void {
  // Sorted, since the order in which pages are read does not matter.
  const pages = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const [folder, name] = [path.dirname(file), path.basename(file, '.json')];
  const details = `${name}.${process.pid}-${Date.now()}.details`;
  const { table, details: bytes } = tableOf(pages);
  writeFileAtomic(path.join(folder, details), bytes);
  writeWhole(file, { ...rest, details, table } satisfies CacheFile);
  for (const other of fs.readdirSync(folder))
    if (other.startsWith(`${name}.`) && other.endsWith('.details') && other !== details)
      tryRemove(path.join(folder, other));
}

function mapped<A, B>(patch: Patch<A>, of: (value: A) => B): Patch<B> {
  return Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, value === null ? null : of(value)]));
}
