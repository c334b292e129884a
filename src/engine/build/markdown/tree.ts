import sax from 'sax';

/** A piece of HTML: text, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

/** What ends a paragraph or an entry that has no end of its own (prerender/short-html.ts). */
const isEnded = (open: string | undefined, by: string): boolean =>
  open === 'p' ? /^(?:p|div|[uo]l|dl|h[1-6]|figure|table|form)$/.test(by) : open === 'li' && by === 'li';

/** An element that the view wrote, as a tree. Outside of elements, everything is text to this parser. */
export function treesOf(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const parser = sax.parser(false, { lowercase: true });
  const add = (node: HtmlNode): void => void open.at(-1)?.children.push(node);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser, not an element
  parser.ontext = add;
  parser.onopentag = ({ name, attributes }) => {
    if (isEnded(open.at(-1)?.tag, name)) open.pop();
    const element: HtmlElement = { tag: name, attributes, children: [] };
    add(element);
    open.push(element);
  };
  // Of what was ended already the parser tells once more.
  parser.onclosetag = (name) => void (open.at(-1)?.tag === name && open.pop());
  parser.write(html).close();
  return root.children;
}
