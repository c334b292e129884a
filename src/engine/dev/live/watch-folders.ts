import path from 'node:path';
import { listFolder } from '../../disk/files/list-folder.ts';
import { linkStatOf, statOf } from '../../disk/files/stat-of.ts';
import { createDebouncer } from './debounce.ts';
import { createFolderWatchers, isIn } from './folder-watchers.ts';

/** What has happened to a file, as Vite's watcher names it. */
type FileEvent = 'add' | 'change' | 'unlink';

interface WatchedFolders {
  /** Watched recursively. A folder that does not exist yet is watched once it does. */
  folders: string[];
  /** Whether a file beside these folders is watched, too, by its name. */
  isWatchedBeside?: (name: string) => boolean;
  emit: (event: FileEvent, file: string) => void;
  onError: (fault: Error) => void;
}

/** How long after its last event a file is examined, in milliseconds: one save causes several events. */
const DEBOUNCE = 5;
/** How long a file may be missing until it counts as removed, in milliseconds: many editors replace files. */
const REMOVAL_DELAY = 50;
/** Whether the system watches folders recursively at no cost; elsewhere each folder is watched by itself. */
const IS_RECURSIVE = process.platform === 'darwin' || process.platform === 'win32';

/**
 * Watches folders instead of files: ten thousand pages are in a hundred folders. A watch for each file would take
 * seconds, and more watches than many systems allow.
 */
export function watchFolders(options: WatchedFolders): { close: () => void } {
  const { folders, isWatchedBeside = () => false, emit, onError } = options;
  const files = createKnownFiles(emit);
  const debouncer = createDebouncer();
  const watchers = createFolderWatchers((file) => debouncer.start(file, DEBOUNCE, examine), onError);
  const scan = createScan(folders, files, watchers);
  const remove = (removed: string): void => {
    scan.forget(removed);
    files.remove((file) => isIn(file, removed));
  };
  const examine = (file: string): void => {
    const stat = statBelow(folders, file);
    if (!stat)
      debouncer.start(file, REMOVAL_DELAY, (missing) =>
        statBelow(folders, missing) ? examine(missing) : remove(missing),
      );
    else if (stat.isDirectory()) scan.run(file, { emits: true });
    else files.update(file);
  };

  for (const folder of folders) scan.run(folder, { emits: false });
  for (const file of filesBeside(folders, isWatchedBeside)) files.add(file);
  const filter = (file: string): boolean => folders.includes(file) || isWatchedBeside(path.basename(file));
  for (const parent of parentsOf(folders)) watchers.watch(parent, { recursive: false, filter });
  return {
    close: () => {
      watchers.close();
      debouncer.cancelAll();
    },
  };
}

interface ScanOptions {
  /** Whether events are emitted for the files in the folder. */
  emits: boolean;
  /** Whether files in it may have been changed unnoticed. */
  isStale?: boolean;
}

/** Reads and watches folders with everything in them. */
function createScan(folders: string[], files: KnownFiles, watchers: ReturnType<typeof createFolderWatchers>) {
  /** The identity of each folder when it was read. */
  const identities = new Map<string, string>();
  const forget = (removed: string): void => {
    watchers.unwatch(removed);
    for (const folder of identities.keys()) if (isIn(folder, removed)) identities.delete(folder);
  };
  const run = (folder: string, { emits, isStale = false }: ScanOptions): void => {
    const identity = identityOf(folder);
    // Another folder of the same name has no watcher yet.
    const isReplaced = (identities.get(folder) ?? identity) !== identity;
    if (isReplaced) {
      forget(folder);
      files.remove((file) => isIn(file, folder) && !linkStatOf(file));
    }
    identities.set(folder, identity);
    if (!IS_RECURSIVE || folders.includes(folder)) watchers.watch(folder, { recursive: IS_RECURSIVE });
    const within = { emits, isStale: isStale || isReplaced };
    for (const entry of listFolder(folder)) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) run(file, within);
      else if (within.isStale || !files.has(file)) (emits ? files.update : files.add)(file);
    }
  };
  return { run, forget };
}

/**
 * The state of a file. Below these folders, links count as files, as for all readers of content: they may form cycles.
 */
const statBelow = (folders: string[], file: string) => (folders.includes(file) ? statOf : linkStatOf)(file);

const parentsOf = (folders: string[]): Set<string> => new Set(folders.map((folder) => path.dirname(folder)));

/** The files beside folders that are watched, too. */
const filesBeside = (folders: string[], isWatched: (name: string) => boolean): string[] =>
  [...parentsOf(folders)].flatMap((parent) =>
    listFolder(parent)
      .filter(({ name }) => isWatched(name))
      .map(({ name }) => path.join(parent, name)),
  );

type KnownFiles = ReturnType<typeof createKnownFiles>;

/** The files that exist as far as is known. */
function createKnownFiles(emit: WatchedFolders['emit']) {
  const known = new Set<string>();
  return {
    has: (file: string): boolean => known.has(file),
    /** Adds a file without an event. */
    add: (file: string): void => void known.add(file),
    /** Emits that a file is new or has changed. */
    update: (file: string): void => {
      const event = known.has(file) ? 'change' : 'add';
      known.add(file);
      emit(event, file);
    },
    /** Removes files, each with an event. */
    remove: (isRemoved: (file: string) => boolean): void => {
      for (const file of known) if (isRemoved(file) && known.delete(file)) emit('unlink', file);
    },
  };
}

/** Distinguishes a folder from a later one of the same name. Some disks reuse inode numbers at once. */
function identityOf(folder: string): string {
  const { ino, birthtimeMs } = statOf(folder) ?? { ino: 0, birthtimeMs: 0 };
  return `${ino} ${birthtimeMs}`;
}
