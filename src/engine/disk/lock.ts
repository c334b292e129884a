import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryWrite } from './files/try-write.ts';
import { listFolder } from './files/list-folder.ts';
import { isRunning } from './is-running.ts';

/** What is older than this, in milliseconds, was left behind, even if its number now names another program. */
const LONGEST = 60 * 60 * 1000;

/** How often a process that waits looks again, in milliseconds. */
const RETRY_DELAY = 100;

/** The files that this process has made. */
const ours = new Set<string>();

/**
 * Does something that no other process may do at the same time, and waits for its turn until then. Where nothing may be
 * written it is done at once.
 *
 * Whoever holds the lock has a file of its own, which nobody else takes over: it is made first, and then the others are
 * looked for. So of two that begin at the same time one at least sees the other, and a file that was left behind is
 * passed over.
 * @param name what the files of all are called, with the number of the process behind it
 * @param onWait called once where this one has to wait
 */
export async function withLock<T>(name: string, act: () => Promise<T>, onWait: () => void): Promise<T> {
  const own = `${name}-${process.pid}-${randomUUID()}`;
  for (let waits = false; !acquire(name, own); waits = true) {
    if (!waits) onWait();
    // Two that have seen each other look again at different times.
    await wait(RETRY_DELAY * (0.5 + Math.random()));
  }
  try {
    return await act();
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/** Takes the lock, if nobody has it. */
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

/** Whether another one has its file there, and is still at it. */
function isTaken(name: string, own: string): boolean {
  const [folder, start] = [path.dirname(name), `${path.basename(name)}-`];
  return listFolder(folder).some((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.name.startsWith(start) || file === own) return false;
    const began = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (began === undefined) return false;
    const owner = Number.parseInt(entry.name.slice(start.length), 10);
    // In containers, every process that is started alike has the same number.
    if (Date.now() - began < LONGEST) return owner === process.pid ? ours.has(file) : isRunning(owner);
    // Nobody waits for it any more.
    tryWrite(() => fs.rmSync(file, { force: true }));
    return false;
  });
}
