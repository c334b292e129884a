import { setTimeout as wait } from 'node:timers/promises';
import { isToolError } from '../../../model/diagnostics/tool-error.ts';

/** How long to wait for an incomplete file to be written, in milliseconds. */
export const RETRY_DELAY = 30;

/** How often something is tried while files are being moved. */
const TRIES = 20;

/**
 * Retries on a `ToolError`. When a folder is moved, all its files are gone at once, but their events arrive one by one.
 * @throws what is still thrown after about half a second, and any other error at once
 */
export async function retryToolErrors<T>(act: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--)
    try {
      return await act();
    } catch (fault) {
      if (!isToolError(fault) || left === 0) throw fault;
      await wait(RETRY_DELAY);
    }
}
