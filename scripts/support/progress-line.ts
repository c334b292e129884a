import { counted } from '../../src/model/words/counted.ts';

type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

const CLEAR_LINE = '\r\u001B[K';

/** The terminal in which it stands how far a command is. */
let shownIn: Terminal | undefined;

/** Takes that away, so that what is said next stands in a line of its own. */
export function clearProgress(): void {
  shownIn?.write(CLEAR_LINE);
  shownIn = undefined;
}

/** Says how many of some things are done. @param work what is done with them, where that is more than one thing */
type SayProgress = (done: number, all: number, what?: 'page' | 'picture', work?: string) => void;

/**
 * Says how far a command is, in the line that the terminal stands in, once it takes longer than a second. Undefined where
 * nobody sits at one.
 */
export function progressLine(started: number, stderr: Terminal = process.stderr): SayProgress | undefined {
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
