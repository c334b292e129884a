import fs from 'node:fs';
import path from 'node:path';
import type { Change } from '../authoring/change.ts';
import type { FileSource } from '../../model/content/files.ts';
import { diskFiles } from './disk-files.ts';
import { bring, keepVersions, removeVersions, type FileVersions } from './save/versions.ts';
import { otherNames } from './save/same-file.ts';
import { reasonOf } from './files/system-fault.ts';

/** Files could not be written; the message says which and why, in an author's words. */
export class SaveError extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes all changes or none. Both versions of every file are kept in a folder beside the content until all is done:
 * when anything fails, everything is put back, and when the program itself is stopped, the next command puts it back
 * (see save/recover.ts). Throws a `SaveError` when a file has changed since it was read, or cannot be written.
 * @param read what the files were read from: where it knows which version that was, it has to be there still
 */
export function saveAll(root: string, changes: Change[], read?: Pick<FileSource, 'version'>): void {
  if (changes.length === 0) return;
  const versions = versionsOf(changes);
  const folder = path.join(root, `.changes-${process.pid}`);
  // On a slow disk thousands of files take minutes: another command shall not take this one for one that has ended.
  const stayAtWork = (): void => fs.utimesSync(folder, new Date(), new Date());
  // A Ctrl+C in the middle waits for the end.
  const later = (): void => {};
  for (const signal of SIGNALS) process.on(signal, later);
  let isTouched = false;
  try {
    keepVersions(folder, versions);
    requireUnchanged(root, versions, read);
    isTouched = true;
    const [left] = bring(root, versions, 'after', stayAtWork);
    if (left !== undefined) throw changedMeanwhile(left);
    removeVersions(folder);
  } catch (fault) {
    const reason = fault instanceof SaveError ? fault.message : reasonOf(root, fault as NodeJS.ErrnoException);
    try {
      if (isTouched) bring(root, versions, 'before', stayAtWork);
      removeVersions(folder);
    } catch (second) {
      throw new SaveError(
        `Writing failed: ${reason}. Not everything could be put back, either: ${reasonOf(root, second as NodeJS.ErrnoException)}. The files as they were are kept in ${folder}; the next command tries again.`,
      );
    }
    throw new SaveError(`Nothing was written, because ${reason}. Run the command again.`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, later);
  }
}

/** What each file is before and after all changes; nothing where it does not exist. */
function versionsOf(changes: Change[]): FileVersions {
  const versions: FileVersions = new Map();
  const of = (file: string) => versions.get(file) ?? versions.set(file, {}).get(file)!;
  for (const { file, before, movedTo = file, text, bytes = before } of changes) {
    if (before) of(file).before = Buffer.from(before);
    of(movedTo).after = text === undefined ? bytes && Buffer.from(bytes) : Buffer.from(text);
  }
  return versions;
}

function requireUnchanged(
  root: string,
  versions: FileVersions,
  read: Pick<FileSource, 'version'> = diskFiles(root),
): void {
  const now = diskFiles(root);
  const others = otherNames(root, versions.keys());
  for (const [file, { before }] of versions) {
    const full = path.join(root, file);
    const link = linkOnTheWay(root, file);
    if (link !== undefined)
      throw new SaveError(
        `${link} is a link to another place, where nothing is read and nothing written: choose another place`,
      );
    if (before) {
      // What is written may be made of what was read long before the bytes that it is based on.
      const isAsRead = fs.readFileSync(full).equals(before) && read.version(file) === now.version(file);
      if (!isAsRead) throw changedMeanwhile(file);
      // A rename would pass over a file that may only be read.
      fs.accessSync(full, fs.constants.W_OK);
    } else if (fs.existsSync(full) && !others.has(file))
      throw new SaveError(`${file} was made by somebody else a moment ago`);
  }
}

/** The first folder below the one at the top that a file would be written through, and that is a link. */
function linkOnTheWay(root: string, file: string): string | undefined {
  const names = file.split('/');
  const folders = names.slice(2).map((_name, index) => names.slice(0, index + 2).join('/'));
  return folders.find((folder) => fs.lstatSync(path.join(root, folder), { throwIfNoEntry: false })?.isSymbolicLink());
}

const changedMeanwhile = (file: string): SaveError => new SaveError(`${file} was saved by somebody else a moment ago`);
