import type { RichElement, RichNode } from '../../../model/page/parts.ts';
import { decodeEntities } from './entities.ts';
import { withTablesAsMarkdown } from './html-table.ts';
import { createMarkdownWriter, type WrittenMarkdown } from './markdown-writer.ts';
import { withRaisedSigns } from './raised-signs.ts';
import { parseRichText, type TextKind } from './rich-text.ts';

const TAG = /<!--[^]*?-->|<(\/?)([a-z][\w:]*)((?:[\s/][^<>]*)?)>/gi;

/** What elements are in a formatted text. */
const TAGS: Record<string, RichElement['tag']> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  a: 'a',
  br: 'br',
  p: 'p',
  div: 'p',
  figure: 'p',
  figcaption: 'p',
  blockquote: 'blockquote',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
};
/** What stays as it is: its author puts it elsewhere, or says it in other words. */
const KEPT = new Set(['img', 'iframe', 'video', 'audio', 'source', 'u', 's', 'del', 'sup', 'sub', 'small', 'mark']);
/** A heading without words, as is left where one was deleted in an editor. */
const EMPTY_HEADING = /<(h[1-6])(?:\s[^<>]*)?>(?:\s|&nbsp;)*<\/\1>/gi;
/** The headings that begin in some HTML. */
export const headingsIn = (html: string): string[] => html.replace(EMPTY_HEADING, '').match(/<h[1-6][\s>]/gi) ?? [];
/** How a heading begins. Where it belongs is for its author to say. */
const headingSign = (name: string): string => (/^h[1-6]$/.test(name) ? `${'#'.repeat(Number(name[1]))} ` : '');
/** What says nothing by itself: word processors put it around everything. */
const BARE = new Set(['span', 'font', 'o:p', 'cite']);

/**
 * What a text with pasted HTML says, in Markdown: paragraphs, line breaks, bold, emphasis, links, lists, tables and
 * quotations where there may be any, and headings, which no text may have: each is reported once it can be told from
 * the rest, and so are pictures, films and others that stay as they are. Undefined where it has anything else, or where
 * words or their formatting would be lost.
 */
export function htmlAsMarkdown(written: string, kind: TextKind): string | undefined {
  const html = withRaisedSigns(written);
  // Code may speak of HTML.
  const read = (kind === 'articleText' ? withTablesAsMarkdown(html) : html).replace(EMPTY_HEADING, '');
  const { markdown, required } = (html.includes('`') ? undefined : converted(read)) ?? {};
  if (!markdown || !required) return undefined;
  const { tree, faults } = parseRichText(markdown, kind);
  const nodes = typeof tree === 'string' ? [tree] : tree;
  const isKept =
    required.every((tag) => countOf(nodes, tag) >= required.filter((other) => other === tag).length) &&
    letters(wordsOf(nodes)) === letters(wordsInHtml(html));
  const left = faults.filter(({ kind }) => kind !== 'heading');
  const isOther =
    faults.length - left.length !== headingsIn(html).length ||
    left.some(({ kind, source }) => kind !== 'html' || !KEPT.has(nameIn(source)));
  return isKept && !isOther && markdown !== written ? markdown : undefined;
}

/** The same in Markdown; undefined where the HTML has what no text can have. */
function converted(html: string): WrittenMarkdown | undefined {
  const writer = createMarkdownWriter();
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    const [source, slash, word = '', attributes = ''] = match;
    const name = word.toLowerCase();
    writer.text(html.slice(end, match.index) + (KEPT.has(name) ? source : ''));
    end = match.index + source.length;
    if (name === '' || BARE.has(name) || KEPT.has(name)) continue;
    const sign = headingSign(name);
    const tag = sign ? 'p' : TAGS[name];
    if (tag === undefined) return undefined;
    if (tag === 'br') writer.lineBreak();
    else if (!(slash ? writer.close(tag, name) : writer.open(tag, name, attributes, sign))) return undefined;
  }
  writer.text(html.slice(end));
  return writer.result();
}

/** The name of the element that a tag begins or ends. */
const nameIn = (tag: string): string => /^<\/?([a-z][\w:]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';

const wordsInHtml = (html: string): string =>
  decodeEntities(
    html.replace(TAG, (tag) => (KEPT.has(nameIn(tag)) ? tag : '')).replace(/\](?:\([^)]*\)|\{lang=[^{}]*\})/g, ']'),
  );
const letters = (words: string): string => words.replace(/[^\p{L}\p{M}\p{N}\p{Sc}\\]/gu, '');

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children ?? []))).join('');

const countOf = (nodes: readonly RichNode[], tag: string): number =>
  nodes
    .filter((node) => typeof node !== 'string')
    .reduce((sum, node) => sum + Number(node.tag === tag) + countOf(node.children ?? [], tag), 0);
