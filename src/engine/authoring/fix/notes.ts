import { parseTree, type Node } from 'jsonc-parser';
import { placeInWords } from '../../schema/place.ts';
import { schemaAt } from '../../schema/walk.ts';
import type { DataPath } from '../../../model/diagnostic.ts';
import { valueAt } from '../../../model/value-at.ts';
import { setFields } from '../data.ts';
import type { Draft, Left } from './draft.ts';
import type { Comment, Signs } from './signs.ts';

type Group = Record<string, unknown>;

const NOTE = '#/$defs/note';

/** What a comment speaks of: the entry whose line it shares, in a list the entry it stands above, otherwise what it stands in. */
export function subjectOf({ offset, length }: Comment, { blanked }: Signs): DataPath {
  const root = parseTree(blanked);
  const end = offset + length;
  const holds = (node: Node): boolean => node.offset < offset && end < node.offset + node.length;
  if (!root || !holds(root)) return [];

  let holder = root;
  const path: DataPath = [];
  const enter = (child: Node): DataPath => [...path, stepTo(holder, child)];
  for (let inner: Node | undefined = root; inner;) {
    holder = inner;
    const child: Node | undefined = holder.children?.find(holds);
    if (!child) break;
    path.push(stepTo(holder, child));
    inner = child.type === 'property' ? child.children?.[1] : child;
    // Between a name and its value.
    if (!inner || !holds(inner)) return path;
  }
  const previous = holder.children?.findLast((child) => child.offset + child.length <= offset);
  const next = holder.children?.find((child) => child.offset >= end);
  const isOneLine = (from: number, to: number): boolean => !blanked.slice(from, to).includes('\n');
  const afterPrevious = previous && isOneLine(previous.offset + previous.length, offset);
  const beforeNext = next && isOneLine(end, next.offset);
  if (afterPrevious && !beforeNext) return enter(previous);
  if (next && holder.type === 'array' && !afterPrevious) return enter(next);
  return path;
}

/**
 * Puts comments into the notes of what they speak of.
 * @param comments with their places in the data as it is now
 * @returns the comment that found no place, if there is one; the draft is then of no use
 */
export function keepComments(draft: Draft, comments: { words: string; line: number; path: DataPath }[]): Left | undefined {
  for (const { words, line, path } of comments) {
    if (words === '') {
      draft.repairs.push({ line, words: 'A comment without words was removed.' });
      continue;
    }
    const holder = holderOf(draft, path);
    const group = holder && (valueAt(draft.data, holder) as Group);
    const note = group?.['note'] ?? '';
    const place = holder && placeInWords(draft.schemas, draft.kind, draft.data, holder);
    if (holder === undefined || group === undefined || typeof note !== 'string') {
      return { file: draft.file, line, message: 'This comment cannot be kept: the "note" it would become a part of is no text.', hint: 'Correct the "note".' };
    }
    // A comment that moves up to the note of something larger says what it was about.
    const subject = placeInWords(draft.schemas, draft.kind, draft.data, path).slice(place === '' ? 0 : `${place} › `.length);
    const kept = subject === '' ? words : `${subject}: ${words}`;
    addNote(draft, holder, [note, kept].filter(Boolean).join('\n'));
    draft.repairs.push({ line, words: `The comment "${shortened(words)}" is now in the note of ${place === '' ? 'this file' : place}.` });
  }
  return undefined;
}

/** The closest group around a place that may have a note. */
function holderOf({ schemas, kind, data }: Draft, path: DataPath): DataPath | undefined {
  for (let length = path.length; length >= 0; length--) {
    const holder = path.slice(0, length);
    const value = valueAt(data, holder);
    const isGroup = value !== null && typeof value === 'object' && !Array.isArray(value);
    if (isGroup && schemaAt(schemas, kind, data, holder).properties?.['note']?.$ref === NOTE) return holder;
  }
  return undefined;
}

/** Writes a note; a new one stands where the fields are described, so that it does not end up below a long list. */
function addNote({ schemas, kind, data }: Draft, path: DataPath, note: string): void {
  const group = valueAt(data, path) as Group;
  const order = Object.keys(schemaAt(schemas, kind, data, path).properties ?? {});
  const later = new Set(order.slice(order.indexOf('note') + 1));
  const fields = Object.entries(group).filter(([name]) => name !== 'note');
  const own = Object.keys(group).indexOf('note');
  const found = own === -1 ? fields.findIndex(([name]) => later.has(name)) : own;
  setFields(group, fields.toSpliced(found === -1 ? fields.length : found, 0, ['note', note]));
}

function stepTo(holder: Node, child: Node): string | number {
  return holder.type === 'array' ? (holder.children ?? []).indexOf(child) : (child.children?.[0]?.value as string);
}

function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
