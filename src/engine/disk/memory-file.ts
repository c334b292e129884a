import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { cacheOf } from './project.ts';

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
  outline: string;
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
}

/** Where what is known of a folder is kept. */
export const memoryFile = (root: string): string =>
  path.join(
    cacheOf(root),
    'memory',
    `${createHash('sha1').update(path.resolve(root)).digest('hex').slice(0, 12)}.json`,
  );

/**
 * What was kept; nothing when it was left by another version, or cannot be read. Of each page there are two lines: what
 * is known of it, and its outline.
 */
export function readKept(root: string, key: string): Kept {
  const nothing: Kept = { key, at: 0, around: '', pages: {}, files: {} };
  try {
    const [first = '', ...lines] = fs.readFileSync(memoryFile(root), 'utf8').split('\n');
    const kept = JSON.parse(first) as Kept & { names: string[] };
    if (kept.key !== key || lines.length !== kept.names.length * 2) return nothing;
    const pages: Kept['pages'] = {};
    for (const [index, file] of kept.names.entries()) {
      const known = JSON.parse(lines[index * 2] ?? '') as Known;
      pages[file] = Object.assign(known, { outline: lines[index * 2 + 1] });
    }
    return { ...kept, pages };
  } catch {
    return nothing;
  }
}

/** Written beside and renamed, so that nobody reads half of it. */
export function writeKept(root: string, { pages, ...rest }: Kept): void {
  const file = memoryFile(root);
  const unfinished = `${file}.${process.pid}`;
  const lines = [JSON.stringify({ ...rest, names: Object.keys(pages) })];
  for (const { outline, ...known } of Object.values(pages)) lines.push(JSON.stringify(known), outline);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, lines.join('\n'));
  fs.renameSync(unfinished, file);
}
