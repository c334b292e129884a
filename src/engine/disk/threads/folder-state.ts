import fs from 'node:fs';
import { sharedQueue, takeChunks, type SharedQueue } from './shared-queue.ts';
import { listFolder } from '../files/list-folder.ts';
import { lineOf, stateOfLines } from '../files/state-of-files.ts';
import { startThread } from './thread.ts';

/** A hash of the state of all files below a folder: their names, sizes and mtimes. */
export const folderState = (folder: string): string => stateOfLines(linesIn({ folder, queue: foldersIn(folder) }));

/** A folder state that a thread computes. */
interface PendingState {
  /** The result of `folderState`. */
  state: Promise<string>;
  /** Has this thread join in, when it has nothing else to do. */
  help(): void;
}

/** Only bundled commands have this module as a file. */
const WORKER_URL = new URL('folder-worker.cjs', import.meta.url);

/** Computes the state of a folder in a thread, where it has so many files that this pays off. */
export function folderStateInThread(folder: string, workerUrl = WORKER_URL): PendingState {
  if (!fs.existsSync(workerUrl)) return { state: Promise.resolve(folderState(folder)), help: () => undefined };
  const task: FolderTask = { folder, queue: foldersIn(folder) };
  let here: string[] = [];
  const there = new Promise<string[]>((resolve, reject) => {
    const thread = startThread(workerUrl, task);
    thread.once('message', (lines: string) => resolve(lines === '' ? [] : lines.split('\n')));
    thread.once('error', reject);
  });
  return { state: there.then((lines) => stateOfLines(here.concat(lines))), help: () => void (here = linesIn(task)) };
}

/** A folder, and the queue of those below it. */
export interface FolderTask {
  folder: string;
  queue: SharedQueue<string>;
}

/** A line for each file in folders of the queue. */
export function linesIn({ folder, queue }: FolderTask): string[] {
  const lines: string[] = [];
  for (const [below = ''] of takeChunks(queue))
    for (const entry of listFolder(`${folder}/${below}`)) {
      if (entry.isDirectory()) continue;
      const name = below + entry.name;
      const stat = fs.lstatSync(`${folder}/${name}`, { throwIfNoEntry: false });
      // Without one, it was removed in the meantime.
      if (stat) lines.push(lineOf(name, { size: stat.size, time: stat.mtimeMs }));
    }
  return lines;
}

/** A queue of a folder and all below it, as relative paths that end with `/`. */
function foldersIn(folder: string): SharedQueue<string> {
  const found = [''];
  for (const below of found)
    for (const entry of listFolder(`${folder}/${below}`)) if (entry.isDirectory()) found.push(`${below}${entry.name}/`);
  return sharedQueue(found, 1);
}
