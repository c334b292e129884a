import { inlineOf, type LinkBase } from './inline.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** A table as Markdown. Its first row becomes the header. */
export function tableOf(children: readonly HtmlNode[], base: LinkBase): string[] {
  const rows = rowsIn(children).map((row) =>
    row.children.filter(isCell).map((cell) => cellOf(inlineOf(cell.children, base))),
  );
  const [head, ...body] = rows;
  if (!head) return [];
  const width = Math.max(...rows.map((row) => row.length));
  const written = (row: string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`;
  return [[written(head), written(Array<string>(width).fill('---')), ...body.map(written)].join('\n')];
}

/** A line as a cell. A vertical bar would end it, even in code. */
const cellOf = (line: string): string => line.replaceAll('  \n', ' ').replace(/(?<!\\)\|/g, String.raw`\|`);

const isCell = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && /^t[hd]$/.test(node.tag);

const rowsIn = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : node.tag === 'tr' ? [node] : rowsIn(node.children)));
