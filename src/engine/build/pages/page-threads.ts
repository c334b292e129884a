import type { Worker } from 'node:worker_threads';
import { emptyQueue, takeRanges, sharedQueue } from '../../disk/threads/shared-queue.ts';
import { startPageThread, threadsFor, type ThreadOptions } from '../../disk/threads/thread.ts';
import type { BuiltPage, PageJob } from './page-builder.ts';
import type { BuiltChunk, PageTask } from './page-worker.ts';

/** A thread needs half a second to warm up, so it does not pay off for fewer pages. */
const PAGES_PER_THREAD = 400;

/** Only bundled commands have this module as a file. */
const WORKER_URL = new URL('page-worker.cjs', import.meta.url);

/** How many threads, including this one, build so many pages soonest. */
export const threadsToBuild = (pages: number, options: ThreadOptions = {}): number =>
  threadsFor(pages, { pagesPerThread: PAGES_PER_THREAD, workerUrl: WORKER_URL, ...options });

interface Options {
  task: Omit<PageTask, 'queue'>;
  threads?: ThreadOptions | undefined;
  /** Builds a page in this thread. */
  build: (job: PageJob) => Promise<BuiltPage>;
  onBuilt: (job: PageJob, page: BuiltPage) => void;
  /** Called with what another thread has written. */
  onWritten: (written: Pick<BuiltChunk, 'files' | 'newRules'>) => void;
}

/**
 * Builds pages here and, where there are many, in further threads: whoever is free takes the next ones. Rejects when
 * one of them fails.
 */
export async function buildOnAllCores(
  jobs: PageJob[],
  { task, threads, build, onBuilt, onWritten }: Options,
): Promise<void> {
  const queue = sharedQueue(jobs);
  const workerUrl = threads?.workerUrl ?? WORKER_URL;
  const workers = Array.from({ length: threadsToBuild(jobs.length, threads) - 1 }, () =>
    startPageThread(workerUrl, { ...task, queue } satisfies PageTask),
  );
  const onChunk = ({ from, pages, ...written }: BuiltChunk): void => {
    onWritten(written);
    for (const [index, page] of pages.entries()) onBuilt(jobs[from + index] as PageJob, page);
  };
  const others = Promise.all(workers.map((worker) => untilDone(worker, onChunk)));
  // If one fails, this thread finishes its chunk, and then rejects.
  others.catch(() => emptyQueue(queue));
  try {
    for (const [from, to] of takeRanges(queue)) {
      for (const job of jobs.slice(from, to)) onBuilt(job, await build(job));
      await nextTick();
    }
    await others;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Receives what a thread builds. Resolves when it ends, and rejects when it fails. */
function untilDone(worker: Worker, onChunk: (built: BuiltChunk) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', onChunk);
    worker.on('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`A thread that builds pages ended with code ${status}.`)),
    );
  });
}

/** Lets the event loop deliver messages of other threads. */
const nextTick = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
