/** Whether a process of this number runs, whoever has started it. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}
