import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** A piece of HTML: text, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

/** HTML as a tree, as a browser reads it: what ends by itself needs no end. */
export const treesOf = (html: string): HtmlNode[] => parseFragment(html).childNodes.flatMap(nodeOf);

/** The text in nodes, as it is written. */
export const textIn = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(nodeOf) }];
}
