import fs from 'node:fs';
import path from 'node:path';
import { entriesOf } from '../../disk/folder-state.ts';
import { statOf } from '../../disk/stat-of.ts';

/** What happens to a file, in the words that Vite's plugins know. */
type FileEvent = 'add' | 'change' | 'unlink';

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
  /** What each name of a folder stood for when it was looked into. */
  const entered = new Map<string, string>();
  const delays = createDelays();
  const watchers = createWatchers((file) => delays.start(file, SETTLED, look), fail);

  const found = (file: string, isNew: boolean): void => {
    const event = known.has(file) ? 'change' : 'add';
    known.add(file);
    if (isNew) tell(event, file);
  };
  const leave = (gone: string): void => {
    watchers.leave(gone);
    for (const folder of entered.keys()) if (isIn(folder, gone)) entered.delete(folder);
  };
  const forget = (gone: (file: string) => boolean): void => {
    for (const file of known) if (gone(file) && known.delete(file)) tell('unlink', file);
  };
  /** @param isOther whether what is in it may have been changed unseen */
  const enter = (folder: string, isNew: boolean, isOther = false): void => {
    const identity = identityOf(folder);
    // Another one has taken its place at once: nobody hears of that one yet.
    const isReplaced = (entered.get(folder) ?? identity) !== identity;
    if (isReplaced) {
      leave(folder);
      forget((file) => isIn(file, folder) && !statOf(file));
    }
    entered.set(folder, identity);
    if (!WATCHES_DEEP || folders.includes(folder)) watchers.listen(folder, WATCHES_DEEP);
    for (const entry of entriesOf(folder)) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) enter(file, isNew, isOther || isReplaced);
      else if (isOther || isReplaced || !known.has(file)) found(file, isNew);
    }
  };
  const lose = (gone: string): void => {
    leave(gone);
    forget((file) => isIn(file, gone));
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
    watchers.listen(parent, false, (file) => folders.includes(file) || isWanted(path.basename(file)));
  }
  return {
    close: () => {
      watchers.end();
      delays.end();
    },
  };
}

/** Who listens to which folder. @param hear which file something has happened to */
function createWatchers(hear: (file: string) => void, fail: (fault: Error) => void) {
  const watchers = new Map<string, fs.FSWatcher>();
  return {
    listen: (folder: string, recursive: boolean, isMine: (file: string) => boolean = () => true): void => {
      if (watchers.has(folder)) return;
      try {
        const watcher = fs.watch(folder, { recursive, persistent: false }, (_event, name) => {
          const file = name === null ? folder : path.join(folder, name);
          if (isMine(file)) hear(file);
        });
        watcher.on('error', (fault) => void (fs.existsSync(folder) && fail(fault)));
        watchers.set(folder, watcher);
      } catch (fault) {
        if (fs.existsSync(folder)) fail(fault as Error);
      }
    },
    leave: (gone: string): void => {
      for (const [folder, watcher] of watchers) {
        if (!isIn(folder, gone)) continue;
        watcher.close();
        watchers.delete(folder);
      }
    },
    end: (): void => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(folder + path.sep);

/** Tells a folder from another one of the same name: numbers are given again at once on some disks. */
function identityOf(folder: string): string {
  const { ino, birthtimeMs } = statOf(folder) ?? { ino: 0, birthtimeMs: 0 };
  return `${ino} ${birthtimeMs}`;
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
