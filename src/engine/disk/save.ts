import fs from 'node:fs';
import path from 'node:path';
import type { Change } from '../authoring/change.ts';
import type { FileSource } from '../../model/content/files.ts';
import { diskFiles } from './disk-files.ts';
import { applyVersions } from './save/apply-versions.ts';
import type { FileVersions } from './save/file-versions.ts';
import { removeJournal, writeJournal } from './save/journal.ts';
import { caseAliases } from './save/same-file.ts';
import { reasonOf } from './files/system-fault.ts';

/** Files could not be written; the message says which and why, in an author's words. */
export class SaveError extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes all changes or none. A journal beside the content has both versions of every file until all is done: when
 * anything fails, everything is undone, and when the process is stopped, the next command undoes it (see
 * save/recover.ts). Throws a `SaveError` when a file has changed since it was read, or cannot be written.
 * @param read the source that the files were read from, which knows the versions of that time
 */
export function saveAll(root: string, changes: Change[], read?: Pick<FileSource, 'version'>): void {
  if (changes.length === 0) return;
  const versions = versionsOf(changes);
  const folder = path.join(root, `.changes-${process.pid}`);
  // On a slow disk thousands of files take minutes: other commands see by the mtime that this one still runs.
  const touch = (): void => fs.utimesSync(folder, new Date(), new Date());
  // Signals such as Ctrl+C are ignored until the end.
  const ignore = (): void => {};
  for (const signal of SIGNALS) process.on(signal, ignore);
  let isTouched = false;
  try {
    writeJournal(folder, versions);
    requireUnchanged(root, versions, read);
    isTouched = true;
    const [left] = applyVersions(root, versions, 'after', touch);
    if (left !== undefined) throw changedMeanwhile(left);
    removeJournal(folder);
  } catch (fault) {
    const reason = fault instanceof SaveError ? fault.message : reasonOf(root, fault as NodeJS.ErrnoException);
    try {
      if (isTouched) applyVersions(root, versions, 'before', touch);
      removeJournal(folder);
    } catch (second) {
      throw new SaveError(
        `Writing failed: ${reason}. Not everything could be put back, either: ${reasonOf(root, second as NodeJS.ErrnoException)}. The files as they were are kept in ${folder}; the next command tries again.`,
      );
    }
    throw new SaveError(`Nothing was written, because ${reason}. Run the command again.`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, ignore);
  }
}

/** The content of each file before and after all changes. */
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
  const others = caseAliases(root, versions.keys());
  for (const [file, { before }] of versions) {
    const full = path.join(root, file);
    const link = linkOnTheWay(root, file);
    if (link !== undefined)
      throw new SaveError(
        `${link} is a link to another place, where nothing is read and nothing written: choose another place`,
      );
    if (before) {
      // The version tells, too: a change may follow from other files that were read long before.
      const isAsRead = fs.readFileSync(full).equals(before) && read.version(file) === now.version(file);
      if (!isAsRead) throw changedMeanwhile(file);
      // A rename would replace even a read-only file.
      fs.accessSync(full, fs.constants.W_OK);
    } else if (fs.existsSync(full) && !others.has(file))
      throw new SaveError(`${file} was made by somebody else a moment ago`);
  }
}

/** The first folder on the path of a file, below `pages` or `public`, that is a symbolic link. */
function linkOnTheWay(root: string, file: string): string | undefined {
  const names = file.split('/');
  const folders = names.slice(2).map((_name, index) => names.slice(0, index + 2).join('/'));
  return folders.find((folder) => fs.lstatSync(path.join(root, folder), { throwIfNoEntry: false })?.isSymbolicLink());
}

const changedMeanwhile = (file: string): SaveError => new SaveError(`${file} was saved by somebody else a moment ago`);
