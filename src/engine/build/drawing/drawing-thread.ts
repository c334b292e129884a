import { once } from 'node:events';
import fs from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../disk/threads/thread.ts';
import { drawnHere, type DrawnFont, type DrawTask } from './raster.ts';

/** No drawing takes a hundredth of it, in milliseconds; one with masks in masks would never be done. */
const TIMEOUT = 30_000;

const tooLate = (timeout: number): string =>
  `It takes longer than ${timeout / 1000} seconds. Take filters, above all those with noise, and masks out of its drawing.`;

/** Only bundled commands have the thread's code as a file of its own. */
const WORKER_URL = new URL('drawing-worker.cjs', import.meta.url);

/** Draws one drawing after the other, each within a time. */
interface Drawer {
  /** A drawing as a PNG picture of a width. Its texts are set in the fonts that they name, else in the first one. */
  rasterize(svg: string, width: number, fonts?: DrawnFont[]): Promise<Uint8Array>;
  /** Whether a drawing fills its square up to the edges, and so brings a ground of its own. */
  fillsItsSquare(svg: string): Promise<boolean>;
}

/** Has a thread draw, which is started for the first drawing and keeps no process alive. */
export function drawingThread({ workerUrl = WORKER_URL, timeout = TIMEOUT } = {}): Drawer {
  let thread: Worker | undefined;
  let previous: Promise<unknown> = Promise.resolve();
  const drawnThere = async (task: DrawTask): Promise<unknown> => {
    const worker = (thread ??= startThread(workerUrl, undefined));
    worker.ref();
    worker.postMessage(task);
    try {
      const [drawn] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeout) })) as unknown[];
      worker.unref();
      return drawn;
    } catch (fault) {
      thread = undefined;
      await worker.terminate();
      const isLate = (fault as Error | undefined)?.name === 'AbortError';
      throw isLate ? new Error(tooLate(timeout)) : fault;
    }
  };
  const drawn = (task: DrawTask): Promise<unknown> => {
    if (!fs.existsSync(workerUrl)) return drawnHere(task);
    const next = previous.then(() => drawnThere(task));
    previous = next.catch(() => undefined);
    return next;
  };
  return {
    // What a typeface can be asked is left here: only bytes can be sent.
    rasterize: (svg, width, fonts = []) =>
      drawn({ svg, width, fonts: fonts.map(({ family, bytes }) => ({ family, bytes })) }) as Promise<Uint8Array>,
    fillsItsSquare: (svg) => drawn({ svg }) as Promise<boolean>,
  };
}

export const { rasterize, fillsItsSquare } = drawingThread();
