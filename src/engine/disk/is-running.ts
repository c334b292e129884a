import { faultCode } from './files/fault-code.ts';

/** Whether a process with this PID runs, of whichever user. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (fault) {
    return faultCode(fault) === 'EPERM';
  }
}
