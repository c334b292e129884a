import path from 'node:path';
import { slashed } from '../below.ts';

const REASONS: Record<string, string> = {
  EACCES: 'cannot be changed: check who may change it (its permissions), and whether another program holds it open',
  EBUSY: 'is held open by another program: close it there',
  ENOENT: 'is gone: somebody has moved or deleted it a moment ago',
  ENOSPC: 'does not fit on the disk any more, which is full',
  ENOTDIR: 'cannot be made: a file has the name of a folder that is needed',
  EROFS: 'cannot be changed: the disk can only be read',
};
REASONS['EPERM'] = REASONS['EACCES'] as string;
REASONS['EEXIST'] = REASONS['ENOTDIR'] as string;

/** A fault of the system in plain words, without a full stop. */
export function reasonOf(root: string, fault: NodeJS.ErrnoException & { dest?: string }): string {
  const reason = REASONS[fault.code ?? ''];
  const file = fault.dest ?? fault.path;
  return reason && file ? `${slashed(path.relative(root, file))} ${reason}` : fault.message.replace(/\.$/, '');
}
