import fs from 'node:fs';
import path from 'node:path';
import { isRunning } from '../is-running.ts';
import { listFolder } from '../files/list-folder.ts';
import { SaveError } from '../save.ts';
import { reasonOf } from '../files/system-fault.ts';
import { isOwnName } from './own-name.ts';
import { bring, isKeptElsewhere, keptNames, keptVersions, removeVersions } from './versions.ts';

/**
 * A command that writes touches its folder after every file; a folder that is older than this, in milliseconds, was left behind even
 * if its number now names another program.
 */
const LONGEST = 60_000;

/**
 * Puts everything back that a command had begun to write when it was stopped: by a power cut, or by force.
 * Throws a `SaveError` when a command is writing right now, or when somebody has edited such a file since.
 * @returns whether there was anything to put back
 */
export function recover(root: string): boolean {
  const folders = listFolder(root).filter((entry) => entry.isDirectory() && /^\.changes-\d+$/.test(entry.name));
  return folders.map(({ name }) => recoverFrom(root, path.join(root, name))).includes(true);
}

function recoverFrom(root: string, folder: string): boolean {
  if (isWriting(folder))
    throw new SaveError('Another command is changing this site right now. Run this one again in a minute.');
  const names = namesIn(root, folder);
  const versions = names && keptVersions(folder, names);
  let left: string[] = [];
  try {
    if (versions) left = bring(root, versions, 'before');
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
  removeVersions(folder);
  return versions !== undefined;
}

/**
 * The files that a folder keeps, if it holds all. It may have come along with a site that somebody has sent, and is then
 * no reason to write anywhere else.
 */
function namesIn(root: string, folder: string): string[] | undefined {
  const names = keptNames(folder);
  if (names === undefined || names.every((name) => isOwnName(root, name))) return names;
  const strange = names.find((name) => !isOwnName(root, name));
  const what = typeof strange === 'string' ? `"${strange}", which is no file of this site` : 'what is no file';
  throw new SaveError(
    `The folder ${folder} wants this put back: ${what}. Nothing was written. No command of this site has left that behind, unless one of its folders has become a link to another place since. Find out where it comes from, delete it, then run the command again.`,
  );
}

function isWriting(folder: string): boolean {
  if (Date.now() - fs.statSync(folder).mtimeMs > LONGEST) return false;
  // Nobody can tell here what runs there.
  return isKeptElsewhere(folder) || isRunning(Number(folder.slice(folder.lastIndexOf('-') + 1)));
}
