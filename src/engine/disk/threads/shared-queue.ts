import { chunksOf } from '../../../model/chunks-of.ts';

/** What several threads take from: whoever is free takes the next of it. */
export interface SharedQueue<T> {
  items: readonly T[];
  /** The place of the first that nobody has taken yet, in memory that all threads see. */
  next: Int32Array;
  /** So many are taken at once. */
  chunk: number;
}

/**
 * A queue to be sent to threads.
 * @param chunk how many are taken at once: few enough that no thread waits long for the last of another
 */
export const sharedQueue = <T>(items: readonly T[], chunk = 32): SharedQueue<T> => ({
  items,
  chunk,
  next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/**
 * Takes from a queue, some at a time, until there are none left.
 * @param own what waits for this thread alone comes first
 */
export function* takenFrom<T>(queue: SharedQueue<T>, own: T[] = []): Generator<T[]> {
  yield* chunksOf(own, queue.chunk);
  for (const [from, to] of placesIn(queue)) yield queue.items.slice(from, to);
}

/** Takes places of a queue: that of the first, and of the first behind them. */
export function* placesIn({ items, next, chunk }: SharedQueue<unknown>): Generator<[from: number, to: number]> {
  for (;;) {
    const from = Atomics.add(next, 0, chunk);
    if (from >= items.length) return;
    yield [from, Math.min(from + chunk, items.length)];
  }
}

/** Leaves nothing to take. */
export function emptyQueue({ items, next }: SharedQueue<unknown>): void {
  Atomics.store(next, 0, items.length);
}
