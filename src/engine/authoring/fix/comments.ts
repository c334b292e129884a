import { parseTree, type Node } from 'jsonc-parser';
import { placeInWords } from '../../schema/place-in-words.ts';
import { partitionPoint } from '../../../model/partition-point.ts';
import { schemaAt } from '../../schema/walk.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { isGroup } from '../../../model/content/is-group.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { setFields } from '../data.ts';
import type { Draft, Left } from './draft.ts';
import type { Comment, Jsonc } from './jsonc.ts';

type Group = Record<string, unknown>;

interface Page extends Pick<ContentDocument, 'kind'> {
  schemas: Schemas;
  data: Group;
}

const NOTE = '#/$defs/note';

/**
 * What a comment speaks of: the entry whose line it shares, in a list the entry it stands above, otherwise what it
 * stands in.
 */
function subjectOf({ offset, length }: Comment, blanked: string, root: Node | undefined): DataPath {
  const end = offset + length;
  const holds = (node: Node): boolean => node.offset < offset && end < node.offset + node.length;
  // In the order of the text, of which there may be thousands.
  const placeIn = (children: Node[]): number => partitionPoint(children, (child) => child.offset >= offset);
  if (!root || !holds(root)) return [];

  let holder = root;
  const path: DataPath = [];
  const enter = (index: number): DataPath => [...path, stepTo(holder, index)];
  for (let inner: Node | undefined = root; inner;) {
    holder = inner;
    const index = placeIn(holder.children ?? []) - 1;
    const child: Node | undefined = holder.children?.[index];
    if (!child || !holds(child)) break;
    path.push(stepTo(holder, index));
    inner = child.type === 'property' ? child.children?.[1] : child;
    // Between a name and its value.
    if (!inner || !holds(inner)) return path;
  }
  const at = placeIn(holder.children ?? []);
  const [previous, next] = [holder.children?.[at - 1], holder.children?.[at]];
  const isOneLine = (from: number, to: number): boolean => !blanked.slice(from, to).includes('\n');
  const afterPrevious = previous && isOneLine(previous.offset + previous.length, offset);
  const beforeNext = next && isOneLine(end, next.offset);
  if (afterPrevious && !beforeNext) return enter(at - 1);
  if (next && holder.type === 'array' && !afterPrevious) return enter(at);
  return path;
}

/** The comments, those of several lines in a row as one. */
export function joinedComments({ comments, blanked }: Jsonc, text: string): Comment[] {
  const found: Comment[] = [];
  const root = parseTree(blanked);
  const placeOf = (comment: Comment): string => JSON.stringify(subjectOf(comment, blanked, root));
  for (const comment of comments) {
    const previous = found.at(-1);
    const between = previous && text.slice(previous.offset + previous.length, comment.offset);
    const isOneThought = between?.trim() === '' && between.split('\n').length === 2;
    if (previous && isOneThought && placeOf(previous) === placeOf(comment)) {
      // Not put together of a list: of thousands, all that stands there would be copied for each.
      previous.words += previous.words && comment.words ? `\n${comment.words}` : comment.words;
      previous.length = comment.offset + comment.length - previous.offset;
    } else found.push({ ...comment });
  }
  return found;
}

/** What a file says with its comments in notes; or the comment that finds no place, if there is one. */
export function withComments(draft: Draft, schemas: Schemas): { data: Group } | Left {
  const { file, kind, text } = draft.document;
  const data = structuredClone(draft.document.data) as Group;
  const root = parseTree(text);
  const subjects = draft.comments.map((comment) => subjectOf(comment, text, root));
  for (const [index, { words, offset }] of draft.comments.entries()) {
    const line = draft.lines.lineOf(offset);
    if (words === '') {
      draft.fixes.push({ line, words: 'A comment without words was removed.' });
      continue;
    }
    const path = subjects[index] as DataPath;
    const page: Page = { schemas, kind, data };
    const holder = holderOf(page, path);
    const group = holder && (valueAt(data, holder) as Group);
    const note = group?.['note'] ?? '';
    const place = holder && placeInWords(schemas, kind, data, holder);
    if (holder === undefined || group === undefined || typeof note !== 'string') {
      return {
        file,
        line,
        message: 'This comment cannot be kept: the "note" it would become a part of is no text.',
        hint: 'Correct the "note".',
      };
    }
    // A comment that moves up to the note of something larger says what it was about.
    const subject = placeInWords(schemas, kind, data, path).slice(place === '' ? 0 : `${place} › `.length);
    const kept = subject === '' ? words : `${subject}: ${words}`;
    addNote(page, holder, [note, kept].filter(Boolean).join('\n'));
    draft.fixes.push({
      line,
      words: `The comment "${shortened(words)}" is now in the note of ${place === '' ? 'this file' : place}.`,
    });
  }
  return { data };
}

/** The closest group around a place that may have a note. */
function holderOf({ schemas, kind, data }: Page, path: DataPath): DataPath | undefined {
  for (let length = path.length; length >= 0; length--) {
    const holder = path.slice(0, length);
    if (isGroup(valueAt(data, holder)) && schemaAt(schemas, kind, data, holder).properties?.['note']?.$ref === NOTE)
      return holder;
  }
  return undefined;
}

/** Writes a note; a new one stands where the fields are described, so that it does not end up below a long list. */
function addNote({ schemas, kind, data }: Page, path: DataPath, note: string): void {
  const group = valueAt(data, path) as Group;
  const order = Object.keys(schemaAt(schemas, kind, data, path).properties ?? {});
  const later = new Set(order.slice(order.indexOf('note') + 1));
  const fields = Object.entries(group).filter(([name]) => name !== 'note');
  const own = Object.keys(group).indexOf('note');
  const found = own === -1 ? fields.findIndex(([name]) => later.has(name)) : own;
  setFields(group, fields.toSpliced(found === -1 ? fields.length : found, 0, ['note', note]));
}

function stepTo({ type, children }: Node, index: number): string | number {
  return type === 'array' ? index : (children?.[index]?.children?.[0]?.value as string);
}

function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
