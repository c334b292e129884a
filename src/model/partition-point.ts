/**
 * The place of the first of sorted things for which something is true, as it is for all behind it; behind the last where
 * it is true for none.
 */
export function partitionPoint<T>(sorted: readonly T[], isSo: (one: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(sorted[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
