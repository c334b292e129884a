import fs from 'node:fs';
import path from 'node:path';
import { below } from '../files/paths.ts';

/** The folder of Git, as any file system may spell its name: hooks in it are run by the next Git command. */
const OF_GIT = /^(?:\.git(?![a-z])|git~\d)/i;

/**
 * Whether a relative path may be written below a root folder: it leads to no place outside, nor into the folder of Git.
 */
export function isSafePath(root: string, name: unknown): name is string {
  if (typeof name !== 'string' || name.includes('\0')) return false;
  const file = path.resolve(root, name);
  return below(root, file) === name && name !== '' && !OF_GIT.test(name) && !leadsOut(root, path.dirname(file));
}

/** Whether a folder, as far as it exists, is or lies below a symbolic link that leads out of the root. */
function leadsOut(root: string, folder: string): boolean {
  if (folder === root) return false;
  if (!fs.lstatSync(folder, { throwIfNoEntry: false })) return leadsOut(root, path.dirname(folder));
  try {
    return below(fs.realpathSync(root), fs.realpathSync(folder)) === undefined;
  } catch {
    // The link is broken.
    return true;
  }
}
