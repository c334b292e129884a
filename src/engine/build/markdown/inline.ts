import { escapeMarkdown, startOfLine } from '../../../model/words/markdown.ts';
import { codeSpan } from '../../report/formats/markdown.ts';
import { textIn, type HtmlNode } from './html-tree.ts';

/** What relative links are resolved against. */
export interface LinkBase {
  /** The URL of the page. */
  url: string;
}

const EMPHASIS: Record<string, string> = { b: '**', strong: '**', em: '*', i: '*' };

/** Inline HTML as Markdown. */
export const inlineOf = (nodes: readonly HtmlNode[], base: LinkBase): string =>
  startOfLine(
    inlineText(nodes, base)
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .replace(/ *\n */g, '  \n'),
  );

/** Letters of scripts that separate words by spaces. */
const WORD = '(?![\\p{Script=Han}\\p{Script=Hira}\\p{Script=Kana}\\p{Script=Thai}])[\\p{L}\\p{N}]';
const END = new RegExp(`(?:${WORD}|[.!?:%)\\]*])$`, 'u');
const START = new RegExp(`^(?:${WORD}|[$€£(*[]|!\\[)`, 'u');
/** A boundary within a word. At any other one, Markdown needs a space beside emphasis. */
const WITHIN_WORD = /[\p{L}\p{N}]\**\0\**[\p{L}\p{N}]/u;

/** Unwraps phrases in another language, which Markdown has no syntax for. */
const unwrapPhrase = (node: HtmlNode): readonly HtmlNode[] =>
  typeof node !== 'string' && node.tag === 'span' && 'lang' in node.attributes
    ? node.children.flatMap(unwrapPhrase)
    : [node];

/** Inline nodes as Markdown. Between elements that only styles separate, a space is added. */
function inlineText(nodes: readonly HtmlNode[], base: LinkBase): string {
  let text = '';
  let before: HtmlNode = '';
  for (const node of nodes.flatMap(unwrapPhrase)) {
    const piece = inlineNode(node, base);
    if (piece === '') continue;
    const isOneWord = areOfText(before, node) && WITHIN_WORD.test(`${text.slice(-3)}\0${piece}`);
    const isApart = !isOneWord && END.test(text.slice(-2)) && START.test(piece);
    text += (isApart ? ' ' : '') + piece;
    before = node;
  }
  return text;
}

/** Whether two nodes are text and emphasis in it, which may be part of one word. */
const areOfText = (before: HtmlNode, after: HtmlNode): boolean =>
  [before, after].some((node) => typeof node === 'string') &&
  [before, after].every((node) => typeof node === 'string' || node.tag === 'strong' || node.tag === 'em');

function inlineNode(node: HtmlNode, base: LinkBase): string {
  if (typeof node === 'string') return wrapTrimmed(node, escapeMarkdown);
  const { tag, attributes, children } = node;
  if (attributes['aria-hidden'] === 'true' || 'hidden' in attributes || tag === 'svg') return '';
  if (tag === 'br') return '\n';
  if (tag === 'img') return imageOf(attributes, base);
  if (tag === 'video') return videoOf(attributes, base);
  if (tag === 'code') return wrapTrimmed(textIn(children).replace(/\s+/g, ' '), codeSpan);
  const text = inlineText(children, base);
  const mark = EMPHASIS[tag];
  if (mark !== undefined) return wrapTrimmed(text, (words) => mark + words + mark);
  const href = attributes['href'];
  return tag === 'a' && href !== undefined ? wrapTrimmed(text, (words) => `[${words}](${absolute(href, base)})`) : text;
}

/** Wraps words, but not the spaces around them: Markdown's delimiters must be next to a letter. */
function wrapTrimmed(text: string, wrap: (words: string) => string): string {
  const words = text.trim();
  if (words === '') return text === '' ? '' : ' ';
  const [before, after] = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : ''];
  return before + wrap(words) + after;
}

/** An image with alternative text; others are decorative. */
const imageOf = ({ alt = '', src = '' }: Record<string, string>, base: LinkBase): string =>
  alt.trim() === '' ? '' : `![${escapeMarkdown(alt)}](${absolute(src, base)})`;

/** A video as a link to its file. */
const videoOf = ({ 'aria-label': label = '', src = '' }: Record<string, string>, base: LinkBase): string =>
  `[${escapeMarkdown(label)}](${absolute(src, base)})`;

/** An absolute URL. Characters that would end it in Markdown are encoded. */
function absolute(href: string, { url }: LinkBase): string {
  const address = URL.canParse(href, url) ? new URL(href, url).href : href;
  return address.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
