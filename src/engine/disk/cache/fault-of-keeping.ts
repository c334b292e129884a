/**
 * Keeps what saves time alone: a folder that takes no files, or is held by another program, is no reason to fail.
 * @returns what kept it from being kept
 */
export function faultOfKeeping(keep: () => void): NodeJS.ErrnoException | undefined {
  try {
    keep();
    return undefined;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).syscall === undefined) throw fault;
    return fault as NodeJS.ErrnoException;
  }
}
