import type { Worker } from 'node:worker_threads';
import { startPageThread } from './thread.ts';

/** The message of a thread that has finished its task. */
export const DONE = 'done';

/** Worker threads that share some work with this thread. */
interface ThreadPool<Task> {
  /**
   * Gives each thread a task, and passes on its results part by part. Resolves when all have finished. A thread that
   * fails has done less: the caller does the rest.
   */
  run<Part>(tasks: Task[], onPart: (part: Part, thread: number) => void): Promise<void>;
  /** Terminates the threads. */
  end(): Promise<void>;
}

/**
 * A pool that starts threads as they are needed. They keep the process alive only while a task runs.
 * @param workerUrl the module that a thread runs
 * @param workerData what every thread is started with
 */
export function createThreadPool<Task>(workerUrl: URL, workerData: unknown): ThreadPool<Task> {
  const workers: (Worker | undefined)[] = [];
  const start = (thread: number): Worker => {
    const worker = startPageThread(workerUrl, workerData);
    worker.unref();
    // The caller does what is left, and meets the error itself if the content has caused it.
    worker.on('error', () => {});
    worker.on('exit', () => (workers[thread] = undefined));
    return worker;
  };
  const runIn = (worker: Worker, task: Task, onPart: (part: never) => void): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        worker.off('message', onMessage).off('exit', end).unref();
        resolve();
      };
      const onMessage = (part: unknown): void => (part === DONE ? end() : onPart(part as never));
      worker.on('message', onMessage).on('exit', end).ref();
      worker.postMessage(task);
    });
  return {
    run: async (tasks, onPart) => {
      for (const thread of tasks.keys()) if (!(thread in workers)) workers[thread] = start(thread);
      await Promise.all(
        tasks.map((task, thread) => {
          const worker = workers[thread];
          return worker && runIn(worker, task, (part) => onPart(part, thread));
        }),
      );
    },
    end: async () => {
      await Promise.all(workers.map((worker) => worker?.terminate()));
    },
  };
}
