import type { List, ListItem, Paragraph, RootContent } from 'mdast';

/**
 * Lists with the numbers that their author wrote. Markdown takes "1. září" for the first entry of a list and "24. 12."
 * for a list in a list, and counts on from the first number: the 31st of December was shown as the 25th.
 */
export const withWrittenNumbers = (nodes: RootContent[], text: string): RootContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'list' || !node.ordered) return [withParts(node, text)];
    return partsOf(node, text).map((list) => sentenceIn(list, text) ?? withParts(list, text));
  });

/** The same in what stands inside of it. */
function withParts(node: RootContent, text: string): RootContent {
  if (node.type === 'list') return { ...node, children: node.children.map((item) => withDate(item, text)) };
  if (node.type !== 'blockquote') return node;
  return { ...node, children: withWrittenNumbers(node.children, text) as typeof node.children };
}

/** A list in parts whose numbers follow on. The same number again and again is one that is left to be counted. */
function partsOf(list: List, text: string): List[] {
  const parts: ListItem[][] = [];
  let last: number | undefined;
  for (const item of list.children) {
    const number = Number.parseInt(text.slice(startOf(item)), 10);
    const followsOn = last !== undefined && (number === last || number === last + 1);
    if (followsOn) parts.at(-1)?.push(item);
    else parts.push([item]);
    last = number;
  }
  if (parts.length < 2) return [list];
  return parts.map((children) => ({ ...list, children, ...beginningWith(children, text) }));
}

function beginningWith(items: ListItem[], text: string): Pick<List, 'start' | 'position'> {
  const [start, end] = [items[0]?.position?.start, items.at(-1)?.position?.end];
  const number = Number.parseInt(text.slice(start?.offset), 10);
  return { start: number, ...(start && end && { position: { start, end } }) };
}

/** A sentence or a date alone, by what follows its number: "1. září začíná škola", "24. 12.", "12. – 13. dubna". */
function sentenceIn({ children: [item, ...others] }: List, text: string): Paragraph | undefined {
  if (!item || others.length > 0) return undefined;
  const { children } = withDate(item, text);
  const [line, ...more] = children;
  if (line?.type !== 'paragraph' || more.length > 0) return undefined;
  return /^[\p{Ll}\d–-]/u.test(text.slice(startOf(line))) ? behindNumber(line, startOf(item), text) : undefined;
}

/** An entry in whose first line another number follows its own: the second is one of its words. */
function withDate(item: ListItem, text: string): ListItem {
  const [first, ...rest] = item.children;
  if (first?.type !== 'list' || first.position?.start.line !== item.position?.start.line)
    return { ...item, children: item.children.flatMap((child) => nested(child, text)) };
  const [inner, ...others] = first.children;
  if (!first.ordered || !inner || others.length > 0) return item;
  const [line, ...more] = withDate(inner, text).children;
  if (line && line.type !== 'paragraph') return item;
  const words: Paragraph = line ?? { type: 'paragraph', children: [], position: inner.position };
  return { ...item, children: [behindNumber(words, startOf(inner), text), ...more, ...rest] };
}

/** What stands in an entry, but in its first line: a list of one there is meant. */
const nested = (child: ListItem['children'][number], text: string): ListItem['children'] =>
  child.type === 'list' && child.ordered
    ? partsOf(child, text).map((list) => withParts(list, text) as List)
    : [withParts(child, text) as typeof child];

/** A line with the number before it as the first of its words. */
function behindNumber(line: Paragraph, start: number, text: string): Paragraph {
  const [first, ...rest] = line.children;
  const before = /^\d+[.)]\s?/.exec(text.slice(start))?.[0] ?? '';
  const from = { ...(line.position?.start ?? { line: 1, column: 1 }), offset: start };
  const placed = (node: Paragraph['children'][number] | Paragraph) => ({
    start: from,
    end: node.position?.end ?? from,
  });
  const children: Paragraph['children'] =
    first?.type === 'text'
      ? [{ ...first, value: before + first.value, position: placed(first) }, ...rest]
      : [{ type: 'text', value: before, position: { start: from, end: from } }, ...line.children];
  return { ...line, children, position: placed(line) };
}

const startOf = (node: ListItem | Paragraph): number => node.position?.start.offset ?? 0;
