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
import type { Draft, Unfixed } from './draft.ts';
import type { Comment, Jsonc } from './jsonc.ts';

type Group = Record<string, unknown>;

interface Page extends Pick<ContentDocument, 'kind'> {
  schemas: Schemas;
  data: Group;
}

const NOTE = '#/$defs/note';

/**
 * The path of what a comment is about: the entry on the same line, in a list the entry below it, otherwise the group or
 * list around it.
 */
function subjectOf(comment: Comment, blanked: string, root: Node | undefined): DataPath {
  if (!root || !contains(root, comment)) return [];
  const { node, path, isInProperty } = innermostAround(comment, root);
  if (isInProperty) return path;
  const { children = [] } = node;
  const index = firstBehind(comment, children);
  const [previous, next] = [children[index - 1], children[index]];
  const isOneLine = (from: number, to: number): boolean => !blanked.slice(from, to).includes('\n');
  const isAfterPrevious = previous && isOneLine(previous.offset + previous.length, comment.offset);
  const isBeforeNext = next && isOneLine(comment.offset + comment.length, next.offset);
  if (isAfterPrevious && !isBeforeNext) return [...path, keyOf(node, index - 1)];
  if (next && node.type === 'array' && !isAfterPrevious) return [...path, keyOf(node, index)];
  return path;
}

const contains = (node: Node, { offset, length }: Comment): boolean =>
  node.offset < offset && offset + length < node.offset + node.length;

/** The index of the first child behind a comment. Children are in the order of the text, and may be thousands. */
const firstBehind = ({ offset }: Comment, children: Node[]): number =>
  partitionPoint(children, (child) => child.offset >= offset);

interface Innermost {
  node: Node;
  path: DataPath;
  /** Whether the comment stands between the name of a field and its value. */
  isInProperty?: boolean;
}

/** The innermost group or list around a comment. */
function innermostAround(comment: Comment, root: Node): Innermost {
  let node = root;
  const path: DataPath = [];
  for (;;) {
    const index = firstBehind(comment, node.children ?? []) - 1;
    const child = node.children?.[index];
    if (!child || !contains(child, comment)) return { node, path };
    path.push(keyOf(node, index));
    const value = child.type === 'property' ? child.children?.[1] : child;
    if (!value || !contains(value, comment)) return { node, path, isInProperty: true };
    node = value;
  }
}

/** The comments of a file; comments on consecutive lines about the same value are joined into one. */
export function joinedComments({ comments, blanked }: Jsonc, text: string): Comment[] {
  const found: Comment[] = [];
  const root = parseTree(blanked);
  const placeOf = (comment: Comment): string => JSON.stringify(subjectOf(comment, blanked, root));
  for (const comment of comments) {
    const previous = found.at(-1);
    const between = previous && text.slice(previous.offset + previous.length, comment.offset);
    const isNextLine = between?.trim() === '' && between.split('\n').length === 2;
    if (previous && isNextLine && placeOf(previous) === placeOf(comment)) {
      // Joined in place: with thousands of comments, a new object for each would copy all words so far.
      previous.words += previous.words && comment.words ? `\n${comment.words}` : comment.words;
      previous.length = comment.offset + comment.length - previous.offset;
    } else found.push({ ...comment });
  }
  return found;
}

/** The data of a file with its comments moved into notes; or the first comment for which there is no place. */
export function withComments(draft: Draft, schemas: Schemas): { data: Group } | Unfixed {
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
    // In the note of a larger group, the words are preceded by what they are about.
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

/** The path of the closest group around a place that can have a note. */
function holderOf({ schemas, kind, data }: Page, path: DataPath): DataPath | undefined {
  for (let length = path.length; length >= 0; length--) {
    const holder = path.slice(0, length);
    if (isGroup(valueAt(data, holder)) && schemaAt(schemas, kind, data, holder).properties?.['note']?.$ref === NOTE)
      return holder;
  }
  return undefined;
}

/** Sets a note; a new one is inserted in the order of the schema, so that it does not end up below a long list. */
function addNote({ schemas, kind, data }: Page, path: DataPath, note: string): void {
  const group = valueAt(data, path) as Group;
  const order = Object.keys(schemaAt(schemas, kind, data, path).properties ?? {});
  const later = new Set(order.slice(order.indexOf('note') + 1));
  const fields = Object.entries(group).filter(([name]) => name !== 'note');
  const own = Object.keys(group).indexOf('note');
  const found = own === -1 ? fields.findIndex(([name]) => later.has(name)) : own;
  setFields(group, fields.toSpliced(found === -1 ? fields.length : found, 0, ['note', note]));
}

/** The key of a child in its group or list. */
function keyOf({ type, children }: Node, index: number): string | number {
  return type === 'array' ? index : (children?.[index]?.children?.[0]?.value as string);
}

function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
