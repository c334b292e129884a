import type { Worker } from 'node:worker_threads';
import { startPageThread } from './thread.ts';

/** What a thread says once it has done all of a task. */
export const DONE = 'done';

/** Threads that do their share of some work, while this one does its own. */
interface ThreadPool<Task> {
  /**
   * Gives each thread a task, and takes what it has done, part by part. It begins at once, and ends when no thread does
   * any more: one that fails has done less, and what it left is for whoever asked.
   */
  run<Part>(tasks: Task[], onPart: (part: Part, thread: number) => void): Promise<void>;
  end(): Promise<void>;
}

/**
 * Starts threads as they are needed. None keeps the process alive unless it is waited for.
 * @param code the module that a thread runs
 * @param workerData what every thread is told when it starts
 */
export function createThreadPool<Task>(code: URL, workerData: unknown): ThreadPool<Task> {
  const workers: (Worker | undefined)[] = [];
  const start = (thread: number): Worker => {
    const worker = startPageThread(code, workerData);
    worker.unref();
    // What it did not do is done here, and what stopped it is met there, if it was the content.
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
