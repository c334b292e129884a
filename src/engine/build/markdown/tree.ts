import sax from 'sax';

/** A piece of HTML: text, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

/** An element that React wrote, as a tree. Outside of elements, everything is text to this parser. */
export function treesOf(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const parser = sax.parser(false, { lowercase: true });
  const add = (node: HtmlNode): void => void open.at(-1)?.children.push(node);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser, not an element
  parser.ontext = add;
  parser.onopentag = ({ name, attributes }) => {
    const element: HtmlElement = { tag: name, attributes, children: [] };
    add(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.write(html).close();
  return root.children;
}
