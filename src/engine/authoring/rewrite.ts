import isEqual from 'fast-deep-equal';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { DataPath } from '../../model/diagnostic.ts';
import { insertAt, print, removeAt } from './rewrite/entries.ts';
import { replaceString } from './rewrite/strings.ts';

type Group = Record<string, unknown>;

/**
 * Writes other data into a JSON text: whatever has not changed keeps its source text, so a change of one value is a change of one line.
 * @param text JSON without a key written twice
 * @param wanted what the text shall say; of two groups with the same fields the order in the text stays
 */
export function rewrite(text: string, wanted: unknown): string {
  let current = text;

  const nodeAt = (path: DataPath): Node => findNodeAtLocation(parseTree(current) as Node, path) as Node;
  const replace = (offset: number, length: number, content: string): void => {
    current = current.slice(0, offset) + content + current.slice(offset + length);
  };

  const update = (path: DataPath, before: unknown, after: unknown): void => {
    if (isEqual(before, after)) return;
    if (Array.isArray(before) && Array.isArray(after)) return list(path, before, after);
    if (isGroup(before) && isGroup(after)) return group(path, before, after);
    const { offset, length } = nodeAt(path);
    if (typeof before === 'string' && typeof after === 'string') current = replaceString(current, offset, before, after);
    else replace(offset, length, print(current, offset, after));
  };

  const group = (path: DataPath, before: Group, after: Group): void => {
    const renamed = renamedFields(Object.keys(before), Object.keys(after));
    for (const [from, to] of renamed) {
      const key = nodeAt([...path, from]).parent?.children?.[0] as Node;
      replace(key.offset, key.length, JSON.stringify(to));
      update([...path, to], before[from], after[to]);
    }
    for (const name of Object.keys(before)) {
      if (renamed.has(name)) continue;
      if (Object.hasOwn(after, name)) update([...path, name], before[name], after[name]);
      else current = removeAt(current, nodeAt(path), fieldNames(nodeAt(path)).indexOf(name));
    }
    const there = new Set([...Object.keys(before), ...renamed.values()]);
    let previous: string | undefined;
    for (const [name, value] of Object.entries(after)) {
      const holder = nodeAt(path);
      if (!there.has(name)) current = insertAt(current, holder, previous === undefined ? 0 : fieldNames(holder).indexOf(previous) + 1, value, name);
      previous = name;
    }
  };

  const list = (path: DataPath, before: unknown[], after: unknown[]): void => {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && isEqual(before[start], after[start])) start++;
    let end = 0;
    while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end++;
    for (let index = start; index < shorter - end; index++) update([...path, index], before[index], after[index]);
    for (let index = before.length - end - 1; index >= shorter - end; index--) current = removeAt(current, nodeAt(path), index);
    for (let index = shorter - end; index < after.length - end; index++) current = insertAt(current, nodeAt(path), index, after[index]);
  };

  // Through text and back: what JSON cannot say, such as undefined, is then gone on both sides.
  update([], JSON.parse(text), JSON.parse(JSON.stringify(wanted)));
  return current;
}

function isGroup(value: unknown): value is Group {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function fieldNames(group: Node): string[] {
  return (group.children ?? []).map((property) => property.children?.[0]?.value as string);
}

/** Fields that took the place of another one, between the same neighbours: their names change, their place does not. */
function renamedFields(before: string[], after: string[]): Map<string, string> {
  const places = (names: string[], others: string[]): Map<string, string> => {
    const found = new Map<string, string>();
    let place = '';
    for (const name of names) {
      place = others.includes(name) ? JSON.stringify(name) : `${place} +`;
      if (!others.includes(name)) found.set(place, name);
    }
    return found;
  };
  const added = places(after, before);
  const renamed = new Map<string, string>();
  for (const [place, name] of places(before, after)) {
    const other = added.get(place);
    if (other !== undefined) renamed.set(name, other);
  }
  return renamed;
}
