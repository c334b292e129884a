import type { Node } from 'jsonc-parser';
import { isGroup } from '../../model/content/is-group.ts';
import { isSameData } from '../../model/content/same-data.ts';
import { parsedText, type ParsedText } from '../read/parsed-text.ts';
import { applyChanges, type TextChange } from '../read/text-change.ts';
import { insertion, removal } from './rewrite/entries.ts';
import { fieldNames, renaming, replacement } from './rewrite/replacements.ts';
import { windowOf } from './rewrite/window.ts';

type Group = Record<string, unknown>;

/**
 * Writes other data into a JSON text: whatever has not changed keeps its source text, so a change of one value is a
 * change of one line.
 * @param text JSON without a key written twice
 * @param wanted what the text shall say; of two groups with the same fields the order in the text stays
 */
export function rewrite(text: string, wanted: unknown): string {
  // Through text and back: what JSON cannot say, such as undefined, is then gone on both sides.
  return rewritten(text, JSON.parse(text), JSON.parse(JSON.stringify(wanted)));
}

/** Writes the value that a text is anew, and each of its parts by itself: none is read once more for another. */
function rewritten(text: string, before: unknown, after: unknown): string {
  if (isSameData(before, after)) return text;
  if (Array.isArray(before) && Array.isArray(after)) return list(text, before, after);
  if (isGroup(before) && isGroup(after)) return group(text, before, after);
  return changed(text, (parsed) => replacement(parsed, { path: [] }, after));
}

function group(text: string, before: Group, after: Group): string {
  const renamed = renamedFields(Object.keys(before), Object.keys(after));
  const named = (name: string): string => renamed.get(name) ?? name;
  const kept = Object.keys(before).filter((name) => Object.hasOwn(after, named(name)));
  let current = withParts(
    text,
    kept.map((name) => ({ key: name, before: before[name], after: after[named(name)] })),
  );
  for (const [from, to] of renamed) current = changed(current, (parsed) => renaming(parsed, [from], to));
  for (const name of Object.keys(before))
    if (!Object.hasOwn(after, named(name)))
      current = changed(current, (_, holder) => removal(holder, fieldNames(holder).indexOf(name)));
  const there = new Set([...Object.keys(before), ...renamed.values()]);
  let previous: string | undefined;
  for (const [name, value] of Object.entries(after)) {
    const behind = previous;
    previous = name;
    if (there.has(name)) continue;
    current = changed(current, (_, holder) => {
      const index = behind === undefined ? 0 : fieldNames(holder).indexOf(behind) + 1;
      return insertion(current, holder, { index, value, name });
    });
  }
  return current;
}

function list(text: string, before: unknown[], after: unknown[]): string {
  const shorter = Math.min(before.length, after.length);
  const { start, end } = sameEnds(before, after);
  let current = withParts(
    text,
    before
      .slice(start, shorter - end)
      .map((entry, at) => ({ key: start + at, before: entry, after: after[start + at] })),
  );
  for (let index = before.length - end - 1; index >= shorter - end; index--)
    current = changed(current, (_, holder) => removal(holder, index));
  for (let index = shorter - end; index < after.length - end; index++)
    current = changed(current, (_, holder) => insertion(current, holder, { index, value: after[index] }));
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

/** A text with one thing changed. */
function changed(text: string, change: (parsed: ParsedText, whole: Node) => TextChange): string {
  const parsed = parsedText(text);
  return applyChanges(text, [change(parsed, parsed.nodeAt([]) as Node)]);
}

/** A text in which entries or fields say something else. */
function withParts(text: string, parts: { key: string | number; before: unknown; after: unknown }[]): string {
  const parsed = parsedText(text);
  const changes = parts.flatMap(({ key, before, after }) => {
    if (isSameData(before, after)) return [];
    const node = parsed.nodeAt([key]) as Node;
    const window = windowOf(parsed, node);
    const written = rewritten(window.text, before, after).slice(node.offset - window.shift);
    return { offset: node.offset, length: node.length, text: written };
  });
  return applyChanges(
    text,
    changes.toSorted((a, b) => b.offset - a.offset),
  );
}

/** Fields that took the place of another one, between the same neighbors: their names change, their place does not. */
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
