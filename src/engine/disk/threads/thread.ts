import fs from 'node:fs';
import os from 'node:os';
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';

/** How worker threads are used. */
export interface ThreadOptions {
  /** The module that they run; by default the one beside the bundled commands. */
  workerUrl?: URL;
  /** For how many pages another thread pays off: each takes time to start and to warm up. */
  pagesPerThread?: number;
  /** How many threads there may be, including this one. */
  maxThreads?: number;
}

/**
 * How many threads, including this one, finish some work soonest.
 * @param pages how many pages there are to process
 * @param workerUrl the module that further threads run. Only bundled commands have it as a file: otherwise there are
 *   none
 */
export function threadsFor(
  pages: number,
  {
    pagesPerThread,
    workerUrl,
    maxThreads = os.availableParallelism(),
  }: { pagesPerThread: number; workerUrl: URL; maxThreads?: number },
): number {
  return fs.existsSync(workerUrl) ? Math.max(1, Math.min(maxThreads, Math.floor(pages / pagesPerThread))) : 1;
}

/** V8's young generation, in MiB. With more, a thread takes more memory and is no faster. */
const YOUNG_GENERATION_MB = 24;

/** Starts a worker thread. */
export const startThread = (workerUrl: URL, workerData: unknown): Worker =>
  new Worker(workerUrl, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB } });

/**
 * Starts one of several threads that process thousands of pages. By default, V8 lets the heap of each double before it
 * collects garbage; growing by 30 percent saves a third of all memory for two percent of the time.
 */
export function startPageThread(workerUrl: URL, workerData: unknown): Worker {
  // The flag applies to the whole process, including this thread.
  v8.setFlagsFromString('--heap-growing-percent=30');
  return startThread(workerUrl, workerData);
}
