import type { ContentDocument } from '../../model/content/content.ts';
import type { SiteContent } from '../read/site-content.ts';
import { diff, type DiffEntry } from '../report/diff.ts';
import { partsOf, type Part } from './parts.ts';
import type { ChangeKind } from '../check/affected/changed-file.ts';
import { inOrder } from './in-order.ts';

/** What has changed in one part of a document. */
export interface PartChange {
  name: string;
  how: ChangeKind;
  /** Nothing of a part that only stands elsewhere now. */
  lines: DiffEntry<string>[];
}

/** What has become of a document. */
export interface DocumentChange {
  how: ChangeKind;
  kind: ContentDocument['kind'];
  file: string;
  /** Of a page and of a shared block; empty for a site file. */
  address: string;
  title: string;
  /** The address that a moved page had. */
  from?: string;
  parts: PartChange[];
}

/** The difference between two states of a site, as somebody who reads it would tell it. */
export function compareContent(before: SiteContent, after: SiteContent): DocumentChange[] {
  const gone = [...before.documents.values()].filter(({ file }) => !after.documents.has(file));
  const changes = [...after.documents.values()].flatMap((now): DocumentChange[] => {
    const then = before.documents.get(now.file);
    const parts = then === undefined || wordsOf(then) === wordsOf(now) ? [] : partChanges(then, now);
    // Not even a note of its author's is a change to somebody who reads the page.
    if (then) return parts.length === 0 ? [] : [{ ...about(now), how: 'changed', parts }];
    const moved = gone.findIndex((old) => old.kind === now.kind && isMoved(old, now));
    const [from] = moved < 0 ? [] : gone.splice(moved, 1);
    return from
      ? [{ ...about(now), how: 'moved', from: from.address, parts: partChanges(from, now) }]
      : [{ ...about(now), how: 'added', parts: partsOf(now).map((part) => whole(part, 'added')) }];
  });
  changes.push(...gone.map((old) => ({ ...about(old), how: 'removed' as const, parts: [] })));
  return inOrder(changes, ({ file }) => file);
}

function about({ kind, file, address, data }: ContentDocument): Omit<DocumentChange, 'how' | 'parts'> {
  const title = data?.[kind === 'page' ? 'title' : 'name'];
  return { kind, file, address, title: typeof title === 'string' ? title : '' };
}

const wordsOf = (document: ContentDocument): string => JSON.stringify(document.data ?? document.text);

/** Whether a page that is gone is the same as one that is new: it has the same title and says much the same. */
function isMoved(old: ContentDocument, now: ContentDocument): boolean {
  if (old.kind !== 'page') return false;
  return (
    old.data?.['title'] === now.data?.['title'] ||
    JSON.stringify(old.data?.['blocks']) === JSON.stringify(now.data?.['blocks'])
  );
}

const whole = ({ name, lines }: Part, how: 'added' | 'removed'): PartChange => ({
  name,
  how,
  lines: lines.map((item) => ({ sign: how === 'added' ? '+' : '-', item })),
});

/**
 * What has changed in the parts of a document. Of parts that are not the same, two of one type in one place are taken
 * for one that was changed.
 */
function partChanges(before: ContentDocument, after: ContentDocument): PartChange[] {
  const changes: PartChange[] = [];
  let gone: Part[] = [];
  for (const { sign, item } of diff(partsOf(before), partsOf(after), (part) => JSON.stringify(part))) {
    if (sign === '-') gone.push(item);
    else if (sign === ' ') {
      changes.push(...gone.map((part) => whole(part, 'removed')));
      gone = [];
    } else {
      const index = gone.findIndex(({ type }) => type === item.type);
      const [then] = index < 0 ? [] : gone.splice(index, 1);
      const lines = then && diff(then.lines, item.lines, String).filter((entry) => entry.sign !== ' ');
      changes.push(lines ? { name: item.name, how: 'changed', lines } : whole(item, 'added'));
    }
  }
  changes.push(...gone.map((part) => whole(part, 'removed')));
  return withMoved(changes).filter(({ how, lines }) => how === 'moved' || lines.length > 0);
}

/** What is gone in one place and new in another as it was has moved. */
function withMoved(changes: PartChange[]): PartChange[] {
  const saysOf = ({ name, lines }: PartChange): string => JSON.stringify([name, lines.map(({ item }) => item)]);
  const gone = new Map(changes.filter(({ how }) => how === 'removed').map((change) => [saysOf(change), change]));
  const back = new Set<PartChange>();
  const moved = changes.map((change): PartChange => {
    const from = change.how === 'added' ? gone.get(saysOf(change)) : undefined;
    if (from === undefined || back.has(from)) return change;
    back.add(from);
    return { name: change.name, how: 'moved', lines: [] };
  });
  return moved.filter((change) => !back.has(change));
}
