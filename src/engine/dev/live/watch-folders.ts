import path from 'node:path';
import { listFolder } from '../../disk/files/list-folder.ts';
import { linkStatOf, statOf } from '../../disk/files/stat-of.ts';
import { createDelays } from './delays.ts';
import { createFolderWatchers, isIn } from './folder-watchers.ts';

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
const DEBOUNCE = 5;

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
  const files = createKnownFiles(tell);
  /** What each name of a folder stood for when it was looked into. */
  const entered = new Map<string, string>();
  const delays = createDelays();
  const watchers = createFolderWatchers((file) => delays.start(file, DEBOUNCE, look), fail);

  const leave = (gone: string): void => {
    watchers.leave(gone);
    for (const folder of entered.keys()) if (isIn(folder, gone)) entered.delete(folder);
  };
  const enter = (folder: string, { isTold, isUnsure = false }: Entering): void => {
    const identity = identityOf(folder);
    // Another one has taken its place at once: nobody hears of that one yet.
    const isReplaced = (entered.get(folder) ?? identity) !== identity;
    if (isReplaced) {
      leave(folder);
      files.forget((file) => isIn(file, folder) && !linkStatOf(file));
    }
    entered.set(folder, identity);
    if (!WATCHES_DEEP || folders.includes(folder)) watchers.listen(folder, { recursive: WATCHES_DEEP });
    const within = { isTold, isUnsure: isUnsure || isReplaced };
    for (const entry of listFolder(folder)) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) enter(file, within);
      else if (within.isUnsure || !files.has(file)) (isTold ? files.found : files.note)(file);
    }
  };
  const look = (file: string): void => {
    const stat = stateIn(folders, file);
    if (!stat) delays.start(file, GONE, (gone) => (stateIn(folders, gone) ? look(gone) : lose(gone)));
    else if (stat.isDirectory()) enter(file, { isTold: true });
    else files.found(file);
  };
  const lose = (gone: string): void => {
    leave(gone);
    files.forget((file) => isIn(file, gone));
  };

  for (const folder of folders) enter(folder, { isTold: false });
  for (const file of wantedBeside(folders, isWanted)) files.note(file);
  const isMine = (file: string): boolean => folders.includes(file) || isWanted(path.basename(file));
  for (const parent of parentsOf(folders)) watchers.listen(parent, { recursive: false, isMine });
  return {
    close: () => {
      watchers.end();
      delays.end();
    },
  };
}

/** Below these folders, links are files, as they are to whatever reads the content: one may lead to all of a disk, or in a circle. */
const stateIn = (folders: string[], file: string) => (folders.includes(file) ? statOf : linkStatOf)(file);

const parentsOf = (folders: string[]): Set<string> => new Set(folders.map((folder) => path.dirname(folder)));

/** The files beside folders that are told, too. */
const wantedBeside = (folders: string[], isWanted: (name: string) => boolean): string[] =>
  [...parentsOf(folders)].flatMap((parent) =>
    listFolder(parent)
      .filter(({ name }) => isWanted(name))
      .map(({ name }) => path.join(parent, name)),
  );

interface Entering {
  /** Whether somebody is told of the files in the folder. */
  isTold: boolean;
  /** Whether what is in it may have been changed unseen. */
  isUnsure?: boolean;
}

/** The files that are there as far as is known. */
function createKnownFiles(tell: Watched['tell']) {
  const known = new Set<string>();
  return {
    has: (file: string): boolean => known.has(file),
    /** Takes a file in of which nobody is told. */
    note: (file: string): void => void known.add(file),
    /** A file is new, or was changed. */
    found: (file: string): void => {
      const event = known.has(file) ? 'change' : 'add';
      known.add(file);
      tell(event, file);
    },
    forget: (isGone: (file: string) => boolean): void => {
      for (const file of known) if (isGone(file) && known.delete(file)) tell('unlink', file);
    },
  };
}

/** Tells a folder from another one of the same name: numbers are given again at once on some disks. */
function identityOf(folder: string): string {
  const { ino, birthtimeMs } = statOf(folder) ?? { ino: 0, birthtimeMs: 0 };
  return `${ino} ${birthtimeMs}`;
}
