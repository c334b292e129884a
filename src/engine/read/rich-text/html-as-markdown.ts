import type { RichElement, RichNode } from '../../../model/page/parts.ts';
import { decodeEntities } from './entities.ts';
import { withTablesAsMarkdown } from './html-table.ts';
import { parseRichText, type TextKind } from './rich-text.ts';

const TAG = /<!--[^]*?-->|<(\/?)([a-z][\w:]*)((?:[\s/][^<>]*)?)>/gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

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

interface OpenElement {
  tag: RichElement['tag'];
  name: string;
  href: string | undefined;
  /** What was written before its words. */
  before: string;
  entries: number;
}

/**
 * What a text with pasted HTML says, in Markdown: paragraphs, line breaks, bold, emphasis, links, lists, tables and
 * quotations where there may be any, and headings, which no text may have: each is reported once it can be told from the
 * rest, and so are pictures, films and others that stay as they are. Undefined where it has anything else, or where words
 * or their formatting would be lost.
 */
export function htmlAsMarkdown(html: string, kind: TextKind): string | undefined {
  // Code may speak of HTML.
  const read = (kind === 'articleText' ? withTablesAsMarkdown(html) : html).replace(EMPTY_HEADING, '');
  const { markdown, written } = (html.includes('`') ? undefined : converted(read)) ?? {};
  if (!markdown || !written) return undefined;
  const { tree, faults } = parseRichText(markdown, kind);
  const nodes = typeof tree === 'string' ? [tree] : tree;
  const isKept =
    written.every((tag) => countOf(nodes, tag) >= written.filter((other) => other === tag).length) &&
    letters(wordsOf(nodes)) === letters(wordsInHtml(html));
  const left = faults.filter(({ kind }) => kind !== 'heading');
  const isOther =
    faults.length - left.length !== headingsIn(html).length ||
    left.some(({ kind, source }) => kind !== 'html' || !KEPT.has(nameIn(source)));
  return isKept && !isOther && markdown !== html ? markdown : undefined;
}

/** Markdown, and which elements it has to have. */
function converted(html: string): { markdown: string; written: RichElement['tag'][] } | undefined {
  const open: OpenElement[] = [];
  const written: RichElement['tag'][] = [];
  let out = '';
  let end = 0;
  const write = (words: string): void => {
    // Spaces at the start of a line are none in HTML, and code in Markdown.
    out += /(?:^|\n)(?:(?:-|\d+\.) )?$/.test(out) ? words.replace(/^(?:[ \t]*\n)?[ \t]*/, '') : words;
  };
  const begin = (gap: string): void => {
    out = out.trim() === '' ? '' : out.trimEnd() + gap;
  };
  for (const match of html.matchAll(TAG)) {
    const [source, slash, word = '', attributes = ''] = match;
    const name = word.toLowerCase();
    write(html.slice(end, match.index) + (KEPT.has(name) ? source : ''));
    end = match.index + source.length;
    if (name === '' || BARE.has(name) || KEPT.has(name)) continue;
    const sign = headingSign(name);
    const tag = sign ? 'p' : TAGS[name];
    const list = open.findLast((element) => element.tag === 'ul' || element.tag === 'ol');
    const isList = tag === 'ul' || tag === 'ol';
    const isQuote = tag === 'blockquote';
    if (tag === undefined || (!slash && (list ? isList || isQuote || sign : tag === 'li'))) return undefined;
    if (tag === 'br') out = `${out.replace(/ +$/, '')}\\\n`;
    else if (slash) {
      const element = open.pop();
      if (element?.name !== name) return undefined;
      if (isQuote) out = quoted(element, out);
      if (isQuote || isList || (tag === 'p' && !list)) begin('\n\n');
      else if (isInline(tag) && out.trimEnd() !== element.before.trimEnd()) {
        out = closed(element, out);
        if (tag !== 'a' || element.href !== undefined) written.push(tag);
      }
    } else {
      if (tag === 'li' && list) {
        begin(list.entries++ === 0 ? '\n\n' : '\n');
        out += list.tag === 'ol' ? `${list.entries}. ` : '- ';
        written.push('li');
      } else if (isQuote || (tag === 'p' && !list)) begin('\n\n');
      out += sign;
      open.push({ tag, name, href: hrefIn(attributes), before: out, entries: 0 });
    }
  }
  write(html.slice(end));
  if (open.length > 0) return undefined;
  return { markdown: tidied(out), written };
}

const hrefIn = (attributes: string): string | undefined =>
  HREF.exec(attributes)
    ?.slice(1)
    .find((address) => address !== undefined);

const isInline = (tag: RichElement['tag']): boolean => tag === 'strong' || tag === 'em' || tag === 'a';

/** What stands in a bold, emphasized or linked element, with its signs; spaces at its ends stand outside of them. */
function closed({ tag, before, href }: OpenElement, out: string): string {
  if (tag === 'a' && href === undefined) return out;
  const [, start = '', words = '', rest = ''] = /^(\s*)([^]*?)(\s*)$/.exec(out.slice(before.length)) ?? [];
  const sign = tag === 'strong' ? '**' : '*';
  const marked = tag === 'a' ? `[${words}](${decodeEntities(href ?? '')})` : sign + words + sign;
  return before + start + marked + rest;
}

/** What stands in a quotation, with its sign before each line. */
const quoted = ({ before }: OpenElement, out: string): string =>
  before + out.slice(before.length).trim().replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** Two line breaks are a paragraph, and one before a paragraph or at the end is none. */
const tidied = (markdown: string): string =>
  markdown
    .replace(/(?:\\\n[ \t]*){2,}|(?:\\\n\s*)+(?=\n|$)/g, '\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

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
