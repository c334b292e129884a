import type { RichElement, RichNode } from '../../../model/page/parts.ts';
import { LANGUAGE } from './phrase-language.ts';
import type { Found } from './found.ts';
import { LINE_ENDS, WIDE_SIGNS } from './signs.ts';

/** Signs of Markdown, HTML and entities, those that keyboards for Japanese have in their place, and ends of lines. */
const SIGNS = `${WIDE_SIGNS}${LINE_ENDS}\\\\\`*_~[\\]<>&\\t\\0`;
/** Those, and the beginning of a language without the brackets that belong before it. */
const MARKED = new RegExp(`[${SIGNS}]|${LANGUAGE}`);
/** A beginning or end that Markdown reads in its own way. */
const ODD_ENDS = /^[\s#+\-=~]|^\d{1,9}[.)](?:\s|$)|\s$|^$/;

const WORDS = `(?!\\s)[^${SIGNS}]+(?<!\\s)`;
/** Bold words between spaces, or before a sign that ends a sentence or a part of one. */
const BOLD = `(?<![^ ])\\*\\*(?<bold>${WORDS})\\*\\*(?=[ ]|$|(?<=[\\p{L}\\p{N}]\\*\\*)[.,;:!?)])`;
const ADDRESS = '[\\w/#?=%@:+.,{}~-]+';
/** A link to an address without brackets, escapes, a title or attributes. */
const LINK = `(?<!!)\\[(?<words>${WORDS})\\]\\((?<address>${ADDRESS})\\)(?!\\{)`;
const PART = new RegExp(`${BOLD}|${LINK}`, 'gu');

const ONE_ADDRESS = new RegExp(`^${ADDRESS}$`);

/**
 * Whether a link to an address is one that is read here, so that another such address in its place changes nothing
 * else.
 */
export const isSimpleAddress = (address: string): boolean => ONE_ADDRESS.test(address);

/** Whether a text is one paragraph of plain words. */
export const isPlainWords = (text: string): boolean => !MARKED.test(text) && !ODD_ENDS.test(text);

/**
 * What most other formatted texts are: paragraphs of plain words with links and bold words. Reads these as the parser
 * would, in a fraction of its time; undefined for any other text.
 */
export function simpleMarkdown(markdown: string): ({ tree: RichElement[] } & Pick<Found, 'links'>) | undefined {
  const tree: RichElement[] = [];
  const links: Found['links'] = [];
  let offset = 0;
  for (const [index, part] of markdown.split(/(\n{2,})/).entries()) {
    // Every second part is what stands between two paragraphs.
    const children = index % 2 === 0 ? inline(part, offset, links) : [];
    if (!children) return undefined;
    if (children.length > 0) tree.push({ tag: 'p', children });
    offset += part.length;
  }
  return { tree, links };
}

function inline(paragraph: string, base: number, links: Found['links']): RichNode[] | undefined {
  if (ODD_ENDS.test(paragraph)) return undefined;
  const nodes: RichNode[] = [];
  let end = 0;
  for (const { 0: source, index, groups = {} } of paragraph.matchAll(PART)) {
    const { bold, words = '', address = '' } = groups;
    if (index > end) nodes.push(paragraph.slice(end, index));
    end = index + source.length;
    if (bold !== undefined) {
      nodes.push({ tag: 'strong', children: [bold] });
      continue;
    }
    nodes.push({ tag: 'a', href: address, children: [words] });
    const place = { offset: base + end - 1 - address.length, length: address.length };
    links.push({ href: address, offset: base + index, address: place });
  }
  if (end < paragraph.length) nodes.push(paragraph.slice(end));
  return nodes.some((node) => MARKED.test(wordsOf(node))) ? undefined : nodes;
}

/** What is read of a node: bold words and those of a link are one text. */
const wordsOf = (node: RichNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(wordsOf).join('');
