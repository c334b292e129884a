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

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(nodeOf) }];
}
