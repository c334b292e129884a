import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { startThread } from './threads/thread.ts';

/** What the disk says of a file: its bytes, and when it was changed, in milliseconds since 1970. */
interface FileState {
  size: number;
  time: number;
}

/** Names the state of all files below a folder: which there are, and what the disk says of them. */
export function folderState(folder: string): string {
  const files: Record<string, FileState> = {};
  const add = (below: string): void => {
    for (const entry of entriesOf(`${folder}/${below}`)) {
      const name = below + entry.name;
      if (entry.isDirectory()) {
        add(`${name}/`);
        continue;
      }
      const { size, mtimeMs: time } = fs.lstatSync(`${folder}/${name}`);
      files[name] = { size, time };
    }
  };
  add('');
  return stateOf(files);
}

/** Only bundled commands have the thread's code as a file of its own. */
const CODE = new URL('folder-worker.js', import.meta.url);

/** As `folderState`, in a thread of its own: for folders of so many files that it takes longer than to start one. */
export function folderStateInThread(folder: string, code = CODE): Promise<string> {
  if (!fs.existsSync(code)) return Promise.resolve(folderState(folder));
  return new Promise((resolve, reject) => {
    const thread = startThread(code, folder);
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** Names the state of files, by their way from a folder on, with `/` between the parts. */
export function stateOf(files: Readonly<Record<string, FileState>>): string {
  const lines = Object.entries(files).map(([name, { size, time }]) => `${name} ${size} ${time}`);
  // A folder lists its files in any order.
  return createHash('sha1').update(lines.toSorted().join('\n')).digest('base64');
}

/** What is in a folder; nothing where there is none. */
export function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
