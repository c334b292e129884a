import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { CachedPage } from './cached-page.ts';

/** What is known of all pages, by field: a tenth of the work that it is to read as many objects. */
export interface Table {
  files: string[];
  versions: string[];
  hashes: string[];
  seen: string[];
  frames: string[];
  /** Each set of names once, and the number of that of each page. */
  fieldSets: string[];
  fields: number[];
  /** Of pages of which there is something to say, by their places. */
  found: Record<number, Diagnostic[]>;
  /** The places of pages that the rules have not looked at. */
  unseen: number[];
  /** Where the outline of each begins in the details, in bytes, and its diagnostics; and where the last ones end. */
  details: number[];
}

/** The pages of a table. @param details the outline and the diagnostics of each, as JSON, one after the other */
export function pagesOf(table: Table, details: Buffer): Record<string, CachedPage> {
  const detail = (place: number): string => details.toString('utf8', table.details[place], table.details[place + 1]);
  const sets = table.fieldSets.map((names) => names.split(' '));
  const unseen = new Set(table.unseen);
  const pages: Record<string, CachedPage> = {};
  for (const [index, file] of table.files.entries())
    pages[file] = {
      version: table.versions[index] ?? '',
      hash: table.hashes[index] ?? '',
      seen: { all: table.seen[index] ?? '', frame: table.frames[index] ?? '' },
      outline: () => detail(2 * index),
      fields: sets[table.fields[index] ?? 0] ?? [],
      diagnostics: () => JSON.parse(detail(2 * index + 1)) as Diagnostic[],
      ...(!unseen.has(index) && { found: table.found[index] ?? [] }),
    };
  return pages;
}

/** Pages as a table, and the details of each, which are seldom read. */
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
    seen: all.map(({ seen }) => seen.all),
    frames: all.map(({ seen }) => seen.frame),
    fields: all.map(({ fields }) => setOf(fields)),
    fieldSets: [...sets.keys()],
    found: Object.fromEntries(all.flatMap(({ found }, index) => (found?.length ? [[index, found]] : []))),
    unseen: all.flatMap(({ found }, index) => (found ? [] : [index])),
    details: [0, ...texts.map(({ length }) => (end += length))],
  };
  return { table, details: Buffer.concat(texts) };
}
