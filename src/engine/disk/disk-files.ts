import fs from 'node:fs';
import path from 'node:path';
import { MAX_FILE_SIZE, type Entry, type FileSource } from '../../model/content/files.ts';

/** Versions of files by name, as they were on the disk a moment ago. */
export type Versions = Map<string, string>;

/** The version of a file: another one after each change, and when another file takes its place. */
export const versionOf = ({ mtimeMs, ctimeMs, size, ino }: fs.Stats): string => `${mtimeMs} ${ctimeMs} ${size} ${ino}`;

/**
 * The files below a folder on the disk. Names are compared with the listings of folders, since some file systems ignore
 * case.
 * @param versions a cache of versions, for a command that reads each file once: many pages show the same pictures
 */
export function diskFiles(folder: string, versions?: Versions): FileSource {
  const root = path.resolve(folder);
  // Not path.join, which is slow: names have forward slashes, which every system takes.
  const full = (file: string): string => `${root}/${file}`;
  // This fails for a name that is too long for the disk.
  const stateOf = (file: string) => attempt(() => fs.statSync(full(file), { throwIfNoEntry: false }));
  const readable = new Set<string>();
  /** The state of a file, of which the version is cached. */
  const look = (file: string): fs.Stats | undefined => {
    const state = stateOf(file);
    if (!state || !versions) return state;
    if (!versions.has(file)) versions.set(file, versionOf(state));
    if (isReadableFile(state)) readable.add(file);
    return state;
  };
  const isReadable = (file: string): boolean => readable.has(file) || isReadableFile(look(file));
  return {
    root,
    list: (name) => attempt(() => fs.readdirSync(full(name), { withFileTypes: true }).map(entryFrom)),
    text: (file) => (isReadable(file) ? attempt(() => fs.readFileSync(full(file), 'utf8')) : undefined),
    bytes: (file) => (isReadable(file) ? attempt(() => fs.readFileSync(full(file))) : undefined),
    size: (file) => stateOf(file)?.size,
    version: (file) => {
      const known = versions?.get(file);
      if (known !== undefined) return known;
      const state = look(file);
      return state && versionOf(state);
    },
  };
}

function entryFrom(entry: fs.Dirent): Entry {
  const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'other';
  return { name: entry.name, kind };
}

/** The result of a system call; undefined when it fails. Other errors are thrown. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).syscall === undefined) throw fault;
    return undefined;
  }
}

/** Whether a file can be read as a whole. Opening a pipe would wait for a writer. */
const isReadableFile = (state: fs.Stats | undefined): boolean =>
  state !== undefined && state.isFile() && state.size <= MAX_FILE_SIZE;
