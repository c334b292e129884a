import fs from 'node:fs';
import path from 'node:path';
import type { Entry, FileSource } from '../../model/content/files.ts';

/**
 * The files below a folder of this computer. Names come from the folders' listings: asking by name ignores capitals on
 * some disks.
 */
export function diskFiles(folder: string): FileSource {
  const root = path.resolve(folder);
  const full = (file: string): string => path.join(root, file);
  // A name may be longer than any that a disk can have.
  const stateOf = (file: string) => attempt(() => fs.statSync(full(file), { throwIfNoEntry: false }));
  return {
    root,
    list: (name) => attempt(() => fs.readdirSync(full(name), { withFileTypes: true }).map(entryFrom)),
    text: (file) => attempt(() => fs.readFileSync(full(file), 'utf8')),
    bytes: (file) => attempt(() => fs.readFileSync(full(file))),
    size: (file) => stateOf(file)?.size,
    version: (file) => {
      const stat = stateOf(file);
      return stat && `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}`;
    },
  };
}

function entryFrom(entry: fs.Dirent): Entry {
  const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'other';
  return { name: entry.name, kind };
}

/** What a call of the system gives; undefined when it fails. Faults of ours, which name no call, are thrown. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).syscall === undefined) throw fault;
    return undefined;
  }
}
