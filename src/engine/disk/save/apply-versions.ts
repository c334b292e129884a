import fs from 'node:fs';
import path from 'node:path';
import { readIfExists } from '../files/read-if-exists.ts';
import { renameWithRetry } from '../files/retry-locked.ts';
import { MOMENTS, type FileVersions } from './file-versions.ts';
import { isSameFile, caseAliases } from './same-file.ts';

/**
 * Gives every file its content before or after a change. Going forward, files are written before others are removed, so
 * that no text is on no disk at any time; going back, removals come first, since the disk may be full, and the journal
 * has everything. A file whose content is neither version was edited by somebody, and is left alone.
 * @param onWritten called after each file
 * @returns the files that were left alone
 */
export function applyVersions(
  root: string,
  versions: FileVersions,
  moment: (typeof MOMENTS)[number],
  onWritten?: () => void,
): string[] {
  const left: string[] = [];
  for (const file of versions.keys())
    if (fs.existsSync(unfinishedOf(path.join(root, file)))) fs.rmSync(unfinishedOf(path.join(root, file)));
  const others = caseAliases(root, versions.keys());
  // Checked for each at its turn: while thousands are written, somebody may save one of them.
  const isOurs = (file: string): boolean => {
    const now = readIfExists(path.join(root, file));
    const known = [versions.get(file), versions.get(others.get(file) ?? '')];
    if (!now || known.some((each) => MOMENTS.some((at) => each?.[at]?.equals(now)))) return true;
    left.push(file);
    return false;
  };
  const gone = [...versions.keys()].filter((file) => !versions.get(file)?.[moment]);
  const removeGone = (): void => {
    for (const file of gone) if (isOurs(file)) remove(root, file, others);
  };
  if (moment === 'before') removeGone();
  for (const [file, { [moment]: wanted }] of versions) {
    const target = path.join(root, file);
    if (!wanted || readIfExists(target)?.equals(wanted) || !isOurs(file)) continue;
    writeIntoPlace(target, wanted, () => isOurs(file));
    onWritten?.();
  }
  if (moment === 'after') removeGone();
  return left;
}

function remove(root: string, file: string, others: ReadonlyMap<string, string>): void {
  const other = path.join(root, others.get(file) ?? file);
  // Where both names are one file, it is renamed.
  if (others.has(file) && isSameFile(path.join(root, file), other)) renameWithRetry(path.join(root, file), other);
  else if (readIfExists(path.join(root, file))) fs.rmSync(path.join(root, file));
  removeEmptyFolders(root, file);
}

/** The path at which a file is written before it is renamed. */
const unfinishedOf = (target: string): string =>
  path.join(path.dirname(target), `.${path.basename(target)}.unfinished`);

function writeIntoPlace(target: string, bytes: Buffer, mayReplace: () => boolean): void {
  const unfinished = unfinishedOf(target);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  try {
    const mode = fs.statSync(target, { throwIfNoEntry: false })?.mode;
    fs.writeFileSync(unfinished, bytes, { flush: true, mode: mode ?? 0o666 });
    // The umask may have taken permissions away, such as those of a group.
    if (mode !== undefined) fs.chmodSync(unfinished, mode);
    if (mayReplace()) renameWithRetry(unfinished, target);
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
}

/**
 * Removes folders of a path that have become empty, but never the first one (`pages`, `public`). One that stays does no
 * harm.
 */
function removeEmptyFolders(root: string, file: string): void {
  try {
    for (let folder = path.posix.dirname(file); folder.includes('/'); folder = path.posix.dirname(folder))
      fs.rmdirSync(path.join(root, folder));
  } catch {
    // It is not empty, or gone.
  }
}
