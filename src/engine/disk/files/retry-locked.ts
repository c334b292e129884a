import fs from 'node:fs';
import { faultCode } from './fault-code.ts';

/** The codes of Windows while another program has a file open, such as a virus scanner. */
const LOCKED = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** The pauses before retries, in milliseconds. Other systems can rename open files. */
const PAUSES = process.platform === 'win32' ? [10, 20, 50, 100, 200, 400] : [];

const pause = (time: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

/** Whether an error says that a file is locked at the moment. */
export const isLocked = (fault: unknown): boolean => LOCKED.has(faultCode(fault));

/** Renames a file or folder, with retries while another program has it open. */
export function renameWithRetry(from: string, to: string, rename = fs.renameSync, pauses: number[] = PAUSES): void {
  for (const time of pauses) {
    try {
      return rename(from, to);
    } catch (fault) {
      if (!isLocked(fault)) throw fault;
      pause(time);
    }
  }
  rename(from, to);
}

/** Removes a file or folder, with retries. One that another program has open, or still writes to, stays. */
export function tryRemove(place: string, remove = fs.rmSync): void {
  try {
    remove(place, { recursive: true, force: true, maxRetries: PAUSES.length, retryDelay: 20 });
  } catch (fault) {
    const isFilled = faultCode(fault) === 'ENOTEMPTY';
    if (!isLocked(fault) && !isFilled) throw fault;
  }
}
