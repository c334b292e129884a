import type { Node } from 'jsonc-parser';
import { isGroup } from '../../model/content/is-group.ts';
import { isSameData } from '../../model/content/same-data.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';
import { fieldNames, nodeAt, renaming, replacement } from './rewrite/places.ts';
import { insertion, removal } from './rewrite/entries.ts';
import { applyChanges, type TextChange } from '../read/text-change.ts';

type Group = Record<string, unknown>;

/**
 * Writes other data into a JSON text: whatever has not changed keeps its source text, so a change of one value is a
 * change of one line.
 * @param text JSON without a key written twice
 * @param wanted what the text shall say; of two groups with the same fields the order in the text stays
 */
export function rewrite(text: string, wanted: unknown): string {
  let current = text;

  const make = (change: TextChange): void => void (current = applyChanges(current, [change]));
  const holderAt = (path: DataPath): Node => nodeAt(current, path) as Node;

  const update = (path: DataPath, before: unknown, after: unknown): void => {
    if (isSameData(before, after)) return;
    if (Array.isArray(before) && Array.isArray(after)) return list(path, before, after);
    if (isGroup(before) && isGroup(after)) return group(path, before, after);
    make(replacement(current, { path }, after));
  };

  const group = (path: DataPath, before: Group, after: Group): void => {
    const renamed = renamedFields(Object.keys(before), Object.keys(after));
    for (const [from, to] of renamed) {
      make(renaming(current, [...path, from], to));
      update([...path, to], before[from], after[to]);
    }
    for (const name of Object.keys(before)) {
      if (renamed.has(name)) continue;
      if (Object.hasOwn(after, name)) update([...path, name], before[name], after[name]);
      else make(removal(holderAt(path), fieldNames(holderAt(path)).indexOf(name)));
    }
    const there = new Set([...Object.keys(before), ...renamed.values()]);
    let previous: string | undefined;
    for (const [name, value] of Object.entries(after)) {
      const holder = holderAt(path);
      if (!there.has(name)) {
        const index = previous === undefined ? 0 : fieldNames(holder).indexOf(previous) + 1;
        make(insertion(current, holder, { index, value, name }));
      }
      previous = name;
    }
  };

  const list = (path: DataPath, before: unknown[], after: unknown[]): void => {
    const shorter = Math.min(before.length, after.length);
    const { start, end } = sameEnds(before, after);
    for (let index = start; index < shorter - end; index++) update([...path, index], before[index], after[index]);
    for (let index = before.length - end - 1; index >= shorter - end; index--) make(removal(holderAt(path), index));
    for (let index = shorter - end; index < after.length - end; index++)
      make(insertion(current, holderAt(path), { index, value: after[index] }));
  };

  // Through text and back: what JSON cannot say, such as undefined, is then gone on both sides.
  update([], JSON.parse(text), JSON.parse(JSON.stringify(wanted)));
  return current;
}

/** How many entries of two lists are the same at their beginning, and how many of the others at their end. */
function sameEnds(before: unknown[], after: unknown[]): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSameData(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSameData(before.at(-1 - end), after.at(-1 - end))) end++;
  return { start, end };
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
