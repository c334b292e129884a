/** Files that several threads take from: whoever is free takes the next ones. */
export interface SharedQueue {
  files: string[];
  /** The place of the first that nobody has taken yet, in memory that all threads see. */
  next: Int32Array;
  /** So many are taken at once. */
  chunk: number;
}

/**
 * A queue of files, to be sent to threads.
 * @param chunk how many are taken at once: few enough that no thread waits long for the last of another
 */
export const sharedQueue = (files: string[], chunk = 32): SharedQueue => ({
  files,
  chunk,
  next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/**
 * Takes from a queue, some files at a time, until there are none left.
 * @param own files that wait for this thread alone: they come first
 */
export function* takenFrom({ files, next, chunk }: SharedQueue, own: string[] = []): Generator<string[]> {
  if (own.length > 0) yield own;
  for (;;) {
    const at = Atomics.add(next, 0, chunk);
    if (at >= files.length) return;
    yield files.slice(at, at + chunk);
  }
}
