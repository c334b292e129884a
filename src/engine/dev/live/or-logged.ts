import type { Logger } from 'vite';

/** What code does wrong, be it ours or that of an owner's block: its message alone tells nobody where. */
const isOfCode = (fault: unknown): boolean =>
  [TypeError, RangeError, ReferenceError].some((kind) => fault instanceof kind);

/** Does something for a server that goes on where it fails, and says so. */
export async function orLogged(logger: Pick<Logger, 'error'>, act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (fault) {
    const { message, stack = message } = fault as Error;
    logger.error(isOfCode(fault) ? stack : message);
  }
}
