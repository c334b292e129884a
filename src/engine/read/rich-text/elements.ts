import type { Code, Link, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Span } from './bracketed-spans.ts';
import { joinLines } from '../../../model/words/letters/join-lines.ts';
import { blocksOf } from './mdast.ts';
import { languageIn, saysLanguage } from './phrase-language.ts';
import type { Found, RichTextFault } from './found.ts';
import { remnantsIn } from './remnants.ts';
import { isPlainWords } from './simple-markdown.ts';
import { beginsTable, resemblesTable, tableElement, tableIn, type WrittenTable } from './table.ts';
import type { Range } from '../../../model/diagnostics/diagnostic.ts';
import type { RichElement, RichNode } from '../../../model/page/parts.ts';

const FAULTS: Record<string, RichTextFault['kind']> = {
  html: 'html',
  heading: 'heading',
  image: 'image',
  imageReference: 'image',
  code: 'code',
  inlineCode: 'code',
  blockquote: 'quote',
  thematicBreak: 'rule',
  linkReference: 'reference',
  definition: 'reference',
};

/** How deep lists and quotations may stand inside each other. Deeper ones would exhaust whatever walks them. */
const MAX_DEPTH = 8;

/** A text that is being read. */
interface Reading extends Found {
  text: string;
  /** Where it begins in the whole text: a cell of a table is read by itself. */
  base: number;
  isArticle: boolean;
}

const startOf = (node: RootContent): number => node.position?.start.offset ?? 0;
const sourceOf = (node: RootContent, { text }: Reading): string => text.slice(startOf(node), node.position?.end.offset);

/** Notes that something cannot be shown, and gives its source to be shown instead. */
function refuse(node: RootContent, reading: Reading, kind = FAULTS[node.type] ?? 'html'): string {
  const source = sourceOf(node, reading);
  reading.faults.push({ kind, offset: reading.base + startOf(node), source });
  return source;
}

const inline = (nodes: PhrasingContent[], reading: Reading): RichNode[] =>
  nodes.map((node, index): RichNode => {
    switch (node.type) {
      case 'text':
        for (const remnant of remnantsIn(reading.text, startOf(node), node.position?.end.offset ?? 0))
          reading.faults.push({ ...remnant, offset: reading.base + remnant.offset });
        return lineOf(node.value, nodes[index - 1], nodes[index + 1]);
      case 'break':
        return { tag: 'br' };
      case 'strong':
        return { tag: 'strong', children: inline(node.children, reading) };
      case 'emphasis':
        return { tag: 'em', children: inline(node.children, reading) };
      case 'inlineCode':
        return reading.isArticle ? { tag: 'code', children: [node.value] } : refuse(node, reading);
      case 'link':
        return link(node, reading);
      case 'span':
        return phrase(node, reading);
      default:
        return refuse(node, reading);
    }
  });

/** The words of a node. */
const wordsOf = (node: PhrasingContent | undefined): string => {
  if (!node) return '';
  return 'children' in node ? node.children.map(wordsOf).join('') : 'value' in node ? node.value : '';
};

/** Words on one line; how it goes on is said by what stands before and behind them, too. */
function lineOf(words: string, previous: PhrasingContent | undefined, next: PhrasingContent | undefined): string {
  if (!words.includes('\n')) return words;
  const before = wordsOf(previous).slice(-1);
  const behind = wordsOf(next).slice(0, 1);
  const line = joinLines(before + words + behind);
  return line.slice(before.length, line.length - behind.length).replaceAll('\n', ' ');
}

function link(node: Link, reading: Reading): RichNode {
  const { text, base } = reading;
  const address = addressOf(node, text);
  reading.links.push({
    href: node.url,
    offset: base + startOf(node),
    address: { ...address, offset: base + address.offset },
  });
  // An address that stands for itself says nothing: <https://example.com>
  if (text[startOf(node)] === '<') return refuse(node, reading, 'autolink');
  return { tag: 'a', href: node.url, children: inline(node.children, reading) };
}

function phrase(node: Span, reading: Reading): RichNode {
  const { attributes, children } = node;
  const said = languageIn(attributes);
  const source = sourceOf(node, reading);
  const [offset, start] = [reading.base + startOf(node), source.length - attributes.length];
  if (said && children.length > 0) {
    const { lang, ...tag } = said;
    const place = { offset, length: source.length, tag: { ...tag, offset: offset + start + tag.offset } };
    reading.phrases.push({ lang, ...place });
    return { tag: 'span', lang, children: inline(children, reading) };
  }
  if (said || saysLanguage(attributes)) return refuse(node, reading, 'phrase');
  reading.faults.push({ kind: 'attributes', offset: offset + start, source: attributes });
  return source;
}

/** The element of a block of Markdown; `depth` counts the lists and quotations around it. */
export function blockElement(node: RootContent, reading: Reading, depth = 0): RichElement {
  const { isArticle } = reading;
  if (node.type === 'paragraph') return paragraph(node, reading, depth);
  if (node.type === 'code' && isArticle) return code(node, reading);
  const isNested = node.type === 'list' || (node.type === 'blockquote' && isArticle);
  if (!isNested) return { tag: 'p', children: [refuse(node, reading)] };
  if (depth === MAX_DEPTH) return { tag: 'p', children: [refuse(node, reading, 'depth')] };
  if (node.type === 'list') {
    noteDashes(node, reading, depth);
    return (depth === 0 && footnote(node, reading)) || list(node, reading, depth + 1);
  }
  return { tag: 'blockquote', children: node.children.map((child) => blockElement(child, reading, depth + 1)) };
}

/** A line of dashes that begins with one and a space is a list for Markdown: `- | -`. */
function noteDashes(node: List, { text, base, faults, isArticle }: Reading, depth: number): void {
  const line = text.lastIndexOf('\n', startOf(node)) + 1;
  const heads = text.lastIndexOf('\n', line - 2) + 1;
  const source = text.slice(heads, node.position?.end.offset);
  if (line > 0 && beginsTable(source))
    faults.push({ kind: isArticle && depth === 0 ? 'dashes' : 'table', offset: base + heads, source });
}

/** A star before a single line is the mark of a note, as prices have below them: "* Without taxes." */
function footnote({ children: [item, ...others] }: List, reading: Reading): RichElement | undefined {
  const [line, ...more] = item?.children ?? [];
  if (!item || line?.type !== 'paragraph' || others.length + more.length > 0) return undefined;
  if (!sourceOf(item, reading).startsWith('* ') || resemblesTable(sourceOf(line, reading))) return undefined;
  const [first = '', ...rest] = inline(line.children, reading);
  return { tag: 'p', children: typeof first === 'string' ? [`* ${first}`, ...rest] : ['* ', first, ...rest] };
}

function list({ ordered, start, children }: List, reading: Reading, depth: number): RichElement {
  const items = children.map((item) => ({ tag: 'li' as const, children: itemOf(item, reading, depth) }));
  if (!ordered) return { tag: 'ul', children: items };
  // A sentence may begin with a number: "24. December: closed".
  return { tag: 'ol', ...(typeof start === 'number' && start !== 1 && { start }), children: items };
}

/** What an entry of a list holds: its paragraphs are lines, all else are elements. */
function itemOf({ children }: ListItem, reading: Reading, depth: number): RichNode[] {
  const isLine = (child: RootContent | undefined): child is Paragraph =>
    child?.type === 'paragraph' && !resemblesTable(sourceOf(child, reading));
  return children.flatMap((child, index): RichNode[] => {
    if (!isLine(child)) return [blockElement(child, reading, depth)];
    const words = inline(child.children, reading);
    return isLine(children[index - 1]) ? [{ tag: 'br' }, ...words] : words;
  });
}

function code(node: Code, reading: Reading): RichElement {
  const source = sourceOf(node, reading);
  if (!/^(?:```|~~~)/.test(source)) return { tag: 'p', children: [refuse(node, reading, 'indent')] };
  // A block that nobody ends holds everything after it.
  if (!/\n[ >]*(?:`{3,}|~{3,})[ ]*$/.test(source)) refuse(node, reading, 'fence');
  const label = [node.lang, node.meta].filter(Boolean).join(' ');
  return { tag: 'pre', ...(label && { label }), children: [node.value] };
}

function paragraph(node: Paragraph, reading: Reading, depth: number): RichElement {
  const source = sourceOf(node, reading);
  if (!resemblesTable(source)) return { tag: 'p', children: inline(node.children, reading) };
  const written = reading.isArticle && depth === 0 ? tableIn(source, startOf(node)) : 'table';
  if (typeof written === 'string') return { tag: 'p', children: [refuse(node, reading, written)] };
  return table(written, reading);
}

/** Before the words of a cell, so that nothing in it begins a list or heading. */
const GUARD = '| ';

function table(written: WrittenTable, reading: Reading): RichElement {
  const { text, base } = reading;
  for (const { cells, offset, length } of written.rows) {
    if (cells.length === written.align.length) continue;
    const count = { found: cells.length, wanted: written.align.length };
    const source = text.slice(offset, offset + length);
    reading.faults.push({ kind: 'cells', offset: base + offset, source, cells: count });
  }
  return tableElement(written, ({ offset, length }: Range) => {
    const source = text.slice(offset, offset + length);
    if (isPlainWords(source)) return [source];
    const words = GUARD + source;
    const [only] = blocksOf(words);
    const cell = { ...reading, text: words, base: base + offset - GUARD.length };
    const [first = '', ...rest] = only?.type === 'paragraph' ? inline(only.children, cell) : [];
    return [typeof first === 'string' ? first.slice(GUARD.length) : first, ...rest];
  });
}

/** Where the address of a link stands: `[words](address "title")`. */
function addressOf({ children, position }: Link, markdown: string): Range {
  const start = position?.start.offset ?? 0;
  const wordsStart = children[0]?.position?.start.offset ?? start + 1;
  const wordsEnd = children.at(-1)?.position?.end.offset ?? wordsStart;
  const opening = /^\]\(\s*/.exec(markdown.slice(wordsEnd))?.[0];
  // An address that stands for itself: <https://example.com>
  if (opening === undefined) return { offset: wordsStart, length: wordsEnd - wordsStart };
  const offset = wordsEnd + opening.length;
  const address = /^(?:<[^>]*>|[^\s<]\S*(?=\s|\)$))/.exec(markdown.slice(offset, position?.end.offset))?.[0] ?? '';
  return { offset, length: address.length };
}
