import fs from 'node:fs';
import os from 'node:os';
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
/** Says on which computer the command runs that keeps them. */
const HOST = 'host';
const MOMENTS: Moment[] = ['before', 'after'];

/** Keeps all versions in a folder. */
export function keepVersions(folder: string, versions: FileVersions): void {
  fs.mkdirSync(folder);
  write(path.join(folder, HOST), os.hostname());
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

/** Whether another computer keeps them, with which this one shares the folder. */
export function isKeptElsewhere(folder: string): boolean {
  const host = readKept(path.join(folder, HOST));
  return host !== undefined && host.toString() !== os.hostname();
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
  // Asked of each at its turn: while thousands are written, somebody may save one of them.
  const isOurs = (file: string): boolean => {
    const now = read(path.join(root, file));
    const known = [versions.get(file), versions.get(others.get(file) ?? '')];
    if (!now || known.some((each) => MOMENTS.some((at) => each?.[at]?.equals(now)))) return true;
    left.push(file);
    return false;
  };
  const gone = [...versions.keys()].filter((file) => !versions.get(file)?.[moment]);
  const removeGone = (): void => {
    for (const file of gone) if (isOurs(file)) remove(root, file, others);
  };
  if (moment === 'before') removeGone();
  for (const [file, { [moment]: wanted }] of versions) {
    const target = path.join(root, file);
    if (!wanted || read(target)?.equals(wanted) || !isOurs(file)) continue;
    writeIntoPlace(target, wanted, () => isOurs(file));
    onWritten?.();
  }
  if (moment === 'after') removeGone();
  return left;
}

function remove(root: string, file: string, others: ReadonlyMap<string, string>): void {
  const other = path.join(root, others.get(file) ?? file);
  // What is one file is never removed by its other name: it gets the new one.
  if (others.has(file) && isSameFile(path.join(root, file), other)) renameWhenFree(path.join(root, file), other);
  else if (read(path.join(root, file))) fs.rmSync(path.join(root, file));
  removeEmptyFolders(root, file);
}

/** Where a file is written before it takes its place. */
const unfinishedOf = (target: string): string =>
  path.join(path.dirname(target), `.${path.basename(target)}.unfinished`);

function writeIntoPlace(target: string, bytes: Buffer, mayReplace: () => boolean): void {
  const unfinished = unfinishedOf(target);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  try {
    const mode = fs.statSync(target, { throwIfNoEntry: false })?.mode;
    write(unfinished, bytes, mode);
    // What is new gets less than it asks for: a file that a group may change stays theirs.
    if (mode !== undefined) fs.chmodSync(unfinished, mode);
    if (mayReplace()) renameWhenFree(unfinished, target);
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
