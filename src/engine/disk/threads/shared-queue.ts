import { chunksOf } from '../../../model/chunks-of.ts';

/** A work queue that several threads take items from. */
export interface SharedQueue<T> {
  items: readonly T[];
  /** The index of the next item, in memory that all threads share. */
  next: Int32Array;
  /** How many items are taken at once. */
  chunk: number;
}

/**
 * A queue that can be posted to threads.
 * @param chunk how many items are taken at once: few enough that no thread waits long for the last chunk of another
 */
export const sharedQueue = <T>(items: readonly T[], chunk = 32): SharedQueue<T> => ({
  items,
  chunk,
  next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/**
 * Takes items from a queue, chunk by chunk, until none are left.
 * @param own items for this thread alone, which come first
 */
export function* takeChunks<T>(queue: SharedQueue<T>, own: T[] = []): Generator<T[]> {
  yield* chunksOf(own, queue.chunk);
  for (const [from, to] of takeRanges(queue)) yield queue.items.slice(from, to);
}

/** Takes chunks as index ranges: from the first item to the one after the last. */
export function* takeRanges({ items, next, chunk }: SharedQueue<unknown>): Generator<[from: number, to: number]> {
  for (;;) {
    const from = Atomics.add(next, 0, chunk);
    if (from >= items.length) return;
    yield [from, Math.min(from + chunk, items.length)];
  }
}

/** Discards the items that are left. */
export function emptyQueue({ items, next }: SharedQueue<unknown>): void {
  Atomics.store(next, 0, items.length);
}
