import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../../../model/diagnostics/tool-error.ts';
import { isRunning } from '../../disk/is-running.ts';
import { isHeld, removeWhenFree, renameWhenFree } from '../../disk/files/when-free.ts';

/** What becomes of the folder that is replaced, if it is not to be removed. */
interface Options<T> {
  /** Makes the new folder; it is empty otherwise. */
  begin?: ((dir: string) => void) | undefined;
  /** May move the old one elsewhere. */
  onReplaced?: (previous: string, filled: T) => void;
}

/**
 * Fills a folder beside `out` and puts it in its place when all went well. A failure, or a process that dies half way,
 * leaves `out` as it was; what a dead one left behind is cleared away by the next that succeeds.
 * @returns what filling it has given
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
    if (!fs.existsSync(out) && fs.existsSync(previous)) renameWhenFree(previous, out);
    throw error;
  } finally {
    removeWhenFree(next);
    removeWhenFree(previous);
  }
}

/** Puts a folder back that was taken out of its place by a process that died before the new one stood there. */
export function restoreOutput(out: string): void {
  if (fs.existsSync(out) || !fs.existsSync(path.dirname(out))) return;
  // In a container it may have had the number of this one, which has not begun yet.
  const ofOurNumber = `${out}.previous-${process.pid}`;
  const previous = fs.existsSync(ofOurNumber)
    ? ofOurNumber
    : leftovers(out).find((folder) => folder.startsWith(`${out}.previous-`));
  if (previous !== undefined) renameWhenFree(previous, out);
}

function replace(out: string, { next, previous }: Record<'next' | 'previous', string>): void {
  try {
    if (fs.existsSync(out)) renameWhenFree(out, previous);
    renameWhenFree(next, out);
  } catch (fault) {
    if (!isHeld(fault)) throw fault;
    throw new ToolError(
      `The folder ${out} cannot be replaced. Check who may change it, and whether another program holds it open.`,
    );
  }
}

/** Removes what dead processes left beside `out`. @returns what stays, since it may not be removed */
export function removeLeftovers(out: string, remove = removeWhenFree): string[] {
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
