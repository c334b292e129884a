import { counted } from '../../src/model/words/counted.ts';

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const CLEAR_LINE = '\r\u001B[K';

/** The terminal that shows a progress line. */
let shownIn: Terminal | undefined;

/** Clears it, so that the next output starts on a line of its own. */
export function clearProgress(): void {
  shownIn?.write(CLEAR_LINE);
  shownIn = undefined;
}

/** Reports how many of all things are done. @param work what is done with them, such as "read" */
type ReportProgress = (done: number, all: number, what?: 'page' | 'picture', work?: string) => void;

/**
 * A progress line, shown once a command has run for a second, and at most ten times a second. Undefined if stderr is no
 * terminal.
 * @param started when the command began, by `performance.now()`
 */
export function progressLine(started: number, stderr: Terminal = process.stderr): ReportProgress | undefined {
  if (!stderr.isTTY) return undefined;
  let shown = 0;
  return (done, all, what = 'page', work) => {
    const now = performance.now();
    if (now - started < 1_000 || (now - shown < 100 && done < all)) return;
    shown = now;
    const words = [`${done} of ${counted(all, what)}`, work, '…'].filter(Boolean).join(' ');
    stderr.write(CLEAR_LINE + (done < all ? words : ''));
    shownIn = done < all ? stderr : undefined;
  };
}
