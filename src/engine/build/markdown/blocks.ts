import { inlineOf, type LinkBase } from './inline.ts';
import { codeBlock } from '../../report/formats/markdown.ts';
import { tableOf } from './table.ts';
import { textIn, type HtmlElement, type HtmlNode } from './html-tree.ts';

/** Elements that are left out: controls, decoration, code. */
const LEFT_OUT = names(
  'form fieldset button input select textarea nav',
  'svg script style link template iframe source track',
);

const INLINE = names(
  'a b strong i em code br span small time img picture video abbr cite q',
  'sub sup mark kbd s del ins u var data bdi bdo label',
);

function names(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '));
}

const isShown = (node: HtmlNode): boolean =>
  typeof node === 'string' ||
  !(LEFT_OUT.has(node.tag) || node.attributes['aria-hidden'] === 'true' || 'hidden' in node.attributes);

/** Whether a node is inline: text, or an inline element with nothing but inline nodes in it. */
const isInline = (node: HtmlNode): boolean =>
  typeof node === 'string' || (INLINE.has(node.tag) && node.children.filter(isShown).every(isInline));

/** HTML as a list of Markdown blocks. */
export function blocksOf(nodes: readonly HtmlNode[], base: LinkBase): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endLine = (): void => {
    const text = inlineOf(run, base);
    if (text !== '') blocks.push(text);
    run = [];
  };
  for (const node of nodes.filter(isShown)) {
    if (isInline(node)) run.push(node);
    else {
      endLine();
      blocks.push(...blockOf(node as HtmlElement, base));
    }
  }
  endLine();
  return blocks;
}

function blockOf(element: HtmlElement, base: LinkBase): string[] {
  const { tag, children } = element;
  const within = (): string[] => blocksOf(children, base);
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level !== undefined) return within().map((text) => `${'#'.repeat(Number(level))} ${text}`);
  switch (tag) {
    case 'summary':
    case 'dt':
      return within().map((text) => (/^[#*]/.test(text) ? text : `**${text}**`));
    case 'ul':
    case 'ol':
      return listOf(element, base);
    case 'blockquote':
      return [indented(within().join('\n\n'), '> ', '> ')];
    case 'pre':
      return [codeBlock(textIn(children).replace(/\n$/, ''))];
    case 'table':
      return tableOf(children, base);
    default:
      return within();
  }
}

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && isShown(node);

/** A list; one whose items have headings is written as a sequence of sections. */
function listOf({ tag, attributes, children: entries }: HtmlElement, base: LinkBase): string[] {
  const first = Number(attributes['start'] ?? 1);
  const written = entries
    .filter(isElement)
    .map(({ children }) => blocksOf(children, base))
    .filter((blocks) => blocks.length > 0);
  if (written.some((blocks) => blocks.some((block) => block.startsWith('#')))) return written.flat();
  const lines = written.map((blocks, index) => {
    const mark = tag === 'ol' ? `${first + index}. ` : '- ';
    return indented(blocks.join('\n\n'), mark, ' '.repeat(mark.length));
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

const indented = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((row, index) => (index === 0 ? first : others) + row)
    .map((row) => row.trimEnd())
    .join('\n');
