import { setTimeout as wait } from 'node:timers/promises';
import { isToolError } from '../../../model/diagnostics/tool-error.ts';

/** Whoever writes a file in place has emptied it first: what is no whole file may be one after so many milliseconds. */
export const RETRY_DELAY = 30;

/** How often something is tried that needs a page of which a moment later is told that it is gone. */
const TRIES = 20;

/**
 * Does something again while a folder is moved: its files are gone at once, and are told of one after another. Throws
 * what is thrown still after half a second, and at once what is no `ToolError`.
 */
export async function onceSettled<T>(act: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--)
    try {
      return await act();
    } catch (fault) {
      if (!isToolError(fault) || left === 0) throw fault;
      await wait(RETRY_DELAY);
    }
}
