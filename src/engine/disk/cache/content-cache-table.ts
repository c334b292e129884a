import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { CachedPage } from './cached-page.ts';

/** All cached pages as columns, which take a tenth of the time to parse that objects take. */
export interface Table {
  files: string[];
  versions: string[];
  hashes: string[];
  outlines: string[];
  frames: string[];
  /** The distinct sets of field names, and the index of each page's set. */
  fieldSets: string[];
  fields: number[];
  /** Diagnostics by page index, of pages that have any. */
  found: Record<number, Diagnostic[]>;
  /** The indexes of pages whose diagnostics are not known. */
  unchecked: number[];
  /** Byte offsets into the details: of the outline and the diagnostics of each page, and of the end. */
  details: number[];
}

/** The pages of a table. @param details outline and diagnostics of each page as JSON, one after the other */
export function pagesOf(table: Table, details: Buffer): Record<string, CachedPage> {
  const detail = (place: number): string => details.toString('utf8', table.details[place], table.details[place + 1]);
  const sets = table.fieldSets.map((names) => names.split(' '));
  const unchecked = new Set(table.unchecked);
  const pages: Record<string, CachedPage> = {};
  for (const [index, file] of table.files.entries())
    pages[file] = {
      version: table.versions[index] ?? '',
      hash: table.hashes[index] ?? '',
      outlineHashes: { all: table.outlines[index] ?? '', frame: table.frames[index] ?? '' },
      outline: () => detail(2 * index),
      fields: sets[table.fields[index] ?? 0] ?? [],
      diagnostics: () => JSON.parse(detail(2 * index + 1)) as Diagnostic[],
      ...(!unchecked.has(index) && { found: table.found[index] ?? [] }),
    };
  return pages;
}

/** Pages as a table, and their details, which are seldom read. */
export function tableOf(pages: Record<string, CachedPage>): { table: Table; details: Buffer } {
  const sets = new Map<string, number>();
  const setOf = (fields: string[]): number => {
    const names = fields.join(' ');
    const number = sets.get(names) ?? sets.size;
    sets.set(names, number);
    return number;
  };
  const all = Object.values(pages);
  const texts = all.flatMap(({ outline, diagnostics }) => [
    Buffer.from(outline()),
    Buffer.from(JSON.stringify(diagnostics())),
  ]);
  let end = 0;
  const table: Table = {
    files: Object.keys(pages),
    versions: all.map(({ version }) => version),
    hashes: all.map(({ hash }) => hash),
    outlines: all.map(({ outlineHashes }) => outlineHashes.all),
    frames: all.map(({ outlineHashes }) => outlineHashes.frame),
    fields: all.map(({ fields }) => setOf(fields)),
    fieldSets: [...sets.keys()],
    found: Object.fromEntries(all.flatMap(({ found }, index) => (found?.length ? [[index, found]] : []))),
    unchecked: all.flatMap(({ found }, index) => (found ? [] : [index])),
    details: [0, ...texts.map(({ length }) => (end += length))],
  };
  return { table, details: Buffer.concat(texts) };
}
