import fs from 'node:fs';
import path from 'node:path';
import { LARGEST_FILE, type Entry, type FileSource } from '../../model/content/files.ts';

/** The versions of files by their names in a root folder, as a look at the disk has found them a moment ago. */
export type Versions = Map<string, string>;

/** Tells a file from what it was before, and from another that takes its place. */
export const versionOf = ({ mtimeMs, ctimeMs, size, ino }: fs.Stats): string => `${mtimeMs} ${ctimeMs} ${size} ${ino}`;

/**
 * The files below a folder of this computer. Names come from the folders' listings: asking by name ignores capitals on
 * some disks.
 * @param versions those that need not be asked for again, for those who look once: pages show the same pictures. What is
 *   asked for is added
 */
export function diskFiles(folder: string, versions?: Versions): FileSource {
  const root = path.resolve(folder);
  // Names have forward slashes, which every system takes; "join" would look at each of their letters.
  const full = (file: string): string => `${root}/${file}`;
  // A name may be longer than any that a disk can have.
  const stateOf = (file: string) => attempt(() => fs.statSync(full(file), { throwIfNoEntry: false }));
  const readable = new Set<string>();
  /** Asks the disk of a file; who looks once need not ask again. */
  const look = (file: string): fs.Stats | undefined => {
    const state = stateOf(file);
    if (!state || !versions) return state;
    if (!versions.has(file)) versions.set(file, versionOf(state));
    if (isOrdinary(state)) readable.add(file);
    return state;
  };
  const isReadable = (file: string): boolean => readable.has(file) || isOrdinary(look(file));
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

/** What a call of the system gives; undefined when it fails. Faults of ours, which name no call, are thrown. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).syscall === undefined) throw fault;
    return undefined;
  }
}

/** Whether a file can be read as a whole. Whoever opens a pipe waits for somebody to fill it. */
const isOrdinary = (state: fs.Stats | undefined): boolean =>
  state !== undefined && state.isFile() && state.size <= LARGEST_FILE;
