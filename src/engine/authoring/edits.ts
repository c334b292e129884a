import { parseTree, type Node } from 'jsonc-parser';
import type { DataPath, Edit } from '../../model/diagnostics/diagnostic.ts';
import { createRanges } from '../read/locate.ts';
import { insertion, removal } from './rewrite/entries.ts';
import { fieldNames, nodeAt, renaming, replacement } from './rewrite/places.ts';
import { applyChanges, type TextChange } from '../read/text-change.ts';

/** An edit of what a file says; where the file stands is another matter. */
type ContentEdit = Exclude<Edit, { kind: 'renameFile' }>;

const MARK = '\ufeff';

/**
 * Makes edits in the text of a JSON file and keeps the source of everything that they do not name: line ends, escapes,
 * spaces. All of them speak of the text as it is given, without the byte order mark that it may begin with, and must
 * not speak of the same thing twice. Throws a `RangeError` when a place does not exist.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const mark = text.startsWith(MARK) ? MARK : '';
  const plain = text.slice(mark.length);
  return mark + applyChanges(plain, changesOf(plain, edits));
}

/** The same as changes of the text, to be made one after the other. */
export function changesOf(text: string, edits: readonly Edit[]): TextChange[] {
  const rangeOf = createRanges(text);
  const placed = edits
    .filter((edit) => edit.kind !== 'renameFile')
    .map((edit, index) => ({ edit, index, offset: offsetOf(text, edit, rangeOf) }));
  // From the end, so that what stands before keeps its place; what is put in, after what is taken away there.
  const isInsertion = ({ kind }: Edit): number => (kind === 'insert' ? 1 : 0);
  placed.sort((a, b) => b.offset - a.offset || isInsertion(a.edit) - isInsertion(b.edit) || b.index - a.index);

  // What stands before a place that is written anew stays as it is: all of these can be found in one tree.
  if (placed.every(({ edit }) => edit.kind === 'text' || edit.kind === 'replace')) {
    const root = placed.some(({ edit }) => edit.kind === 'replace') ? parseTree(text) : undefined;
    return placed.map(({ edit }) => changeOf(text, edit, root));
  }
  const changes: TextChange[] = [];
  let current = text;
  for (const { edit } of placed) {
    const change = changeOf(current, edit);
    current = applyChanges(current, [change]);
    changes.push(change);
  }
  return changes;
}

/** Where a file will stand that has a suggestion's edits made. */
export function fileAfter(file: string, edits: readonly Edit[]): string {
  return edits.findLast((edit) => edit.kind === 'renameFile')?.to ?? file;
}

function changeOf(text: string, edit: ContentEdit, root?: Node): TextChange {
  switch (edit.kind) {
    case 'text':
      return { ...edit.range, text: edit.text };
    case 'replace':
      return replacement(text, edit.location, edit.value, root);
    case 'rename':
      return renaming(text, edit.path, edit.name);
    case 'remove': {
      const holder = nodeAt(text, edit.path.slice(0, -1));
      const index = holder ? positionIn(holder, edit.path) : -1;
      if (!holder || !holder.children?.[index])
        throw new RangeError(`There is nothing at ${JSON.stringify(edit.path)} that could be removed.`);
      return removal(holder, index);
    }
    case 'insert': {
      const holder = nodeAt(text, edit.path);
      if (!holder || holder.type !== (typeof edit.name === 'number' ? 'array' : 'object'))
        throw new RangeError(`Nothing can be put into ${JSON.stringify(edit.path)}.`);
      const name = typeof edit.name === 'number' ? undefined : edit.name;
      return insertion(text, holder, { index: indexOfInsertion(holder, edit), value: edit.value, name });
    }
  }
}

function positionIn(holder: Node, path: DataPath): number {
  const key = path.at(-1);
  return holder.type === 'array' ? Number(key) : fieldNames(holder).lastIndexOf(String(key));
}

/** Where an edit begins to change the text. */
function offsetOf(text: string, edit: ContentEdit, rangeOf: ReturnType<typeof createRanges>): number {
  if (edit.kind === 'text') return edit.range.offset;
  if (edit.kind === 'replace') return rangeOf(edit.location).offset;
  if (edit.kind !== 'insert') return rangeOf({ path: edit.path, at: 'key' }).offset;
  const holder = nodeAt(text, edit.path);
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
