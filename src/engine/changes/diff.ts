/** An entry of two lists that are compared: in both, gone, or new. */
export interface DiffEntry<T> {
  sign: ' ' | '-' | '+';
  item: T;
}

/**
 * Two lists as one, with as much as possible in both (the longest common subsequence). What is gone stands before what
 * is new in its place.
 */
export function diff<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): DiffEntry<T>[] {
  const [old, fresh] = [before.map(keyOf), after.map(keyOf)];
  const width = fresh.length + 1;
  /** How much the rests of both lists have in common, from each place on. */
  const common = new Uint32Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === fresh[column]
          ? (common[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(common[(row + 1) * width + column] ?? 0, common[row * width + column + 1] ?? 0);
  const entries: DiffEntry<T>[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    if (row < old.length && column < fresh.length && old[row] === fresh[column]) {
      entries.push({ sign: ' ', item: after[column++] as T });
      row++;
    } else if (
      column === fresh.length ||
      (row < old.length && (common[(row + 1) * width + column] ?? 0) >= (common[row * width + column + 1] ?? 0))
    )
      entries.push({ sign: '-', item: before[row++] as T });
    else entries.push({ sign: '+', item: after[column++] as T });
  }
  return entries;
}
