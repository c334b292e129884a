import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './is-running.ts';

/** What is older than this, in milliseconds, was left behind, even if its number now names another program. */
const LONGEST = 60 * 60 * 1000;

/** How long somebody may take to write a number into the file, in milliseconds: where a disk is full, it stays empty. */
const LONGEST_EMPTY = 5_000;

/** How often a process that waits looks again, in milliseconds. */
const PAUSE = 100;

/**
 * Does something that no other process may do at the same time, and waits for its turn until then. Where nothing may be
 * written it is done at once.
 * @param file stands there as long as somebody is at it, with the number of the process
 * @param onWait called once where this one has to wait
 */
export async function inTurn<T>(file: string, act: () => Promise<T>, onWait: () => void): Promise<T> {
  for (let waits = false; !begin(file); waits = true) {
    if (!waits) onWait();
    await wait(PAUSE);
  }
  try {
    return await act();
  } finally {
    if (ownerOf(file) === process.pid) fs.rmSync(file, { force: true });
  }
}

/** Takes the turn, if nobody has it. */
function begin(file: string): boolean {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    const began = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (began !== undefined) {
      if (isHeld(file, began)) return false;
      fs.rmSync(file, { force: true });
    }
    // Gone by itself: what stands there by now is the turn of another one, so nothing is removed.
    return begin(file);
  }
  return true;
}

function isHeld(file: string, began: number): boolean {
  const owner = ownerOf(file);
  const age = Date.now() - began;
  return owner === 0 ? age < LONGEST_EMPTY : age < LONGEST && isRunning(owner);
}

function ownerOf(file: string): number {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
