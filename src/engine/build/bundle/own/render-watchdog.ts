import { Worker } from 'node:worker_threads';
import type { ResolvedPage } from '../../../../model/page/types.ts';

/** In milliseconds. No page takes a tenth of it. */
const TIMEOUT = 20_000;
/** The file descriptor of stderr. */
const TERMINAL = 2;

/** The code of the watchdog. It runs in a thread, since an endless loop blocks the one that renders. */
const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
let waiting;
parentPort.on('message', (words) => {
  clearTimeout(waiting);
  if (words) waiting = setTimeout(() => require('node:fs').writeSync(workerData.terminal, words), workerData.timeout);
});`;

/** Renders a page, and prints a warning where that does not end. */
export type Watch = <T>(page: Pick<ResolvedPage, 'path' | 'blocks'>, render: () => T | Promise<T>) => Promise<T>;

/**
 * A watchdog for pages with own blocks, whose code may have an endless loop: otherwise nobody would know what the
 * command waits for.
 * @param isOwn whether a block type is one of the site's own
 */
export function renderWatchdog(
  isOwn: (type: string) => boolean,
  { timeout = TIMEOUT, terminal = TERMINAL } = {},
): Watch {
  let thread: Worker | undefined;
  return async (page, render) => {
    const types = [...new Set(page.blocks.map(({ type }) => type as string))].filter(isOwn);
    if (types.length === 0) return render();
    thread ??= new Worker(CODE, { eval: true, workerData: { timeout, terminal } });
    thread.unref();
    thread.postMessage(warningFor(page.path, types, timeout));
    const restore = releaseCtrlC();
    try {
      return await render();
    } finally {
      restore();
      thread.postMessage('');
    }
  };
}

/**
 * Removes the handlers of Ctrl+C, so that the system ends the process at once: an endless loop would block them.
 * @returns restores them
 */
function releaseCtrlC(): () => void {
  const listeners = process.rawListeners('SIGINT');
  for (const listener of listeners) process.off('SIGINT', listener as NodeJS.SignalsListener);
  return () => {
    for (const listener of listeners) process.on('SIGINT', listener as NodeJS.SignalsListener);
  };
}

function warningFor(page: string, types: string[], timeout: number): string {
  const files = new Intl.ListFormat('en-GB').format(types.map((type) => `blocks/${type}.tsx`));
  return `\nThe page ${page} is being drawn for ${timeout / 1000} seconds already. It has ${files}: code there may never come to its end, as a loop that nothing leaves. Look there. Ctrl+C stops the command.\n`;
}
