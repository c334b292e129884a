import fs from 'node:fs';
import path from 'node:path';
import { below } from './paths.ts';

const DENIED =
  'cannot be changed: check who may change it (its permissions), and whether another program holds it open';
const IN_THE_WAY = 'is a file where a folder is needed: give it another name, or delete it';
const REASONS: Record<string, string> = {
  EACCES: DENIED,
  EBUSY: 'is held open by another program: close it there',
  EEXIST: IN_THE_WAY,
  EISDIR: 'is a folder where a file is needed: give it another name, or delete it',
  ENOENT: 'is gone: somebody has moved or deleted it a moment ago',
  EDQUOT: 'does not fit into your part of the disk any more, which is full and needs room first',
  ENOSPC: 'does not fit on the disk any more, which is full and needs room first',
  ENOTDIR: IN_THE_WAY,
  EPERM: DENIED,
  EROFS: 'cannot be changed: the disk can only be read',
};

/** The same for an open file, of which the system does not tell the name. */
const FULL: Record<string, string> = {
  EDQUOT: 'your part of the disk is full and needs room first',
  ENOSPC: 'the disk is full and needs room first',
};

/** On a read-only disk, Node reports ENOENT for a folder that cannot be made. */
const NO_FOLDER = 'cannot be made: the disk can only be read, or a link on the way leads to nothing';

const isFolderRefused = ({ code, syscall }: NodeJS.ErrnoException): boolean => code === 'ENOENT' && syscall === 'mkdir';

/** The codes where nothing may be changed. */
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** The codes that are no fault of the program: permissions and space. */
const REFUSED = new Set([...CLOSED, 'EBUSY', 'EDQUOT', 'ENOSPC']);

/** Whether a file is where a folder is needed, or vice versa. */
const isInTheWay = ({ code = '', path: file }: NodeJS.ErrnoException): boolean =>
  file !== undefined && ['EISDIR', 'ENOTDIR'].includes(code);

/** Whether an error comes from the system, and is no bug. */
export const isSystemFault = (fault: NodeJS.ErrnoException): boolean =>
  REFUSED.has(fault.code ?? '') || isFolderRefused(fault) || isInTheWay(fault);

/** The path that cannot be changed: of a file that cannot be made, the nearest existing folder. */
function refusedFile({ code = '', syscall = '', path: file, dest = file }: NodeJS.ErrnoException & { dest?: string }) {
  if (dest === undefined) return undefined;
  const refused = path.resolve(dest);
  const isNew = ['mkdir', 'open'].includes(syscall) && CLOSED.has(code) && !fs.existsSync(refused);
  return code === 'ENOTDIR' || isNew ? folderAbove(refused) : refused;
}

function folderAbove(file: string): string {
  const folder = path.dirname(file);
  return fs.existsSync(folder) || folder === file ? folder : folderAbove(folder);
}

/**
 * A system error in plain words, without a full stop.
 * @param root files below it are named relative to it
 */
export function reasonOf(root: string, fault: NodeJS.ErrnoException & { dest?: string }): string {
  const reason = isFolderRefused(fault) ? NO_FOLDER : REASONS[fault.code ?? ''];
  const file = refusedFile(fault);
  if (reason && file) return `${below(root, file) || file} ${reason}`;
  return FULL[fault.code ?? ''] ?? fault.message.replace(/\.$/, '');
}
