import fs from 'node:fs';
import { startThread } from './threads/thread.ts';

/** What the disk says of all files below a folder, in parallel lists. */
export interface FolderState {
  /** With `/` between the parts, from the folder on. */
  names: string[];
  /** In bytes. */
  sizes: number[];
  /** When each was changed, in milliseconds since 1970. */
  times: number[];
}

/** Only bundled commands have the thread's code as a file of its own. */
const CODE = new URL('folder-worker.js', import.meta.url);

/** Looks at all files of a folder; there are none where there is no folder. */
export function folderState(folder: string): FolderState {
  const state: FolderState = { names: [], sizes: [], times: [] };
  const add = (below: string): void => {
    for (const entry of entriesOf(`${folder}/${below}`)) {
      const name = `${below}${entry.name}`;
      if (entry.isDirectory()) {
        add(`${name}/`);
        continue;
      }
      const { size, mtimeMs } = fs.lstatSync(`${folder}/${name}`);
      state.names.push(name);
      state.sizes.push(size);
      state.times.push(mtimeMs);
    }
  };
  add('');
  return state;
}

/** As `folderState`, in a thread of its own: for folders of so many files that it takes longer than to start one. */
export function folderStateInThread(folder: string, code = CODE): Promise<FolderState> {
  if (!fs.existsSync(code)) return Promise.resolve(folderState(folder));
  return new Promise((resolve, reject) => {
    const thread = startThread(code, folder);
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** What is in a folder; nothing where there is none. */
export function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
