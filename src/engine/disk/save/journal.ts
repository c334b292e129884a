import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readIfExists } from '../files/read-if-exists.ts';
import { readJsonIfSound } from '../files/read-json.ts';
import { renameWithRetry } from '../files/retry-locked.ts';
import { MOMENTS, type FileVersions } from './file-versions.ts';

// A journal is a folder that holds both versions of every file which a command changes, until all changes are made. If the
// command is stopped, the next one undoes its changes with it (see recover.ts).

/** The list of the files. A journal has it only while it is complete: it is written last and removed first. */
const LIST = 'files.json';
/** Names the computer on which the command runs. */
const HOST = 'host';

/** Writes a journal. */
export function writeJournal(folder: string, versions: FileVersions): void {
  fs.mkdirSync(folder);
  writeFlushed(path.join(folder, HOST), os.hostname());
  for (const [index, version] of [...versions.values()].entries())
    for (const moment of MOMENTS)
      if (version[moment]) writeFlushed(path.join(folder, `${index}.${moment}`), version[moment]);
  writeFlushed(path.join(folder, `${LIST}.unfinished`), JSON.stringify([...versions.keys()], null, 1));
  renameWithRetry(path.join(folder, `${LIST}.unfinished`), path.join(folder, LIST));
}

/**
 * The list of files in a journal, as far as it can be trusted to be one; undefined while the journal is incomplete, so that
 * no file was changed yet. The list is written atomically: one that cannot be read was never a list.
 */
export function journaledFiles(folder: string): unknown[] | undefined {
  const list = path.join(folder, LIST);
  return fs.existsSync(list) ? [readJsonIfSound<unknown>(list)].flat() : undefined;
}

/** Whether the command of a journal runs on another computer, which shares the folder with this one. */
export function isOfOtherHost(folder: string): boolean {
  const host = readVersion(path.join(folder, HOST));
  return host !== undefined && host.toString() !== os.hostname();
}

/** The versions in a journal. @param files its list of files */
export function readJournal(folder: string, files: string[]): FileVersions {
  return new Map(
    files.map((file, index) => [
      file,
      Object.fromEntries(MOMENTS.map((moment) => [moment, readVersion(path.join(folder, `${index}.${moment}`))])),
    ]),
  );
}

/** Removes a journal. Its list goes first: from then on nothing is undone any more. */
export function removeJournal(folder: string): void {
  fs.rmSync(path.join(folder, LIST), { force: true });
  fs.rmSync(folder, { recursive: true, force: true });
}

/** A file of a journal, which never has links in it. */
const readVersion = (file: string): Buffer | undefined =>
  fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readIfExists(file) : undefined;

const writeFlushed = (file: string, content: Buffer | string): void =>
  fs.writeFileSync(file, content, { flush: true, mode: 0o666 });
