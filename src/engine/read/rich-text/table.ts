import type { Range } from '../../../model/diagnostics/diagnostic.ts';
import type { RichElement, RichNode } from '../../../model/page/parts.ts';

/** What a table lacks: the line of dashes, as many columns in it as in all rows, an empty line before it, or cells. */
export type TableFault = 'dashes' | 'columns' | 'before' | 'cells';

/** A table as Markdown has them: `| Name | Price |`, below it `| --- | ---: |`, then its rows. */
export interface WrittenTable {
  /** The cells of each row, the heads first, as stretches of the text. */
  rows: (Range & { cells: Range[] })[];
  /** How the cells of each column stand; undefined at their start. */
  align: ('center' | 'end' | undefined)[];
}

/** `| --- | :---: | ---: |` */
const DASHES = /^[ ]*\|?(?:[ ]*:?-+:?[ ]*\|)+(?:[ ]*:?-+:?)?[ ]*$/;
const ROW = /^[ ]*\|.*\|[ ]*$/;

const linesOf = (text: string, start: number): Range[] => {
  let offset = start;
  return text.split('\n').map((line) => {
    const range = { offset, length: line.length };
    offset += line.length + 1;
    return range;
  });
};

/** The stretches between the strokes of a line, without spaces around them. A stroke behind a backslash is a sign. */
function cellsOf(line: string, start: number): Range[] {
  const [before = ''] = /^[ ]*\|?/.exec(line) ?? [];
  const inner = line
    .slice(before.length)
    .replace(/(?<![ ])[ ]+$/, '')
    .replace(/(?<!\\)\|$/, '');
  let offset = start + before.length;
  return inner.split(/(?<!\\)\|/).map((cell) => {
    const range = { offset: offset + cell.length - cell.trimStart().length, length: cell.trim().length };
    offset += cell.length + 1;
    return range;
  });
}

/** The lines of a text without what says that they stand in a quotation or list. */
const bareLines = (text: string): string[] => text.split('\n').map((line) => line.replace(/^[ >]*/, ''));

/** Whether a paragraph is, or was meant to be, a table; perhaps within a list or quotation. */
export const resemblesTable = (paragraph: string): boolean => {
  const lines = bareLines(paragraph);
  if (lines.length < 2) return false;
  return lines.some((line) => DASHES.test(line)) || lines.every((line) => ROW.test(line)) || areRows(lines);
};

/** Whether lines without strokes at their ends are rows: three at least, of as many parts each. */
function areRows(lines: string[]): boolean {
  const parts = new Set(lines.map((line) => line.split(' | ').length));
  return lines.length > 2 && parts.size === 1 && !parts.has(1);
}

/** Whether lines begin with the heads of a table, and dashes below them. */
export function beginsTable(lines: string): boolean {
  const [heads = '', below = ''] = bareLines(lines);
  const words = heads.replace(/^[|\s]+|(?<![|\s])[|\s]+$/g, '');
  return words.includes('|') && DASHES.test(below);
}

/**
 * The table that a paragraph is, or what it lacks to be one.
 * @param start where the paragraph begins in the text
 */
export function tableIn(paragraph: string, start: number): WrittenTable | TableFault {
  const lines = linesOf(paragraph, start);
  const textOf = ({ offset, length }: Range): string => paragraph.slice(offset - start, offset - start + length);
  const dashes = lines.findIndex((line) => DASHES.test(textOf(line)));
  if (dashes === -1) return 'dashes';
  if (dashes !== 1) return dashes === 0 ? 'dashes' : 'before';
  const rows = lines
    .filter((_, index) => index !== dashes)
    .map((line) => ({ ...line, cells: cellsOf(textOf(line), line.offset) }));
  const align = cellsOf(textOf(lines[dashes] as Range), 0).map((range) => {
    const sign = textOf(lines[dashes] as Range).slice(range.offset, range.offset + range.length);
    if (!sign.endsWith(':')) return undefined;
    return sign.startsWith(':') ? 'center' : 'end';
  });
  const counts = new Set(rows.map(({ cells }) => cells.length));
  return rows.length > 1 && counts.size === 1 && !counts.has(align.length) ? 'columns' : { rows, align };
}

/** A line that was meant as the one of dashes: with other strokes, or with spaces between them. */
const MEANT = /^(?=.*[-=_–—−])[ :|=_–—−-]+$/;

/** Whether a line was meant as the one below the heads. */
export const resemblesDashes = (line: string): boolean => MEANT.test(line);

/** The line of dashes below these heads, with the columns as far as they are aligned by the one that stands there. */
export function dashesBelow(heads: string, there = ''): string {
  const signs = cellsOf(there, 0).map(({ offset, length }) => there.slice(offset, offset + length));
  const columns = cellsOf(heads, 0).map((_, index) => {
    const sign = signs[index] ?? '';
    return ` ${sign.startsWith(':') ? ':' : ''}---${/.:$/.test(sign) ? ':' : ''} |`;
  });
  return `|${columns.join('')}`;
}

/** A table with what stands in its cells. */
export function tableElement({ rows, align }: WrittenTable, read: (cell: Range) => RichNode[]): RichElement {
  const row = ({ cells }: WrittenTable['rows'][number], tag: 'th' | 'td'): RichElement => ({
    tag: 'tr',
    children: cells.map((cell, index): RichElement => {
      const children = read(cell).map(withoutEscapes);
      return { tag, ...(align[index] && { align: align[index] }), children };
    }),
  });
  const [heads, ...others] = rows;
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: heads ? [row(heads, 'th')] : [] },
      { tag: 'tbody', children: others.map((other) => row(other, 'td')) },
    ],
  };
}

/** In code nothing is escaped but the strokes of a table. */
const withoutEscapes = (node: RichNode): RichNode =>
  typeof node !== 'string' && node.tag === 'code'
    ? { ...node, children: node.children?.map((child) => String(child).replaceAll('\\|', '|')) }
    : node;
