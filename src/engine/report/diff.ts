import { diffArrays } from 'diff';

/** An entry of two lists that are compared: in both, gone, or new. */
export interface DiffEntry<T> {
  sign: ' ' | '-' | '+';
  item: T;
}

/** Lists that differ in more are taken for others altogether: to find what they share would take minutes. */
const MAX_EDITS = 4000;

/**
 * Two lists as one, with as much as possible in both (the longest common subsequence). What is gone stands before what
 * is new in its place.
 */
export function diff<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): DiffEntry<T>[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ];
  const [old, fresh] = [before.values(), after.values()];
  return changes.flatMap(({ removed, added, count }) =>
    Array.from({ length: count }, (): DiffEntry<T> => {
      const then = added ? undefined : old.next().value;
      const now = removed ? undefined : fresh.next().value;
      return { sign: removed ? '-' : added ? '+' : ' ', item: (removed ? then : now) as T };
    }),
  );
}
