/**
 * Writes something that only saves time later, so that a failure is no reason to stop.
 * @returns the system error, if there was one; other errors are thrown
 */
export function tryWrite(write: () => void): NodeJS.ErrnoException | undefined {
  try {
    write();
    return undefined;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).syscall === undefined) throw fault;
    return fault as NodeJS.ErrnoException;
  }
}
