import type { Range } from '../../model/diagnostics/diagnostic.ts';

/**
 * A stretch of a text that is replaced: at a place without length something is put in, with an empty text something is
 * taken out.
 */
export interface TextChange extends Range {
  text: string;
}

/** Makes changes one after the other: each speaks of the text as those before it left it. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  // Most changes go from the end to the start: what stands behind the last one is copied once, not with each of them.
  let current = text;
  let end = current.length;
  let behind: string[] = [];
  for (const { offset, length, text: words } of changes) {
    if (offset + length > end) {
      current = current.slice(0, end) + behind.toReversed().join('');
      end = current.length;
      behind = [];
    }
    behind.push(current.slice(offset + length, end), words);
    end = offset;
  }
  return current.slice(0, end) + behind.toReversed().join('');
}

/** Where something stands after changes that stands at `offset` before them. */
export function offsetAfter(offset: number, changes: readonly TextChange[]): number {
  return changes.reduce((place, change) => {
    if (place >= change.offset + change.length) return place + change.text.length - change.length;
    return Math.min(place, change.offset + change.text.length);
  }, offset);
}

/**
 * Where something stood before changes that stands at `offset` after them; of what was put in, the place where that was
 * done.
 */
export function offsetBefore(offset: number, changes: readonly TextChange[]): number {
  return changes.reduceRight((place, change) => {
    if (place >= change.offset + change.text.length) return place + change.length - change.text.length;
    return Math.min(place, change.offset + change.length);
  }, offset);
}

/** Whether changes go from the end of a text to its start, each before the last: then all speak of it as it was. */
export const areApart = (changes: readonly TextChange[]): boolean =>
  changes.every(({ offset, length }, index) => offset + length <= (changes[index - 1]?.offset ?? Infinity));

/** Whether changes leave a text as it was. */
export function changeNothing(text: string, changes: readonly TextChange[]): boolean {
  if (changes.reduce((sum, { length, text: put }) => sum + put.length - length, 0) !== 0) return false;
  if (!areApart(changes)) return applyChanges(text, changes) === text;
  const { offset: start } = changes.at(-1) ?? { offset: 0 };
  const [last = { offset: 0, length: 0 }] = changes;
  const touched = text.slice(start, last.offset + last.length);
  return (
    applyChanges(
      touched,
      changes.map((change) => ({ ...change, offset: change.offset - start })),
    ) === touched
  );
}

/** Whether two changes of one text get in each other's way. */
export function overlap(a: Range, b: Range): boolean {
  return a.offset === b.offset || (a.offset < b.offset + b.length && b.offset < a.offset + a.length);
}
