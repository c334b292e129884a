import { Worker } from 'node:worker_threads';
import type { ResolvedPage } from '../../../../model/page/types.ts';

/** In milliseconds: no page takes a tenth of it. */
const LONG = 20_000;
const TERMINAL = 2;

/** A thread of its own: the one that draws has no time to say anything. */
const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
let waiting;
parentPort.on('message', (words) => {
  clearTimeout(waiting);
  if (words) waiting = setTimeout(() => require('node:fs').writeSync(workerData.terminal, words), workerData.long);
});`;

/** Draws a page; says so where that does not end. */
export type Watch = <T>(page: Pick<ResolvedPage, 'path' | 'blocks'>, draw: () => T | Promise<T>) => Promise<T>;

/**
 * Watches pages with blocks of the site's own, whose code may have a loop without an end: nobody would know what the
 * command waits for.
 * @param isOwn whether a type of block is one of the site's own
 */
export function renderWatchdog(isOwn: (type: string) => boolean, { long = LONG, terminal = TERMINAL } = {}): Watch {
  let thread: Worker | undefined;
  return async (page, draw) => {
    const types = [...new Set(page.blocks.map(({ type }) => type as string))].filter(isOwn);
    if (types.length === 0) return draw();
    thread ??= new Worker(CODE, { eval: true, workerData: { long, terminal } });
    thread.unref();
    thread.postMessage(wordsFor(page.path, types, long));
    const listenAgain = leaveCtrlC();
    try {
      return await draw();
    } finally {
      listenAgain();
      thread.postMessage('');
    }
  };
}

/**
 * Leaves Ctrl+C to the system, which ends the process at once: what listens to it here would wait for a loop without an
 * end. @returns listens to it again
 */
function leaveCtrlC(): () => void {
  const listeners = process.rawListeners('SIGINT');
  for (const listener of listeners) process.off('SIGINT', listener as NodeJS.SignalsListener);
  return () => {
    for (const listener of listeners) process.on('SIGINT', listener as NodeJS.SignalsListener);
  };
}

function wordsFor(page: string, types: string[], long: number): string {
  const files = new Intl.ListFormat('en-GB').format(types.map((type) => `blocks/${type}.tsx`));
  return `\nThe page ${page} is being drawn for ${long / 1000} seconds already. It has ${files}: code there may never come to its end, as a loop that nothing leaves. Look there. Ctrl+C stops the command.\n`;
}
