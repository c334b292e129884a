import fs from 'node:fs';
import path from 'node:path';

interface WatchOptions {
  recursive: boolean;
  /** Whether events of a file in the folder are passed on. */
  filter?: (file: string) => boolean;
}

/**
 * Watches any number of folders, each once.
 * @param onEvent is called with the file or folder that has changed
 */
export function createFolderWatchers(onEvent: (file: string) => void, onError: (fault: Error) => void) {
  const watchers = new Map<string, fs.FSWatcher>();
  // A folder that was removed meanwhile is no error.
  const report = (folder: string, fault: Error): void => {
    if (fs.existsSync(folder)) onError(fault);
  };
  return {
    watch: (folder: string, { recursive, filter = () => true }: WatchOptions): void => {
      if (watchers.has(folder)) return;
      try {
        const watcher = fs.watch(folder, { recursive, persistent: false }, (_event, name) => {
          const file = name === null ? folder : path.join(folder, name);
          if (filter(file)) onEvent(file);
        });
        watcher.on('error', (fault) => report(folder, fault));
        watchers.set(folder, watcher);
      } catch (fault) {
        report(folder, fault as Error);
      }
    },
    /** Stops watching a folder and all folders in it. */
    unwatch: (removed: string): void => {
      for (const [folder, watcher] of watchers) {
        if (!isIn(folder, removed)) continue;
        watcher.close();
        watchers.delete(folder);
      }
    },
    close: (): void => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/** Whether a file is a folder or lies in it, at any depth. */
export const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(folder + path.sep);
