import fs from 'node:fs';
import { statOf } from '../../disk/files/stat-of.ts';
import path from 'node:path';
import { faultCode } from '../../disk/files/fault-code.ts';

/** A file of the output as it was written. */
export interface WrittenFile {
  /** The key of its inputs. */
  key: string;
  /** In bytes. */
  size: number;
  /** Its mtime, in milliseconds since 1970. */
  time: number;
}

/** A file to write, besides pages. */
export interface OutputFile {
  /** The key of its inputs. */
  key: string;
  /** Does slow work, such as encoding a picture. It has to be done before `bytes` is called. */
  prepare?: () => Promise<void>;
  bytes: () => string | Uint8Array;
}

/** Files of the output by name: `services/cloud.html`. */
export type WrittenFiles = Record<string, WrittenFile>;

/** A folder that is filled with files, which are reused from the last build where they would be the same. */
export interface OutputFolder {
  /** The files so far. */
  readonly files: WrittenFiles;
  /** Whether the last build has written this file from the same inputs, and nobody has changed it since. */
  has(name: string, key: string): boolean;
  /** Reads a file of the last build, which has to be there. */
  lastText(name: string): string;
  lastBytes(name: string): Buffer;
  /** Takes over a file of the last build, which has to be there. */
  reuse(name: string): void;
  /** Writes a file. @param bytes its text, its bytes, or its bytes in pieces */
  write(name: string, key: string, bytes: string | Uint8Array | Uint8Array[]): void;
}

/** The output of the last build. */
export interface LastOutput {
  dir: string;
  files: WrittenFiles;
  /** Whether it is certain that nobody has changed any file since, so that the disk need not be asked. */
  isUntouched?: boolean;
}

/** Reuses a file where it would be the same again, else writes it. */
export function writeOrReuse(name: string, key: string, bytes: () => string | Uint8Array, output: OutputFolder): void {
  if (output.has(name, key)) output.reuse(name);
  else output.write(name, key, bytes());
}

/**
 * Opens a folder to be filled. No name may be written twice.
 * @param differs given where the folder begins with the files of an earlier build: those that differ from the last one
 */
export function outputFolder(dir: string, last: LastOutput, differs?: ReadonlySet<string>): OutputFolder {
  const files: WrittenFiles = {};
  const made = new Set<string>();
  const prepare = (name: string): string => {
    const file = path.join(dir, name);
    const folder = path.dirname(file);
    if (!made.has(folder)) makeFolder(folder, dir);
    made.add(folder);
    // It may be a hard link to a file of the last build, which must not be overwritten.
    if (differs) clear(file);
    return file;
  };
  return {
    files,
    has: (name, key) => isUnchanged(last, name, key),
    lastText: (name) => fs.readFileSync(path.join(last.dir, name), 'utf8'),
    lastBytes: (name) => fs.readFileSync(path.join(last.dir, name)),
    reuse: (name) => {
      if (differs?.has(name) !== false) linkOrCopy(path.join(last.dir, name), prepare(name));
      files[name] = last.files[name] as WrittenFile;
    },
    write: (name, key, bytes) => {
      const { size, mtimeMs } = write(prepare(name), bytes);
      files[name] = { key, size, time: mtimeMs };
    },
  };
}

/** Writes a file. @returns its state afterwards */
function write(file: string, bytes: string | Uint8Array | Uint8Array[]): fs.Stats {
  if (!Array.isArray(bytes)) {
    fs.writeFileSync(file, bytes);
    return fs.statSync(file);
  }
  const open = fs.openSync(file, 'w');
  try {
    const written = fs.writevSync(open, bytes);
    // A full disk takes what it can, and fails at the next write.
    if (written < bytes.reduce((sum, { length }) => sum + length, 0))
      fs.writeFileSync(open, Buffer.concat(bytes).subarray(written));
    return fs.fstatSync(open);
  } finally {
    fs.closeSync(open);
  }
}

/** Makes a folder, even where an earlier output had a file of its name. */
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

/** Removes a file or folder of an earlier output. */
function clear(place: string): void {
  if (removeFile(place)) fs.rmSync(place, { recursive: true });
}

const isNoFolder = (fault: unknown): boolean => ['EEXIST', 'ENOTDIR'].includes(faultCode(fault));

/** Removes a file, if it is there. @returns whether its name is that of a folder, which stays */
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

/**
 * Whether a file of the last build has this key and has not been changed since; without a key, whether there was none.
 */
export function isUnchanged(last: LastOutput, name: string, key: string | undefined): boolean {
  const { dir, files, isUntouched = false } = last;
  const known = files[name];
  if (known?.key !== key) return false;
  if (known === undefined || isUntouched) return true;
  const stat = statOf(path.join(dir, name));
  return stat?.size === known.size && stat.mtimeMs === known.time;
}

/** Whether a file of the last build is still there as it was written. */
export const isIntact = (last: LastOutput, name: string): boolean =>
  isUnchanged(last, name, last.files[name]?.key ?? '');

/** A hard link to a file, which costs no space; a copy where the disk cannot have one. The copy has the same mtime. */
export function linkOrCopy(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
    const { atime, mtime } = fs.statSync(from);
    fs.utimesSync(to, atime, mtime);
  }
}
