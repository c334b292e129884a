import fs from 'node:fs';
import { statOf } from '../../disk/files/stat-of.ts';
import path from 'node:path';
import { faultCode } from '../../disk/files/fault-code.ts';

/** A file of the output: what it was made of, and what the disk says of it since. */
export interface WrittenFile {
  key: string;
  size: number;
  time: number;
}

/** A file that the output is to have besides pages: what it is made of, and how. */
export interface OutputFile {
  key: string;
  /** Makes what takes long to make: it has to be done before there are bytes. */
  prepare?: () => Promise<void>;
  bytes: () => string | Uint8Array;
}

/** Files of the output by name: `services/cloud.html`. */
export type WrittenFiles = Record<string, WrittenFile>;

/** A folder that is filled with files, of which those that are as they would be written again are taken over. */
export interface OutputFolder {
  /** What it has so far. */
  readonly files: WrittenFiles;
  /** Whether the last build made a file of the same, and it is as that left it. */
  has(name: string, key: string): boolean;
  /** A file of the last build: it has to be there. */
  lastText(name: string): string;
  lastBytes(name: string): Buffer;
  /** Takes a file over from the last build: it has to be there. */
  carry(name: string): void;
  /** Writes a file: its text, its bytes, or these in pieces. */
  write(name: string, key: string, bytes: string | Uint8Array | Uint8Array[]): void;
}

/** The last build: where its files are, and what is known of them. */
export interface LastOutput {
  dir: string;
  files: WrittenFiles;
  /** It is known that nobody has changed any of them since. */
  isUntouched?: boolean;
}

/** Takes a file over where it would be the same again, and writes it otherwise. */
export function put(name: string, key: string, bytes: () => string | Uint8Array, output: OutputFolder): void {
  if (output.has(name, key)) output.carry(name);
  else output.write(name, key, bytes());
}

/**
 * Opens a folder to fill. It must not be filled with a name twice.
 * @param differs the folder has the files of the last build already, and of these others
 */
export function outputFolder(dir: string, last: LastOutput, differs?: ReadonlySet<string>): OutputFolder {
  const files: WrittenFiles = {};
  const made = new Set<string>();
  const placeOf = (name: string): string => {
    const file = path.join(dir, name);
    const folder = path.dirname(file);
    if (!made.has(folder)) makeFolder(folder, dir);
    made.add(folder);
    // What is there may be a second name of a file of the last build.
    if (differs) clear(file);
    return file;
  };
  return {
    files,
    has: (name, key) => isAsLeft(last, name, key),
    lastText: (name) => fs.readFileSync(path.join(last.dir, name), 'utf8'),
    lastBytes: (name) => fs.readFileSync(path.join(last.dir, name)),
    carry: (name) => {
      if (differs?.has(name) !== false) linkOrCopy(path.join(last.dir, name), placeOf(name));
      files[name] = last.files[name] as WrittenFile;
    },
    write: (name, key, bytes) => {
      const { size, mtimeMs } = write(placeOf(name), bytes);
      files[name] = { key, size, time: mtimeMs };
    },
  };
}

/** Writes a file. @returns what the disk says of it then */
function write(file: string, bytes: string | Uint8Array | Uint8Array[]): fs.Stats {
  if (!Array.isArray(bytes)) {
    fs.writeFileSync(file, bytes);
    return fs.statSync(file);
  }
  const open = fs.openSync(file, 'w');
  try {
    const written = fs.writevSync(open, bytes);
    // A disk that is full takes what it can, and says so when it is asked again.
    if (written < bytes.reduce((sum, { length }) => sum + length, 0))
      fs.writeFileSync(open, Buffer.concat(bytes).subarray(written));
    return fs.fstatSync(open);
  } finally {
    fs.closeSync(open);
  }
}

/** Makes a folder, also where an earlier output had a file. */
function makeFolder(folder: string, dir: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
  } catch (fault) {
    const inTheWay = folder === dir ? undefined : path.dirname(folder);
    if (inTheWay === undefined || !isNoFolder(fault)) throw fault;
    makeFolder(inTheWay, dir);
    clear(folder);
    fs.mkdirSync(folder);
  }
}

/** Removes what an earlier output had under a name. */
function clear(place: string): void {
  if (removeFile(place)) fs.rmSync(place, { recursive: true });
}

const isNoFolder = (fault: unknown): boolean => ['EEXIST', 'ENOTDIR'].includes(faultCode(fault));

/** Removes a file. Returns whether a folder has its name, which stays. */
export function removeFile(file: string): boolean {
  try {
    fs.unlinkSync(file);
  } catch (fault) {
    const isThere = fs.existsSync(file);
    if (isThere && !fs.statSync(file).isDirectory()) throw fault;
    return isThere;
  }
  return false;
}

/** Whether a file of the last build was made of the same, and nobody has touched it since; or there is none, and was none. */
export function isAsLeft(last: LastOutput, name: string, key: string | undefined): boolean {
  const { dir, files, isUntouched = false } = last;
  const known = files[name];
  if (known?.key !== key) return false;
  if (known === undefined || isUntouched) return true;
  const stat = statOf(path.join(dir, name));
  return stat?.size === known.size && stat.mtimeMs === known.time;
}

/** Whether a file of the last build is there, as it was written. */
export const isStillThere = (last: LastOutput, name: string): boolean =>
  isAsLeft(last, name, last.files[name]?.key ?? '');

/** A second name for a file, which costs no space; a copy where a disk has no second names. */
export function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
    const { atime, mtime } = fs.statSync(from);
    fs.utimesSync(to, atime, mtime);
  }
}
