import { escapeMarkdown, startOfLine } from '../../../model/words/markdown.ts';
import { codeSpan } from '../../report/formats/markdown.ts';
import { textIn, type HtmlNode } from './tree.ts';

/** Where a page stands: links are written as they are followed from anywhere. */
export interface Place {
  url: string;
}

const EMPHASIS: Record<string, string> = { b: '**', strong: '**', em: '*', i: '*' };

/** HTML of one line as Markdown. */
export const inlineOf = (nodes: readonly HtmlNode[], place: Place): string =>
  startOfLine(
    joined(nodes, place)
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .replace(/ *\n */g, '  \n'),
  );

/** Letters of scripts that part words by spaces, and what stands at the ends of words. */
const WORD = '(?![\\p{Script=Han}\\p{Script=Hira}\\p{Script=Kana}\\p{Script=Thai}])[\\p{L}\\p{N}]';
const END = new RegExp(`(?:${WORD}|[.!?:%)\\]*])$`, 'u');
const START = new RegExp(`^(?:${WORD}|[$€£(*[]|!\\[)`, 'u');
/** Where two pieces meet within a word. At any other sign, Markdown knows emphasis by the space beside it. */
const WORD_GOES_ON = /[\p{L}\p{N}]\**\0\**[\p{L}\p{N}]/u;

/** Words in another language are a part of their sentence, and Markdown has no sign for them. */
const wordsOf = (node: HtmlNode): readonly HtmlNode[] =>
  typeof node !== 'string' && node.tag === 'span' && 'lang' in node.attributes
    ? node.children.flatMap(wordsOf)
    : [node];

/** Pieces in a row. Where styles keep an element apart from what is beside it, words take a space. */
function joined(nodes: readonly HtmlNode[], place: Place): string {
  let text = '';
  let before: HtmlNode = '';
  for (const node of nodes.flatMap(wordsOf)) {
    const piece = pieceOf(node, place);
    if (piece === '') continue;
    const isOneWord = areOfText(before, node) && WORD_GOES_ON.test(`${text.slice(-3)}\0${piece}`);
    const isApart = !isOneWord && END.test(text.slice(-2)) && START.test(piece);
    text += (isApart ? ' ' : '') + piece;
    before = node;
  }
  return text;
}

/** Whether two nodes are a text and what its author emphasized in it: that can be a part of a word. */
const areOfText = (before: HtmlNode, after: HtmlNode): boolean =>
  [before, after].some((node) => typeof node === 'string') &&
  [before, after].every((node) => typeof node === 'string' || node.tag === 'strong' || node.tag === 'em');

function pieceOf(node: HtmlNode, place: Place): string {
  if (typeof node === 'string') return outside(node, escapeMarkdown);
  const { tag, attributes, children } = node;
  if (attributes['aria-hidden'] === 'true' || 'hidden' in attributes || tag === 'svg') return '';
  if (tag === 'br') return '\n';
  if (tag === 'img') return pictureOf(attributes, place);
  if (tag === 'video') return filmOf(attributes, place);
  if (tag === 'code') return outside(textIn(children).replace(/\s+/g, ' '), codeSpan);
  const text = joined(children, place);
  const mark = EMPHASIS[tag];
  if (mark !== undefined) return outside(text, (words) => mark + words + mark);
  const href = attributes['href'];
  return tag === 'a' && href !== undefined ? outside(text, (words) => `[${words}](${absolute(href, place)})`) : text;
}

/** Wraps words, but not the spaces around them: Markdown wants its signs at a letter. */
function outside(text: string, wrap: (words: string) => string): string {
  const words = text.trim();
  if (words === '') return text === '' ? '' : ' ';
  const [before, after] = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : ''];
  return before + wrap(words) + after;
}

/** A picture that shows something; others are decoration. */
const pictureOf = ({ alt = '', src = '' }: Record<string, string>, place: Place): string =>
  alt.trim() === '' ? '' : `![${escapeMarkdown(alt)}](${absolute(src, place)})`;

/** A film is a link to its file. */
const filmOf = ({ 'aria-label': label = '', src = '' }: Record<string, string>, place: Place): string =>
  `[${escapeMarkdown(label)}](${absolute(src, place)})`;

/** An address as it is followed from anywhere. Signs that would end it in Markdown are encoded. */
function absolute(href: string, { url }: Place): string {
  const address = URL.canParse(href, url) ? new URL(href, url).href : href;
  return address.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
