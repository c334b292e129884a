import type { Node } from 'jsonc-parser';
import { isContainer } from '../../../model/content/is-container.ts';
import { endOfLine } from '../format-json.ts';
import type { TextChange } from '../../read/text-change.ts';

/** A value as JSON, indented like the line in which it is to stand. */
export function print(text: string, offset: number, value: unknown): string {
  const words = printed(value);
  if (!words.includes('\n')) return words;
  return words.replaceAll('\n', `${endOfLine(text)}${indentAt(text, offset)}`);
}

/** JSON with what holds no other group in one line, as in `{ "label": "Call", "href": "/contact" }`. */
function printed(value: unknown): string {
  const isList = Array.isArray(value);
  if (!isContainer(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, entry]) => (isList ? '' : `${JSON.stringify(name)}: `) + printed(entry),
  );
  const [open, close, space] = isList ? ['[', ']', ''] : ['{', '}', ' '];
  const isFlat = !Object.values(value).some(isContainer);
  if (isFlat) return `${open}${space}${entries.join(', ')}${space}${close}`;
  return `${open}\n  ${entries.join(',\n').replaceAll('\n', '\n  ')}\n${close}`;
}

/** What is put into a list, or with a name into a group, and before which of its entries. */
interface NewEntry {
  index: number;
  value: unknown;
  name?: string | undefined;
}

/** Adds an entry to a list or a group, spaced like its neighbors. */
export function insertion(text: string, holder: Node, { index, value, name }: NewEntry): TextChange {
  const children = holder.children ?? [];
  const entry = (offset: number): string =>
    (name === undefined ? '' : `${JSON.stringify(name)}: `) + print(text, offset, value);

  const [first] = children;
  if (!first) {
    const inner = holder.type === 'object' ? ` ${entry(holder.offset)} ` : entry(holder.offset);
    return { offset: holder.offset + 1, length: holder.length - 2, text: inner };
  }
  const space = spaceBefore(text, children[1] ?? first);
  if (index === 0) return { offset: first.offset, length: 0, text: `${entry(first.offset)},${space}` };
  const previous = children[index - 1] as Node;
  return { offset: endOf(previous), length: 0, text: `,${space}${entry(previous.offset)}` };
}

/** Takes an entry of a list or a field of a group out, with its comma. */
export function removal(holder: Node, index: number): TextChange {
  const children = holder.children ?? [];
  const entry = children[index] as Node;
  const next = children[index + 1];
  const cut = (from: number, to: number): TextChange => ({ offset: from, length: to - from, text: '' });

  if (children.length === 1) return cut(holder.offset + 1, endOf(holder) - 1);
  if (index === 0 && next) return cut(entry.offset, next.offset);
  return cut(endOf(children[index - 1] as Node), endOf(entry));
}

/** Puts the fields of a group in place of the field that holds it, as they are written. */
export function unwrapping(text: string, holder: Node, index: number): TextChange {
  const field = holder.children?.[index] as Node;
  const [, group] = field.children ?? [];
  const [first] = group?.children ?? [];
  if (!group || !first) return removal(holder, index);
  const inner = text.slice(group.offset + 1, endOf(group) - 1).trim();
  // As far to the left as the field stood.
  const [indent, outer] = [indentAt(text, first.offset), indentAt(text, field.offset)];
  const moved = indent.startsWith(outer) ? inner.replaceAll(`\n${indent}`, `\n${outer}`) : inner;
  return { offset: field.offset, length: field.length, text: moved };
}

/** The space that a line begins with. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** The space that parts an entry from the one before; of empty lines only one line break. */
function spaceBefore(text: string, { offset }: Node): string {
  return /(?:\r?\n)?(?<![ \t])[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? '';
}
