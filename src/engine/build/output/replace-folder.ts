import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { isRunning } from '../../disk/is-running.ts';
import { isLocked, tryRemove, renameWithRetry } from '../../disk/files/retry-locked.ts';

interface Options<T> {
  /** Makes the new folder, by default an empty one. */
  begin?: ((dir: string) => void) | undefined;
  /** Called with the old folder before it is removed; it may be moved elsewhere. */
  onReplaced?: (previous: string, filled: T) => void;
}

/**
 * Replaces a folder atomically: a new one is filled beside it, and takes its place once that has succeeded. A failure,
 * or a process that dies in between, leaves `out` as it was; what a dead process has left is removed by the next
 * success.
 * @returns what `fill` returns
 */
export async function replaceFolder<T>(
  out: string,
  fill: (dir: string) => Promise<T>,
  { begin = (dir) => void fs.mkdirSync(dir, { recursive: true }), onReplaced }: Options<T> = {},
): Promise<T> {
  const next = `${out}.next-${process.pid}`;
  const previous = `${out}.previous-${process.pid}`;
  fs.rmSync(next, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(next), { recursive: true });
  begin(next);
  try {
    const filled = await fill(next);
    replace(out, { next, previous });
    onReplaced?.(previous, filled);
    removeLeftovers(out);
    return filled;
  } catch (error) {
    if (!fs.existsSync(out) && fs.existsSync(previous)) renameWithRetry(previous, out);
    throw error;
  } finally {
    tryRemove(next);
    tryRemove(previous);
  }
}

/** Puts a folder back whose process died between moving it away and putting the new one in its place. */
export function restoreOutput(out: string): void {
  if (fs.existsSync(out) || !fs.existsSync(path.dirname(out))) return;
  // In a container, that process may have had the same PID as this one.
  const withOwnPid = `${out}.previous-${process.pid}`;
  const previous = fs.existsSync(withOwnPid)
    ? withOwnPid
    : leftovers(out).find((folder) => folder.startsWith(`${out}.previous-`));
  if (previous !== undefined) renameWithRetry(previous, out);
}

function replace(out: string, { next, previous }: Record<'next' | 'previous', string>): void {
  try {
    if (fs.existsSync(out)) renameWithRetry(out, previous);
    renameWithRetry(next, out);
  } catch (fault) {
    if (!isLocked(fault)) throw fault;
    throw new ToolError(
      `The folder ${out} cannot be replaced. Check who may change it, and whether another program holds it open.`,
    );
  }
}

/** Removes what dead processes have left beside `out`. @returns what cannot be removed */
export function removeLeftovers(out: string, remove = tryRemove): string[] {
  for (const folder of leftovers(out)) remove(folder);
  return leftovers(out);
}

/** Folders beside `out` whose process no longer runs. */
function leftovers(out: string): string[] {
  const parent = path.dirname(out);
  return fs.readdirSync(parent).flatMap((name) => {
    const [, owner, id] = /^(.*)\.(?:next|previous)-(\d+)$/.exec(name) ?? [];
    return owner === path.basename(out) && !isRunning(Number(id)) ? [path.join(parent, name)] : [];
  });
}
