import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { Known } from './memory-file.ts';

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
  diagnostics: Record<number, Diagnostic[]>;
  found: Record<number, Diagnostic[]>;
  /** The places of pages that the rules have not looked at. */
  unseen: number[];
  /** Where the outline of each begins in the file of outlines, in bytes, and where the last one ends. */
  outlines: number[];
}

/** The pages of a table. @param outlines of all of them, one after the other */
export function pagesOf(table: Table, outlines: Buffer): Record<string, Known> {
  const sets = table.fieldSets.map((names) => names.split(' '));
  const unseen = new Set(table.unseen);
  const pages: Record<string, Known> = {};
  for (const [index, file] of table.files.entries())
    pages[file] = {
      version: table.versions[index] ?? '',
      hash: table.hashes[index] ?? '',
      seen: { all: table.seen[index] ?? '', frame: table.frames[index] ?? '' },
      outline: () => outlines.toString('utf8', table.outlines[index], table.outlines[index + 1]),
      fields: sets[table.fields[index] ?? 0] ?? [],
      diagnostics: table.diagnostics[index] ?? [],
      ...(!unseen.has(index) && { found: table.found[index] ?? [] }),
    };
  return pages;
}

/** Pages as a table, and their outlines, which are seldom read. */
export function tableOf(pages: Record<string, Known>): { table: Table; outlines: Buffer } {
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
  const texts = all.map(({ outline }) => Buffer.from(outline()));
  let end = 0;
  const table: Table = {
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
    outlines: [0, ...texts.map(({ length }) => (end += length))],
  };
  return { table, outlines: Buffer.concat(texts) };
}
