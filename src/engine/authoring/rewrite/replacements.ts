import type { Node } from 'jsonc-parser';
import type { DataPath, Location } from '../../../model/diagnostics/diagnostic.ts';
import type { ParsedText } from '../../read/parsed-text.ts';
import type { TextChange } from '../../read/text-change.ts';
import { print } from './entries.ts';
import { stringChange } from './string-change.ts';

/** The names of a group's fields, as they stand. */
export function fieldNames(group: Node): string[] {
  return (group.children ?? []).map((property) => property.children?.[0]?.value as string);
}

/**
 * Puts a value in the place of another one, or words in the place of a part of a text. Of two texts only what differs
 * is written anew.
 */
export function replacement(parsed: ParsedText, location: Location, value: unknown): TextChange {
  const { path = [], within } = location;
  const node = parsed.nodeAt(path);
  if (!node) throw new RangeError(`There is nothing at ${JSON.stringify(path)} that could be replaced.`);
  if (within && node.type === 'string')
    return { ...parsed.partOf(node, within), text: JSON.stringify(String(value)).slice(1, -1) };
  if (node.type === 'string' && typeof value === 'string') return stringChange(parsed, node, value);
  return { offset: node.offset, length: node.length, text: print(parsed.text, node.offset, value) };
}

/** Gives a field another name. */
export function renaming(parsed: ParsedText, path: DataPath, name: string): TextChange {
  if (!parsed.nodeAt(path))
    throw new RangeError(`There is no field ${JSON.stringify(path)} that could have another name.`);
  return { ...parsed.rangeOf({ path, at: 'key' }), text: JSON.stringify(name) };
}
