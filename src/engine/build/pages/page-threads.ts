import type { Worker } from 'node:worker_threads';
import { startPageThread, threadsFor } from '../../disk/threads/thread.ts';
import type { WrittenFiles } from '../output/output-folder.ts';
import type { PageJob } from './page-builder.ts';
import type { BuiltChunk, PageChunk, WorkerTask } from './page-worker.ts';

/** A thread needs half a second before it is as fast as one that runs: fewer pages are built sooner by one. */
const PAGES_A_THREAD = 400;

/** So many pages are handed out at once: few enough that no thread waits long for the last of another. */
const CHUNK = 32;

/** Only bundled commands have the threads' code as a file of its own. */
const CODE = new URL('page-worker.js', import.meta.url);

/** How many threads build so many pages soonest; 1 means that no further one does. */
export const threadsToBuild = (pages: number): number =>
  threadsFor(pages, { pagesAThread: PAGES_A_THREAD, code: CODE });

interface Options {
  threads: number;
  task: WorkerTask;
  /** The files that a page may have. */
  namesOf: (job: PageJob) => string[];
  onChunk: (jobs: PageJob[], built: BuiltChunk) => void;
}

/** Builds pages in threads, which take one chunk after another. Rejects when one of them fails. */
export async function buildInThreads(
  jobs: PageJob[],
  known: WrittenFiles,
  { threads, task, namesOf, onChunk }: Options,
): Promise<void> {
  let next = 0;
  const take = (): PageChunk | undefined => {
    if (next >= jobs.length) return undefined;
    const chunk = jobs.slice(next, (next += CHUNK));
    const names = chunk.flatMap(namesOf);
    return {
      jobs: chunk,
      known: Object.fromEntries(names.flatMap((name) => (known[name] ? [[name, known[name]]] : []))),
    };
  };
  const workers = Array.from({ length: threads }, () => startPageThread(CODE, task));
  try {
    await Promise.all(workers.map((worker) => serve(worker, take, onChunk)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands chunks to a thread until there are none left. */
function serve(
  worker: Worker,
  take: () => PageChunk | undefined,
  onChunk: (jobs: PageJob[], built: BuiltChunk) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let current = take();
    if (!current) return resolve();
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A thread that builds pages ended with code ${code}.`)));
    worker.on('message', (built: BuiltChunk) => {
      if (current) onChunk(current.jobs, built);
      current = take();
      if (current) worker.postMessage(current);
      else resolve();
    });
    worker.postMessage(current);
  });
}
