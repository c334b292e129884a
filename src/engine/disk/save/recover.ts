import fs from 'node:fs';
import path from 'node:path';
import { isRunning } from '../is-running.ts';
import { SaveError } from '../save.ts';
import { reasonOf } from '../files/system-fault.ts';
import { bring, keptVersions, removeVersions } from './versions.ts';

/**
 * Writing takes a moment; a folder that is older than this, in milliseconds, was left behind even if its number now
 * names another program.
 */
const LONGEST = 60_000;

/**
 * Puts everything back that a command had begun to write when it was stopped: by a power cut, or by force.
 * Throws a `SaveError` when a command is writing right now, or when somebody has edited such a file since.
 * @returns whether there was anything to put back
 */
export function recover(root: string): boolean {
  const folders = (fs.existsSync(root) ? fs.readdirSync(root) : []).filter((name) => /^\.changes-\d+$/.test(name));
  return folders.map((name) => recoverFrom(root, path.join(root, name))).includes(true);
}

function recoverFrom(root: string, folder: string): boolean {
  if (isWriting(folder))
    throw new SaveError('Another command is changing this site right now. Run this one again in a minute.');
  const versions = keptVersions(folder);
  let left: string[] = [];
  try {
    if (versions) left = bring(root, versions, 'before');
  } catch (fault) {
    throw new SaveError(
      `An earlier command was stopped in the middle, and not everything can be put back: ${reasonOf(root, fault as Error)}.`,
    );
  }
  if (versions && left.length > 0) {
    const names = [...versions.keys()];
    const kept = left.map((file) => `  ${file}: compare it with ${path.join(folder, `${names.indexOf(file)}.before`)}`);
    throw new SaveError(
      `An earlier command was stopped in the middle. Everything was put back as it was before it, except what was edited since:\n${kept.join('\n')}\nWhen it is as you want it, delete the folder ${folder}, then run the command again.`,
    );
  }
  removeVersions(folder);
  return versions !== undefined;
}

function isWriting(folder: string): boolean {
  if (Date.now() - fs.statSync(folder).mtimeMs > LONGEST) return false;
  return isRunning(Number(folder.slice(folder.lastIndexOf('-') + 1)));
}
