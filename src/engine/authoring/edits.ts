import type { Node } from 'jsonc-parser';
import type { DataPath, Edit } from '../../model/diagnostics/diagnostic.ts';
import { parsedText, type ParsedText } from '../read/parsed-text.ts';
import { insertion, removal, unwrapping } from './rewrite/entries.ts';
import { fieldNames, renaming, replacement } from './rewrite/replacements.ts';
import { windowOf, type Window } from './rewrite/window.ts';
import { applyChanges, type TextChange } from '../read/text-change.ts';

/** An edit of what a file says; where the file stands is another matter. */
type ContentEdit = Exclude<Edit, { kind: 'renameFile' }>;

/** Kinds of edits after which other entries stand elsewhere in their list or group. */
const ENTRIES: ReadonlySet<Edit['kind']> = new Set(['insert', 'remove', 'unwrap']);

/**
 * Edits as changes of the text of a JSON file, to be made one after the other. They keep the source of everything that
 * the edits do not name: line ends, escapes, spaces. All edits speak of the text as it is given, without the byte order
 * mark that it may begin with, and must not speak of the same thing twice. Throws a `RangeError` when a place does not
 * exist.
 */
export function changesOf(text: string, edits: readonly Edit[], parsed = parsedText(text)): TextChange[] {
  const inText = edits.filter((edit) => edit.kind !== 'renameFile');
  // What stands before a place that is written anew stays as it is: all of these can be found in the text as it was.
  if (inText.length < 2 || inText.every(({ kind }) => !ENTRIES.has(kind)))
    return fromTheEnd(parsed, inText).map((edit) => changeOf(parsed, edit));

  const { window, inWindow } = smallestWindow(parsed, inText);
  const changes: TextChange[] = [];
  let current = parsedText(window.text);
  for (const edit of fromTheEnd(current, inWindow)) {
    const change = changeOf(current, edit);
    current = parsedText(applyChanges(current.text, [change]));
    changes.push({ ...change, offset: change.offset + window.shift });
  }
  return changes;
}

/** Edits from the end, so that what stands before keeps its place; what is put in, after what is taken away there. */
function fromTheEnd(parsed: ParsedText, edits: readonly ContentEdit[]): ContentEdit[] {
  const isInsertion = ({ kind }: Edit): number => (kind === 'insert' ? 1 : 0);
  return edits
    .map((edit, index) => ({ edit, index, offset: offsetOf(parsed, edit) }))
    .toSorted((a, b) => b.offset - a.offset || isInsertion(a.edit) - isInsertion(b.edit) || b.index - a.index)
    .map(({ edit }) => edit);
}

/** The smallest value in which all of these edits are made, and the edits as they speak of it. */
function smallestWindow(
  parsed: ParsedText,
  edits: readonly ContentEdit[],
): { window: Window; inWindow: readonly ContentEdit[] } {
  const holders = edits.map(holderOf);
  const [first = []] = holders;
  const isShared = (depth: number): boolean => holders.every((path) => path[depth] === first[depth]);
  let depth = 0;
  while (depth < first.length && isShared(depth)) depth++;
  const node = depth === 0 ? undefined : parsed.nodeAt(first.slice(0, depth));
  if (!node) return { window: { text: parsed.text, shift: 0 }, inWindow: edits };
  return { window: windowOf(parsed, node), inWindow: edits.map((edit) => below(edit, depth)) };
}

/** What an edit changes the entries or fields of; the whole file for one that speaks of its signs. */
function holderOf(edit: ContentEdit): DataPath {
  if (edit.kind === 'text') return [];
  if (edit.kind === 'insert') return edit.path;
  return (edit.kind === 'replace' ? (edit.location.path ?? []) : edit.path).slice(0, -1);
}

/** An edit as it speaks of what stands at the first steps of its path. */
function below<E extends ContentEdit>(edit: E, depth: number): E {
  if (edit.kind === 'text') return edit;
  if (edit.kind !== 'replace') return { ...edit, path: edit.path.slice(depth) };
  return { ...edit, location: { ...edit.location, path: edit.location.path?.slice(depth) } };
}

function changeOf(parsed: ParsedText, edit: ContentEdit): TextChange {
  switch (edit.kind) {
    case 'text':
      return { ...edit.range, text: edit.text };
    case 'replace':
      return replacement(parsed, edit.location, edit.value);
    case 'rename':
      return renaming(parsed, edit.path, edit.name);
    case 'remove': {
      const { holder, index } = entryAt(parsed, edit.path);
      return removal(holder, index);
    }
    case 'unwrap': {
      const { holder, index } = entryAt(parsed, edit.path);
      return unwrapping(parsed.text, holder, index);
    }
    case 'insert': {
      const holder = parsed.nodeAt(edit.path);
      if (!holder || holder.type !== (typeof edit.name === 'number' ? 'array' : 'object'))
        throw new RangeError(`Nothing can be put into ${JSON.stringify(edit.path)}.`);
      const name = typeof edit.name === 'number' ? undefined : edit.name;
      return insertion(parsed.text, holder, { index: indexOfInsertion(holder, edit), value: edit.value, name });
    }
  }
}

/** An entry of a list, or a field of a group. */
function entryAt(parsed: ParsedText, path: DataPath): { holder: Node; index: number } {
  const holder = parsed.nodeAt(path.slice(0, -1));
  const index = holder ? positionIn(holder, path) : -1;
  if (!holder?.children?.[index])
    throw new RangeError(`There is nothing at ${JSON.stringify(path)} that could be removed.`);
  return { holder, index };
}

function positionIn(holder: Node, path: DataPath): number {
  const key = path.at(-1);
  return holder.type === 'array' ? Number(key) : fieldNames(holder).lastIndexOf(String(key));
}

/** Where an edit begins to change the text. */
function offsetOf({ rangeOf, nodeAt }: ParsedText, edit: ContentEdit): number {
  if (edit.kind === 'text') return edit.range.offset;
  if (edit.kind === 'replace') return rangeOf(edit.location).offset;
  if (edit.kind !== 'insert') return rangeOf({ path: edit.path, at: 'key' }).offset;
  const holder = nodeAt(edit.path);
  if (!holder) return 0;
  return holder.children?.[indexOfInsertion(holder, edit)]?.offset ?? holder.offset + holder.length - 1;
}

/** Before which entry of a list or group something is put; behind the last where the edit names none that is there. */
function indexOfInsertion(holder: Node, { name, before }: Extract<Edit, { kind: 'insert' }>): number {
  const { length } = holder.children ?? [];
  if (typeof name === 'number') return Math.min(name, length);
  const next = before === undefined ? -1 : fieldNames(holder).indexOf(before);
  return next === -1 ? length : next;
}
