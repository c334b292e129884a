import type { RichElement, RichNode, RichText } from '../../../../model/page/types.ts';

/** Elements that begin a line of their own. */
const LINES: ReadonlySet<string> = new Set(['p', 'li', 'ul', 'ol', 'br']);

/** Formatted text as plain text: each paragraph and each entry of a list on a line of its own. */
export function plainText(text: RichText): string {
  const written = (node: RichNode, index: number, list?: RichElement): string => {
    if (typeof node === 'string') return node;
    const words = (node.children ?? []).map((child, at) => written(child, at, node)).join('');
    const mark = node.tag !== 'li' ? '' : list?.tag === 'ol' ? `${(list.start ?? 1) + index}. ` : '- ';
    return LINES.has(node.tag) ? `\n${mark}${words}` : words;
  };
  return [text]
    .flat()
    .map((node, index) => written(node, index))
    .join('')
    .replace(/\n+/g, '\n')
    .trim();
}
