/**
 * Binary search: the index of the first entry of a sorted list for which something is true, as it is for all after it;
 * the length of the list where it is true for none.
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
