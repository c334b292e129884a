/** More pairs of lines than this are not compared one by one. */
const MOST_PAIRS = 4_000_000;

/**
 * What differs between two texts, as lines: `12 - old` with the number in the old text, `12 + new` with the number in
 * the new.
 */
export function changedLines(before: string, after: string): string[] {
  const old = before.split(/\r?\n/);
  const fresh = after.split(/\r?\n/);
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;

  const a = old.slice(start, old.length - end);
  const b = fresh.slice(start, fresh.length - end);
  const removed = (index: number): string => `${start + index + 1} - ${a[index]}`;
  const added = (index: number): string => `${start + index + 1} + ${b[index]}`;
  if (a.length * b.length > MOST_PAIRS)
    return [...a.map((_, index) => removed(index)), ...b.map((_, index) => added(index))];

  const common = commonLengths(a, b);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) [i, j] = [i + 1, j + 1];
    else if (i < a.length && (j === b.length || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1)))
      lines.push(removed(i++));
    else lines.push(added(j++));
  }
  return lines;
}

/** How many lines two lists have in common, in order, from each pair of positions to their ends. */
function commonLengths(a: string[], b: string[]): Uint32Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const row = lengths[i] as Uint32Array;
    for (let j = b.length - 1; j >= 0; j--)
      row[j] =
        a[i] === b[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
  }
  return lengths;
}

function lengthAt(lengths: Uint32Array[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}
