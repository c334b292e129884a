import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryWrite } from './files/try-write.ts';
import { listFolder } from './files/list-folder.ts';
import { isRunning } from './is-running.ts';

/**
 * A lock file that is older than this, in milliseconds, was left behind, even if its PID is now that of another
 * process.
 */
const MAX_AGE = 60 * 60 * 1000;

/** The average time between tries, in milliseconds. */
const RETRY_DELAY = 100;

/** The lock files of this process. */
const ours = new Set<string>();

/**
 * Runs a function under a lock between processes. Where no lock file can be written, the function runs without.
 *
 * Each process makes a lock file of its own, and then looks for those of others. So of two that start at the same time
 * at least one sees the other, and a file that was left behind is never taken over.
 * @param name the path of lock files, without the PID behind it
 * @param onWait called once if this process has to wait
 */
export async function withLock<T>(name: string, act: () => Promise<T>, onWait: () => void): Promise<T> {
  const own = `${name}-${process.pid}-${randomUUID()}`;
  for (let waits = false; !acquire(name, own); waits = true) {
    if (!waits) onWait();
    // Jitter: two that have seen each other must not retry at the same time.
    await wait(RETRY_DELAY * (0.5 + Math.random()));
  }
  try {
    return await act();
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/** Tries to acquire the lock. */
function acquire(name: string, own: string): boolean {
  if (isTaken(name, own)) return false;
  try {
    fs.mkdirSync(path.dirname(own), { recursive: true });
    fs.writeFileSync(own, '');
  } catch {
    return true;
  }
  ours.add(own);
  if (!isTaken(name, own)) return true;
  fs.rmSync(own, { force: true });
  return false;
}

/** Whether another process that still runs has a lock file. */
function isTaken(name: string, own: string): boolean {
  const [folder, start] = [path.dirname(name), `${path.basename(name)}-`];
  return listFolder(folder).some((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.name.startsWith(start) || file === own) return false;
    const began = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (began === undefined) return false;
    const owner = Number.parseInt(entry.name.slice(start.length), 10);
    // In containers, processes often have the same PID.
    if (Date.now() - began < MAX_AGE) return owner === process.pid ? ours.has(file) : isRunning(owner);
    // It was left behind.
    tryWrite(() => fs.rmSync(file, { force: true }));
    return false;
  });
}
