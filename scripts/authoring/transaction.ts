import fs from 'node:fs';
import path from 'node:path';

/** One file to write, to rename, or both. Paths are relative to the root, with forward slashes. */
export interface FileChange {
  /** Where the file stands now; absent for a new file. */
  from?: string;
  to: string;
  /** What it was made from: if the file holds something else by now, nothing is written. */
  was?: string;
  /** Its new text; absent for a file that is only renamed. */
  text?: string;
}

/** Writing failed. The message says whether everything is as it was. */
export class WriteFailure extends Error {}

/**
 * Makes all changes or none. New files are prepared in a folder beside the content; the old ones are set aside there and put back
 * when anything fails: a file that somebody else changed or created in the meantime, a full disk, a file held open elsewhere.
 * Throws a `WriteFailure`.
 */
export function applyChanges(root: string, changes: FileChange[]): void {
  const work = fs.mkdtempSync(path.join(root, '.changes-'));
  const at = (file: string): string => path.join(root, file);
  const prepared = (index: number): string => path.join(work, `${index}.new`);
  const aside = (index: number): string => path.join(work, `${index}.old`);
  const undo: (() => void)[] = [];
  // A Ctrl+C in the middle waits for the end.
  const later = (): void => {};
  process.on('SIGINT', later);
  let keep = false;
  try {
    for (const [index, { from, text }] of changes.entries()) {
      if (text === undefined) fs.copyFileSync(at(from as string), prepared(index));
      else fs.writeFileSync(prepared(index), text, { mode: from === undefined ? 0o666 : fs.statSync(at(from)).mode });
    }
    for (const [index, { from, was }] of changes.entries()) {
      if (from === undefined) continue;
      fs.renameSync(at(from), aside(index));
      undo.push(() => putBack(aside(index), at(from)));
      if (was !== undefined && fs.readFileSync(aside(index), 'utf8') !== was) throw new Error(`${from} was changed by another program just now`);
    }
    for (const [index, { to }] of changes.entries()) {
      if (fs.existsSync(at(to))) throw new Error(`${to} was created by another program just now`);
      fs.mkdirSync(path.dirname(at(to)), { recursive: true });
      fs.renameSync(prepared(index), at(to));
      undo.push(() => fs.rmSync(at(to)));
    }
    for (const { from } of changes) if (from !== undefined) removeEmptyFolders(root, from);
  } catch (fault) {
    const reason = reasonOf(root, fault as NodeJS.ErrnoException);
    try {
      for (const step of undo.toReversed()) step();
      for (const { to } of changes) removeEmptyFolders(root, to);
    } catch (second) {
      keep = true;
      throw new WriteFailure(
        `Writing failed: ${reason}. Not everything could be put back, either: ${(second as Error).message}. The files as they were are kept in ${work}.`,
      );
    }
    throw new WriteFailure(`Writing failed: ${reason}. Everything was put back as it was.`);
  } finally {
    process.off('SIGINT', later);
    if (!keep) fs.rmSync(work, { recursive: true, force: true });
  }
}

function putBack(aside: string, file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.renameSync(aside, file);
}

/** Removes the folders of a file that have become empty, but never the first one of its path (`pages`, `public`). One that stays does no harm. */
function removeEmptyFolders(root: string, file: string): void {
  for (let folder = path.posix.dirname(file); folder.includes('/'); folder = path.posix.dirname(folder)) {
    try {
      fs.rmdirSync(path.join(root, folder));
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') return;
    }
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'cannot be changed: check who may write there, and whether another program holds it open',
  EBUSY: 'is held open by another program: close it there',
  ENOENT: 'is gone: another program has moved or deleted it just now',
  ENOSPC: 'does not fit on the disk any more, which is full',
  ENOTDIR: 'cannot be made: a file has the name of a folder that is needed',
  EROFS: 'cannot be changed: the disk can only be read',
};
REASONS['EPERM'] = REASONS['EACCES'] as string;
REASONS['EEXIST'] = REASONS['ENOTDIR'] as string;

/** A fault of the system in plain words. */
function reasonOf(root: string, fault: NodeJS.ErrnoException & { dest?: string }): string {
  const reason = REASONS[fault.code ?? ''];
  const file = [fault.dest, fault.path].find((name) => name !== undefined && !path.relative(root, name).startsWith('.changes-'));
  return reason && file ? `${path.relative(root, file).split(path.sep).join('/')} ${reason}` : fault.message.replace(/\.$/, '');
}
