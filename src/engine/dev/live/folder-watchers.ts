import fs from 'node:fs';
import path from 'node:path';

interface Listening {
  recursive: boolean;
  /** Whether a file in the folder is listened to. */
  isMine?: (file: string) => boolean;
}

/** Who listens to which folder. @param hear which file something has happened to */
export function createFolderWatchers(hear: (file: string) => void, fail: (fault: Error) => void) {
  const watchers = new Map<string, fs.FSWatcher>();
  return {
    listen: (folder: string, { recursive, isMine = () => true }: Listening): void => {
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

/** Whether a file is a folder or lies in it, however deep. */
export const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(folder + path.sep);
