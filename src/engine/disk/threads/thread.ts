import fs from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';

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

/** Starts a thread. With more room for what is young, less of its time goes to collecting it. */
export const startThread = (code: URL, workerData: unknown): Worker =>
  new Worker(code, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 64 } });
