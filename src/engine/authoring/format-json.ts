import { parseTree, type Node } from 'jsonc-parser';
import { tokensOf } from './json-tokens.ts';

const INDENT = '  ';
/** How long a line of content may be; code has a width of its own. */
const MAX_WIDTH = 160;

/**
 * Puts the spaces and line breaks of a JSON text in order and changes nothing else: two spaces for each level, and each
 * entry of a group or list on a line of its own. What its author wrote on one line stays on one line if that is not too
 * long; line ends and single empty lines stay. Not by a formatter from the shelf: those join the lines of lists, so
 * that a page in good order would change as well.
 */
export function formatJson(text: string): string {
  const root = parseTree(text);
  if (!root) return text;
  const laid = `${print(root, text, '', 0)}\n`.replaceAll('\n', endOfLine(text));
  if (laid !== text && content(laid) !== content(text))
    throw new Error('The layout could not be changed without changing the content.');
  return laid;
}

/** Lays out the new text of a file, but only where the old one was in order: nobody's own layout is taken away. */
export function formatLike(old: string, text: string): string {
  return formatJson(old) === old ? formatJson(text) : text;
}

/** The line ends that a text has; those of Unix when it has a single line. */
export function endOfLine(text: string): '\n' | '\r\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/**
 * A value in lines. `text` is where it comes from.
 * @param indent what its last line begins with
 * @param taken how much of its first line is taken by others
 */
function print(node: Node, text: string, indent: string, taken: number): string {
  const children = node.children ?? [];
  if (children.length === 0) return onOneLine(node, text);
  if (!isBroken(node, text)) {
    const line = onOneLine(node, text);
    if (taken + line.length <= MAX_WIDTH) return line;
  }
  const [open, close] = node.type === 'array' ? '[]' : '{}';
  const inner = indent + INDENT;
  const entries = children.map((child, index) => {
    const [key, value] = child.type === 'property' ? (child.children as [Node, Node]) : [undefined, child];
    const name = key ? `${source(key, text)}: ` : '';
    const comma = index < children.length - 1 ? ',' : '';
    const previous = children[index - 1];
    const emptyLine =
      previous && /\n[^\S\n]*\n/.test(text.slice(previous.offset + previous.length, child.offset)) ? '\n' : '';
    return `${emptyLine}${inner}${name}${print(value as Node, text, inner, inner.length + name.length + comma.length)}${comma}`;
  });
  return `${open}\n${entries.join('\n')}\n${indent}${close}`;
}

/**
 * Whether an author gave the entries lines of their own: then the first stands on another line than the bracket, here
 * or further in.
 */
function isBroken({ offset, children = [] }: Node, text: string): boolean {
  const [first] = children;
  return (
    first !== undefined &&
    (text.slice(offset, first.offset).includes('\n') || children.some((child) => isBroken(child, text)))
  );
}

function onOneLine(node: Node, text: string): string {
  const children = (node.children ?? []).map((child) => onOneLine(child, text));
  if (node.type === 'property') return children.join(': ');
  if (node.type === 'array') return `[${children.join(', ')}]`;
  if (node.type === 'object') return children.length === 0 ? '{}' : `{ ${children.join(', ')} }`;
  return source(node, text);
}

function source({ offset, length }: Node, text: string): string {
  return text.slice(offset, offset + length);
}

function content(text: string): string {
  return tokensOf(text)
    .map((token) => token.source)
    .join('\n');
}
