import fs from 'node:fs';
import path from 'node:path';
import { isRunning } from '../is-running.ts';
import { listFolder } from '../files/list-folder.ts';
import { SaveError } from '../save.ts';
import { reasonOf } from '../files/system-fault.ts';
import { isSafePath } from './safe-path.ts';
import { applyVersions } from './apply-versions.ts';
import { isOfOtherHost, journaledFiles, readJournal, removeJournal } from './journal.ts';

/**
 * A command touches its journal after every file. One that is older than this, in milliseconds, was left behind, even
 * if its PID is now that of another process.
 */
const MAX_IDLE = 60_000;

/**
 * Undoes the changes of commands that were stopped while they wrote: by a power cut, or by force. Throws a `SaveError`
 * when a command is writing right now, or when somebody has edited such a file since.
 * @returns whether there was anything to undo
 */
export function recover(root: string): boolean {
  const folders = listFolder(root).filter((entry) => entry.isDirectory() && /^\.changes-\d+$/.test(entry.name));
  return folders.map(({ name }) => recoverFrom(root, path.join(root, name))).includes(true);
}

function recoverFrom(root: string, folder: string): boolean {
  if (isWriting(folder))
    throw new SaveError('Another command is changing this site right now. Run this one again in a minute.');
  const names = namesIn(root, folder);
  const versions = names && readJournal(folder, names);
  let left: string[] = [];
  try {
    if (versions) left = applyVersions(root, versions, 'before');
  } catch (fault) {
    throw new SaveError(
      `An earlier command was stopped in the middle, and not everything can be put back: ${reasonOf(root, fault as Error)}.`,
    );
  }
  if (names && left.length > 0) {
    const kept = left.map((file) => `  ${file}: compare it with ${path.join(folder, `${names.indexOf(file)}.before`)}`);
    throw new SaveError(
      `An earlier command was stopped in the middle. Everything was put back as it was before it, except what was edited since:\n${kept.join('\n')}\nWhen it is as you want it, delete the folder ${folder}, then run the command again.`,
    );
  }
  removeJournal(folder);
  return versions !== undefined;
}

/**
 * The files of a journal, if it is complete. Throws a `SaveError` for a path outside of the site: the folder may have
 * come along with a site that somebody has sent.
 */
function namesIn(root: string, folder: string): string[] | undefined {
  const names = journaledFiles(folder);
  if (names === undefined || names.every((name) => isSafePath(root, name))) return names;
  const strange = names.find((name) => !isSafePath(root, name));
  const what = typeof strange === 'string' ? `"${strange}", which is no file of this site` : 'what is no file';
  throw new SaveError(
    `The folder ${folder} wants this put back: ${what}. Nothing was written. No command of this site has left that behind, unless one of its folders has become a link to another place since. Find out where it comes from, delete it, then run the command again.`,
  );
}

function isWriting(folder: string): boolean {
  if (Date.now() - fs.statSync(folder).mtimeMs > MAX_IDLE) return false;
  // Whether a process of another computer still runs cannot be found out here.
  return isOfOtherHost(folder) || isRunning(Number(folder.slice(folder.lastIndexOf('-') + 1)));
}
