import fs from 'node:fs';
import { sharedQueue, takenFrom, type SharedQueue } from './shared-queue.ts';
import { listFolder } from '../files/list-folder.ts';
import { lineOf, stateOfLines } from '../files/state-of-files.ts';
import { startThread } from './thread.ts';

/** A hash of the state of all files below a folder: which there are, and what the disk says of them. */
export const folderState = (folder: string): string => stateOfLines(linesIn({ folder, queue: foldersIn(folder) }));

/** A look at a folder that a thread takes. */
interface LookInThread {
  /** What `folderState` says. */
  state: Promise<string>;
  /** Looks as well: for whoever has nothing else to do. */
  help(): void;
}

/** Only bundled commands have the thread's code as a file of its own. */
const CODE = new URL('folder-worker.cjs', import.meta.url);

/** Has a thread look at all files below a folder: where there are so many that it takes longer than to start one. */
export function lookInThread(folder: string, code = CODE): LookInThread {
  if (!fs.existsSync(code)) return { state: Promise.resolve(folderState(folder)), help: () => undefined };
  const task: FolderTask = { folder, queue: foldersIn(folder) };
  let here: string[] = [];
  const there = new Promise<string[]>((resolve, reject) => {
    const thread = startThread(code, task);
    thread.once('message', (lines: string) => resolve(lines === '' ? [] : lines.split('\n')));
    thread.once('error', reject);
  });
  return { state: there.then((lines) => stateOfLines(here.concat(lines))), help: () => void (here = linesIn(task)) };
}

/** A folder, and those below it that nobody has looked into yet. */
export interface FolderTask {
  folder: string;
  queue: SharedQueue<string>;
}

/** A line for each file of the folders that are left. */
export function linesIn({ folder, queue }: FolderTask): string[] {
  const lines: string[] = [];
  for (const [below = ''] of takenFrom(queue))
    for (const entry of listFolder(`${folder}/${below}`)) {
      if (entry.isDirectory()) continue;
      const name = below + entry.name;
      const stat = fs.lstatSync(`${folder}/${name}`, { throwIfNoEntry: false });
      // Otherwise it is gone meanwhile.
      if (stat) lines.push(lineOf(name, { size: stat.size, time: stat.mtimeMs }));
    }
  return lines;
}

/** A folder and all below it, as ways that end with `/`. */
function foldersIn(folder: string): SharedQueue<string> {
  const found = [''];
  for (const below of found)
    for (const entry of listFolder(`${folder}/${below}`)) if (entry.isDirectory()) found.push(`${below}${entry.name}/`);
  return sharedQueue(found, 1);
}
