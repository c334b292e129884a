import { parseTree, type Node } from 'jsonc-parser';
import type { DataPath, Location } from '../../../model/diagnostics/diagnostic.ts';
import { createRanges, partOfString } from '../../read/locate.ts';
import type { TextChange } from '../../read/text-change.ts';
import { print } from './entries.ts';
import { stringChange } from './string-change.ts';

/**
 * The value at a path of a text; undefined where there is none. A field that is written twice counts as its last.
 * @param root the text as it was parsed before, for whoever looks at thousands of its places
 */
export function nodeAt(text: string, path: DataPath, root = parseTree(text)): Node | undefined {
  let node = root;
  for (const key of path) {
    const { type, children = [] } = node ?? {};
    const property =
      type === 'object' ? children.findLast((child) => child.children?.[0]?.value === String(key)) : undefined;
    node = type === 'array' ? children[Number(key)] : property?.children?.[1];
  }
  return node;
}

/** The names of a group's fields, as they stand. */
export function fieldNames(group: Node): string[] {
  return (group.children ?? []).map((property) => property.children?.[0]?.value as string);
}

/**
 * Puts a value in the place of another one, or words in the place of a part of a text. Of two texts only what differs
 * is written anew.
 */
export function replacement(text: string, location: Location, value: unknown, root = parseTree(text)): TextChange {
  const { path = [], within } = location;
  const node = nodeAt(text, path, root);
  if (!node) throw new RangeError(`There is nothing at ${JSON.stringify(path)} that could be replaced.`);
  if (within && node.type === 'string')
    return { ...partOfString(text, node.offset, within), text: JSON.stringify(String(value)).slice(1, -1) };
  if (node.type === 'string' && typeof value === 'string')
    return stringChange(text, node.offset, node.value as string, value);
  return { offset: node.offset, length: node.length, text: print(text, node.offset, value) };
}

/** Gives a field another name. */
export function renaming(text: string, path: DataPath, name: string): TextChange {
  if (!nodeAt(text, path))
    throw new RangeError(`There is no field ${JSON.stringify(path)} that could have another name.`);
  return { ...createRanges(text)({ path, at: 'key' }), text: JSON.stringify(name) };
}
