import { once } from 'node:events';
import fs from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../disk/threads/thread.ts';
import { runDrawTask, type DrawnFont, type DrawTask } from './raster.ts';

/** In milliseconds. No drawing takes a hundredth of it, but one with nested masks may never be done. */
const TIMEOUT = 30_000;

const timeoutMessage = (timeout: number): string =>
  `It takes longer than ${timeout / 1000} seconds. Take filters, above all those with noise, and masks out of its drawing.`;

/** Only bundled commands have this module as a file. */
const WORKER_URL = new URL('drawing-worker.cjs', import.meta.url);

/** Rasterizes drawings, one after the other. Rejects where one takes too long. */
interface Rasterizer {
  /** A drawing as PNG. @param width in pixels @param fonts those that its texts name; the first one is the default */
  rasterize(svg: string, width: number, fonts?: DrawnFont[]): Promise<Uint8Array>;
  /** Whether a drawing is square and opaque at the middle of each edge, so that it needs no plate. */
  fillsItsSquare(svg: string): Promise<boolean>;
}

/** A rasterizer in a thread, which is started for the first drawing and does not keep the process alive. */
export function drawingThread({ workerUrl = WORKER_URL, timeout = TIMEOUT } = {}): Rasterizer {
  let thread: Worker | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  const runInThread = async (task: DrawTask): Promise<unknown> => {
    const worker = (thread ??= startThread(workerUrl, undefined));
    worker.ref();
    worker.postMessage(task);
    try {
      const [result] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeout) })) as unknown[];
      worker.unref();
      return result;
    } catch (fault) {
      thread = undefined;
      await worker.terminate();
      const isLate = (fault as Error | undefined)?.name === 'AbortError';
      throw isLate ? new Error(timeoutMessage(timeout)) : fault;
    }
  };
  const run = (task: DrawTask): Promise<unknown> => {
    if (!fs.existsSync(workerUrl)) return runDrawTask(task);
    const next = previous.then(() => runInThread(task));
    previous = next.catch(() => undefined);
    return next;
  };
  return {
    // Without the methods of typefaces, which cannot be posted to a thread.
    rasterize: (svg, width, fonts = []) =>
      run({ svg, width, fonts: fonts.map(({ family, bytes }) => ({ family, bytes })) }) as Promise<Uint8Array>,
    fillsItsSquare: (svg) => run({ svg }) as Promise<boolean>,
  };
}

/** The rasterizer of this process. */
export const { rasterize, fillsItsSquare } = drawingThread();
