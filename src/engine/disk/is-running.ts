import { faultCode } from './files/fault-code.ts';

/** Whether a process of this number runs, whoever has started it. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (fault) {
    return faultCode(fault) === 'EPERM';
  }
}
