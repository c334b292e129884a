/**
 * Writes what only saves time later: a folder that takes no files, or is held by another program, is no reason to fail.
 * @returns what the system answered, where it refused
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
