import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** A node of HTML: text, or an element. */
export type HtmlNode = string | HtmlElement;

/** An element of HTML. */
export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

/** Parses HTML as browsers do, with optional end tags. */
export const treesOf = (html: string): HtmlNode[] => parseFragment(html).childNodes.flatMap(nodeOf);

/** The text content of nodes. */
export const textIn = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(nodeOf) }];
}
