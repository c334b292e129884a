import fs from 'node:fs';
import path from 'node:path';
import { below } from '../files/paths.ts';

/** What Git keeps for itself, as every system may write its name: what stands there is run by the next command of Git. */
const OF_GIT = /^(?:\.git(?![a-z])|git~\d)/i;

/** Whether a name is that of a file in a root folder that a command may write: nothing outside, and nothing of Git. */
export function isOwnName(root: string, name: unknown): name is string {
  if (typeof name !== 'string' || name.includes('\0')) return false;
  const file = path.resolve(root, name);
  return below(root, file) === name && name !== '' && !OF_GIT.test(name) && !leadsOut(root, path.dirname(file));
}

/** Whether a folder, as far as it exists, is a link to another place or stands below one. */
function leadsOut(root: string, folder: string): boolean {
  if (folder === root) return false;
  if (!fs.lstatSync(folder, { throwIfNoEntry: false })) return leadsOut(root, path.dirname(folder));
  try {
    return below(fs.realpathSync(root), fs.realpathSync(folder)) === undefined;
  } catch {
    // It leads to nothing yet.
    return true;
  }
}
