import fs from 'node:fs';
import { faultCode } from './fault-code.ts';

/** What Windows answers while another program looks at a file: a virus scanner, an editor, a server. */
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** How long to wait before each further try, in milliseconds. Other systems rename what is held open. */
const PAUSES = process.platform === 'win32' ? [10, 20, 50, 100, 200, 400] : [];

const pause = (time: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

/** Whether a fault says that a file cannot be had at the moment. */
export const isHeld = (fault: unknown): boolean => HELD.has(faultCode(fault));

/** Renames a file or folder; what another program holds open for a moment is tried again. */
export function renameWhenFree(from: string, to: string, rename = fs.renameSync, pauses: number[] = PAUSES): void {
  for (const time of pauses) {
    try {
      return rename(from, to);
    } catch (fault) {
      if (!isHeld(fault)) throw fault;
      pause(time);
    }
  }
  rename(from, to);
}

/** Removes what is of no use any more, a file or a folder. What another program holds, or still fills, stays. */
export function removeWhenFree(place: string, remove = fs.rmSync): void {
  try {
    remove(place, { recursive: true, force: true, maxRetries: PAUSES.length, retryDelay: 20 });
  } catch (fault) {
    const isFilled = faultCode(fault) === 'ENOTEMPTY';
    if (!isHeld(fault) && !isFilled) throw fault;
  }
}
