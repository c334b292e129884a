import type { Logger } from 'vite';

/** Whether an error is a bug, in our code or in an owner's block, so that its stack is needed. */
const isBug = (fault: unknown): boolean =>
  [TypeError, RangeError, ReferenceError].some((kind) => fault instanceof kind);

/** Runs a function of a server that continues if it fails, and logs the error. */
export async function logErrors(logger: Pick<Logger, 'error'>, act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (fault) {
    const { message, stack = message } = fault as Error;
    logger.error(isBug(fault) ? stack : message);
  }
}
