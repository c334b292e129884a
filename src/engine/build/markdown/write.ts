import { inlineOf, type Place } from './inline.ts';
import { codeBlock } from '../../report/formats/markdown.ts';
import { tableOf } from './table.ts';
import { textIn, type HtmlElement, type HtmlNode } from './tree.ts';

/** What is not read but used, and what only looks: it is left out. */
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

/** Whether a node stands in a line with what is around it: text, and elements that have nothing else in them. */
const isInline = (node: HtmlNode): boolean =>
  typeof node === 'string' || (INLINE.has(node.tag) && node.children.filter(isShown).every(isInline));

/** The blocks of Markdown that stand for some HTML, one after the other. */
export function blocksOf(nodes: readonly HtmlNode[], place: Place): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endLine = (): void => {
    const text = inlineOf(run, place);
    if (text !== '') blocks.push(text);
    run = [];
  };
  for (const node of nodes.filter(isShown)) {
    if (isInline(node)) run.push(node);
    else {
      endLine();
      blocks.push(...blockOf(node as HtmlElement, place));
    }
  }
  endLine();
  return blocks;
}

function blockOf(element: HtmlElement, place: Place): string[] {
  const { tag, children } = element;
  const within = (): string[] => blocksOf(children, place);
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level !== undefined) return within().map((text) => `${'#'.repeat(Number(level))} ${text}`);
  switch (tag) {
    case 'summary':
    case 'dt':
      return within().map((text) => (/^[#*]/.test(text) ? text : `**${text}**`));
    case 'ul':
    case 'ol':
      return listOf(element, place);
    case 'blockquote':
      return [indented(within().join('\n\n'), '> ', '> ')];
    case 'pre':
      return [codeBlock(textIn(children).replace(/\n$/, ''))];
    case 'table':
      return tableOf(children, place);
    default:
      return within();
  }
}

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && isShown(node);

/** A list; one whose entries have headings is a row of sections, and is written as such. */
function listOf({ tag, attributes, children: entries }: HtmlElement, place: Place): string[] {
  const first = Number(attributes['start'] ?? 1);
  const written = entries
    .filter(isElement)
    .map(({ children }) => blocksOf(children, place))
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
