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

/** The same where a file was open already: then nobody is told which. */
const FULL: Record<string, string> = {
  EDQUOT: 'your part of the disk is full and needs room first',
  ENOSPC: 'the disk is full and needs room first',
};

/** Where a disk can only be read, Node says of a folder and of those above it that they are not there. */
const NO_FOLDER = 'cannot be made: the disk can only be read, or a link on the way leads to nothing';

const isFolderRefused = ({ code, syscall }: NodeJS.ErrnoException): boolean => code === 'ENOENT' && syscall === 'mkdir';

/** What the system says where nothing may be changed. */
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** What a system refuses to any program: who may write where, and how much room there is. */
const REFUSED = new Set([...CLOSED, 'EBUSY', 'EDQUOT', 'ENOSPC']);

/** A file stands where a folder belongs, or the reverse, and it is known which. */
const isInTheWay = ({ code = '', path: file }: NodeJS.ErrnoException): boolean =>
  file !== undefined && ['EISDIR', 'ENOTDIR'].includes(code);

/** Whether a fault lies in the surroundings, not in the program. */
export const isSystemFault = (fault: NodeJS.ErrnoException): boolean =>
  REFUSED.has(fault.code ?? '') || isFolderRefused(fault) || isInTheWay(fault);

/** What the system refuses to change: where a file or folder cannot be made, that is the nearest folder that is there. */
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
 * A fault of the system in plain words, without a full stop.
 * @param root what files are named from that lie below it
 */
export function reasonOf(root: string, fault: NodeJS.ErrnoException & { dest?: string }): string {
  const reason = isFolderRefused(fault) ? NO_FOLDER : REASONS[fault.code ?? ''];
  const file = refusedFile(fault);
  if (reason && file) return `${below(root, file) || file} ${reason}`;
  return FULL[fault.code ?? ''] ?? fault.message.replace(/\.$/, '');
}
