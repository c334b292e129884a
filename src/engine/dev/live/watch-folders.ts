import fs from 'node:fs';
import path from 'node:path';
import { entriesOf } from '../../disk/folder-state.ts';
import { statOf } from '../../disk/stat-of.ts';

/** What happens to a file, in the words that Vite's plugins know. */
export type FileEvent = 'add' | 'change' | 'unlink';

interface Watched {
  /** Folders that are watched with all that is in them. One that is not there yet is taken in when it comes. */
  folders: string[];
  /** What else is told, of the files that lie beside these folders. */
  isWanted?: (name: string) => boolean;
  tell: (event: FileEvent, file: string) => void;
  fail: (fault: Error) => void;
}

/** How long a file is left alone before it is looked at, in milliseconds: one save is several events. */
const SETTLED = 5;

/** How long a file may be gone, in milliseconds: many editors put another one in its place. */
const GONE = 50;

/** These systems watch a folder with all that is in it at no cost; elsewhere each folder is watched for itself. */
const WATCHES_DEEP = process.platform === 'darwin' || process.platform === 'win32';

/**
 * Watches folders, not files: ten thousand pages lie in a hundred folders. A program that watches each file needs
 * seconds for that, and more watches than many computers allow.
 * @returns what ends it
 */
export function watchFolders({ folders, isWanted = () => false, tell, fail }: Watched): { close: () => void } {
  const known = new Set<string>();
  const watchers = new Map<string, fs.FSWatcher>();
  const delays = createDelays();

  const listen = (folder: string, recursive: boolean, isMine: (file: string) => boolean = () => true): void => {
    try {
      const watcher = fs.watch(folder, { recursive, persistent: false }, (_event, name) => {
        const file = name === null ? folder : path.join(folder, name);
        if (isMine(file)) delays.start(file, SETTLED, look);
      });
      watcher.on('error', (fault) => void (fs.existsSync(folder) && fail(fault)));
      watchers.set(folder, watcher);
    } catch (fault) {
      if (fs.existsSync(folder)) fail(fault as Error);
    }
  };

  const found = (file: string, isNew: boolean): void => {
    const event = known.has(file) ? 'change' : 'add';
    known.add(file);
    if (isNew) tell(event, file);
  };
  const enter = (folder: string, isNew: boolean): void => {
    if (!watchers.has(folder) && (!WATCHES_DEEP || folders.includes(folder))) listen(folder, WATCHES_DEEP);
    for (const entry of entriesOf(folder)) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) enter(file, isNew);
      else if (!known.has(file)) found(file, isNew);
    }
  };
  const lose = (gone: string): void => {
    const isIn = (file: string): boolean => file === gone || file.startsWith(gone + path.sep);
    for (const [folder, watcher] of watchers) {
      if (!isIn(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const file of known) if (isIn(file) && known.delete(file)) tell('unlink', file);
  };
  const look = (file: string): void => {
    const stat = statOf(file);
    if (!stat) delays.start(file, GONE, (gone) => (statOf(gone) ? look(gone) : lose(gone)));
    else if (stat.isDirectory()) enter(file, true);
    else found(file, true);
  };

  for (const folder of folders) enter(folder, false);
  for (const parent of new Set(folders.map((folder) => path.dirname(folder)))) {
    for (const { name } of entriesOf(parent)) if (isWanted(name)) known.add(path.join(parent, name));
    listen(parent, false, (file) => folders.includes(file) || isWanted(path.basename(file)));
  }
  return {
    close: () => {
      for (const watcher of watchers.values()) watcher.close();
      delays.end();
    },
  };
}

/** What is done with a file after a while, unless it is asked for anew meanwhile. */
function createDelays() {
  const waiting = new Map<string, NodeJS.Timeout>();
  return {
    start: (file: string, wait: number, then: (file: string) => void): void => {
      clearTimeout(waiting.get(file));
      const timer = setTimeout(() => {
        waiting.delete(file);
        then(file);
      }, wait);
      waiting.set(file, timer.unref());
    },
    end: (): void => {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
