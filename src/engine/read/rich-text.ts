import type { Link, List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { remnantsIn, type RemnantKind } from './rich-text-remnants.ts';
import type { RichElement, RichNode, RichText } from '../../model/parts.ts';

/** Something in a formatted text that this site does not show. `offset` counts UTF-16 units from its start. */
export interface RichTextFault {
  kind: 'html' | 'heading' | 'image' | 'code' | 'quote' | 'rule' | 'reference' | 'autolink' | 'depth' | RemnantKind;
  offset: number;
  source: string;
}

export interface ParsedRichText {
  tree: RichText;
  /**
   * Each link, where it begins, and where its address stands as it is written: perhaps with escapes, or between < and
   * >.
   */
  links: { href: string; offset: number; address: { offset: number; length: number } }[];
  faults: RichTextFault[];
}

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

/** How deep lists may stand inside each other. Deeper ones would exhaust whatever walks them. */
const DEEPEST_LIST = 8;

/**
 * Several rules ask about the same text one after the other, and most texts of a page are the same when it is saved
 * again.
 */
const LARGEST_CACHE = 1000;
const known = new Map<string, ParsedRichText>();

/**
 * Reads the Markdown subset of formatted texts: paragraphs, bold, emphasis, links, lists and line breaks. Never fails.
 * What it returns is shared.
 */
export function parseRichText(markdown: string): ParsedRichText {
  let parsed = known.get(markdown);
  if (!parsed) {
    if (known.size >= LARGEST_CACHE) known.clear();
    parsed = parse(markdown);
    known.set(markdown, parsed);
  }
  return parsed;
}

function parse(markdown: string): ParsedRichText {
  const links: ParsedRichText['links'] = [];
  const faults: RichTextFault[] = [];
  const offsetOf = (node: RootContent): number => node.position?.start.offset ?? 0;

  const refuse = (node: RootContent, kind = FAULTS[node.type] ?? 'html'): string => {
    const source = markdown.slice(offsetOf(node), node.position?.end.offset);
    faults.push({ kind, offset: offsetOf(node), source });
    return source;
  };

  const inline = (nodes: PhrasingContent[]): RichNode[] =>
    nodes.map((node): RichNode => {
      switch (node.type) {
        case 'text':
          faults.push(...remnantsIn(markdown, offsetOf(node), node.position?.end.offset ?? 0));
          return node.value.replaceAll('\n', ' ');
        case 'break':
          return { tag: 'br' };
        case 'strong':
          return { tag: 'strong', children: inline(node.children) };
        case 'emphasis':
          return { tag: 'em', children: inline(node.children) };
        case 'link':
          links.push({ href: node.url, offset: offsetOf(node), address: addressOf(node, markdown) });
          // An address that stands for itself says nothing: <https://example.com>
          if (markdown[offsetOf(node)] === '<') return refuse(node, 'autolink');
          return { tag: 'a', href: node.url, children: inline(node.children) };
        default:
          return refuse(node);
      }
    });

  const list = (node: List, depth: number): RichElement => ({
    tag: node.ordered ? 'ol' : 'ul',
    children: node.children.map((item) => ({
      tag: 'li',
      children: item.children.flatMap((child): RichNode[] =>
        child.type === 'paragraph' ? inline(child.children) : [block(child, depth)],
      ),
    })),
  });

  const block = (node: RootContent, depth: number): RichElement => {
    if (node.type === 'paragraph') return { tag: 'p', children: inline(node.children) };
    if (node.type === 'list' && depth === DEEPEST_LIST) return { tag: 'p', children: [refuse(node, 'depth')] };
    if (node.type === 'list') return list(node, depth + 1);
    return { tag: 'p', children: [refuse(node)] };
  };

  if (DEEP.test(markdown)) {
    const offset = DEEP.exec(markdown)?.index ?? 0;
    return { tree: markdown, links, faults: [{ kind: 'depth', offset, source: markdown.slice(offset, offset + 1) }] };
  }
  const blocks = fromMarkdown(markdown).children.map((node) => block(node, 0));
  const only = blocks.length === 1 && blocks[0]?.tag === 'p' ? blocks[0].children : undefined;
  const plain = only?.every((child) => typeof child === 'string') ? only.join('') : undefined;
  return { tree: plain ?? blocks, links, faults };
}

/** A line so far inside of lists, or with so many signs of lists, that parsing it would take very long. */
const DEEP = /^(?: {200}|(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){40})/m;

/** Where the address of a link stands: `[words](address "title")`. */
function addressOf({ children, position }: Link, markdown: string): { offset: number; length: number } {
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

// What any link or refused formatting has at least: a sign of HTML, code or links; a heading, quotation or line at the
// start of a line; a line of nothing but - * _ or =; the spaces that make code; or a list deep inside of lists.
const SUSPECT =
  /[<`[]|\*\*|~~~|^[\s\d.)*+>-]*[#>]|^[\s\d.)*+-]*[-*_=][-*_=\s]*$| {4}|\t|^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]){8}/m;
/** A sign that every such text has somewhere. Searching for signs alone is many times faster. */
const SIGN = /[<`[~#>*\n\r\u2028\u2029\t]| {4}|^[\s\d.)*+\-_=]/;
const NOTHING: Pick<ParsedRichText, 'links' | 'faults'> = { links: [], faults: [] };

/**
 * The links and faults of a formatted text. Most texts can have neither and are not parsed: parsing is the slowest
 * thing the checker does.
 */
export function linksAndFaultsOf(text: string): Pick<ParsedRichText, 'links' | 'faults'> {
  if (!SIGN.test(text) || !SUSPECT.test(text)) return NOTHING;
  const { links, faults } = parseRichText(text);
  return { links, faults };
}
