import fs from 'node:fs';
import os from 'node:os';
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';

/** How threads are used, other than by default. */
export interface ThreadOptions {
  /** The code of a thread; by default what stands beside the bundled commands. */
  code?: URL;
  /** So many pages are worth a thread: it needs some time before it is of use, and warms up by itself. */
  pagesAThread?: number;
  /** How many threads there may be, with this one. */
  most?: number;
}

/**
 * How many threads do some work soonest, with the one that asks; 1 means that no further one helps.
 * @param pages how many pages there are to do
 * @param pagesAThread so many are worth a thread
 * @param code the module that further threads run: only bundled commands have it as a file of its own
 */
export function threadsFor(
  pages: number,
  { pagesAThread, code, most = os.availableParallelism() }: { pagesAThread: number; code: URL; most?: number },
): number {
  return fs.existsSync(code) ? Math.max(1, Math.min(most, Math.floor(pages / pagesAThread))) : 1;
}

/** In MiB, for what is young. A thread with more takes that, and is no faster. */
const YOUNG = 24;

/** Starts a thread. @param workerData what it is told when it starts */
export const startThread = (code: URL, workerData: unknown): Worker =>
  new Worker(code, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });

/**
 * Starts one of several threads that have thousands of pages in their hands. Left to itself, V8 lets garbage in each
 * grow to as much as is in use: a third of all memory, for two percent of the time.
 */
export function startPageThread(code: URL, workerData: unknown): Worker {
  // It holds for the whole process, this thread as well.
  v8.setFlagsFromString('--heap-growing-percent=30');
  return startThread(code, workerData);
}
