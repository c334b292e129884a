import fs from 'node:fs';
import path from 'node:path';
import { renameWhenFree } from '../files/when-free.ts';
import { readJsonIfSound } from '../files/read-json.ts';
import { isSameFile, otherNames } from './same-file.ts';
import { faultCode } from '../files/fault-code.ts';

type Moment = 'before' | 'after';

/** Files by name, with what they are before and after a change; nothing where they do not exist. */
export type FileVersions = Map<string, Partial<Record<Moment, Buffer>>>;

/** The list of the files; a folder has it only while all versions are in it. */
const LIST = 'files.json';
const MOMENTS: Moment[] = ['before', 'after'];

/** Keeps all versions in a folder. */
export function keepVersions(folder: string, versions: FileVersions): void {
  fs.mkdirSync(folder);
  for (const [index, version] of [...versions.values()].entries()) {
    for (const moment of MOMENTS) if (version[moment]) write(path.join(folder, `${index}.${moment}`), version[moment]);
  }
  write(path.join(folder, `${LIST}.unfinished`), JSON.stringify([...versions.keys()], null, 1));
  renameWhenFree(path.join(folder, `${LIST}.unfinished`), path.join(folder, LIST));
}

/**
 * What a folder says that it keeps versions of; undefined when it does not hold all, so that no file was touched yet.
 * Such a list is written whole or not at all, so one that cannot be read names nothing.
 */
export function keptNames(folder: string): unknown[] | undefined {
  const list = path.join(folder, LIST);
  return fs.existsSync(list) ? [readJsonIfSound<unknown>(list)].flat() : undefined;
}

/** The versions that a folder keeps of these files. */
export function keptVersions(folder: string, files: string[]): FileVersions {
  return new Map(
    files.map((file, index) => [
      file,
      Object.fromEntries(MOMENTS.flatMap((moment) => [[moment, readKept(path.join(folder, `${index}.${moment}`))]])),
    ]),
  );
}

/** What a link leads to was never kept. */
const readKept = (file: string): Buffer | undefined =>
  fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() ? read(file) : undefined;

/** Removes a folder of versions. Its list goes first: from then on nothing is put back any more. */
export function removeVersions(folder: string): void {
  fs.rmSync(path.join(folder, LIST), { force: true });
  fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes every file what it is at a moment. First all are written, each beside its place and then into it, then those
 * that do not exist are removed: at no time is a text on no disk. What is put back begins with removing, since the disk
 * may be full; both versions of all are kept. A file that is neither version is somebody's work and is left alone.
 * @param onWritten after each file
 * @returns the files that were left alone
 */
export function bring(root: string, versions: FileVersions, moment: Moment, onWritten?: () => void): string[] {
  const left: string[] = [];
  for (const file of versions.keys())
    if (fs.existsSync(unfinishedOf(path.join(root, file)))) fs.rmSync(unfinishedOf(path.join(root, file)));
  const others = otherNames(root, versions.keys());
  const gone: string[] = [];
  const there: [file: string, bytes: Buffer][] = [];
  for (const [file, version] of versions) {
    const wanted = version[moment];
    const now = read(path.join(root, file));
    const known = [version, versions.get(others.get(file) ?? '')];
    if (now && !known.some((each) => MOMENTS.some((at) => each?.[at]?.equals(now)))) left.push(file);
    else if (!wanted) gone.push(file);
    else if (!now?.equals(wanted)) there.push([file, wanted]);
  }
  if (moment === 'before') remove(root, gone, others);
  for (const [file, bytes] of there) {
    writeIntoPlace(path.join(root, file), bytes);
    onWritten?.();
  }
  if (moment === 'after') remove(root, gone, others);
  return left;
}

function remove(root: string, files: string[], others: ReadonlyMap<string, string>): void {
  for (const file of files) {
    const other = path.join(root, others.get(file) ?? file);
    // What is one file is never removed by its other name: it gets the new one.
    if (others.has(file) && isSameFile(path.join(root, file), other)) renameWhenFree(path.join(root, file), other);
    else if (read(path.join(root, file))) fs.rmSync(path.join(root, file));
    removeEmptyFolders(root, file);
  }
}

/** Where a file is written before it takes its place. */
const unfinishedOf = (target: string): string =>
  path.join(path.dirname(target), `.${path.basename(target)}.unfinished`);

function writeIntoPlace(target: string, bytes: Buffer): void {
  const unfinished = unfinishedOf(target);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  try {
    write(unfinished, bytes, fs.statSync(target, { throwIfNoEntry: false })?.mode);
    renameWhenFree(unfinished, target);
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
}

function write(file: string, content: Buffer | string, mode = 0o666): void {
  fs.writeFileSync(file, content, { flush: true, mode });
}

function read(file: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch (fault) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(faultCode(fault))) return undefined;
    throw fault;
  }
}

/**
 * Removes the folders of a file that have become empty, but never the first one of its path (`pages`, `public`). One
 * that stays does no harm.
 */
function removeEmptyFolders(root: string, file: string): void {
  try {
    for (let folder = path.posix.dirname(file); folder.includes('/'); folder = path.posix.dirname(folder))
      fs.rmdirSync(path.join(root, folder));
  } catch {
    // It holds something, or is gone already.
  }
}
