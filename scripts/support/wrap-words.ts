import type { WriteStream } from 'node:tty';
import { inWholeWords } from '../../src/model/words/whole-lines.ts';

/** Output that moves the cursor, such as the progress line, is not wrapped. */
// oxlint-disable-next-line no-control-regex -- these are what moves the cursor
const CURSOR_MOVES = /\r|\u001B\[[\d;]*[A-Zac-ln-z]/;

/**
 * Wraps text at word boundaries to the width of a terminal, from now on. A stream that is no terminal gets it
 * unchanged, and bytes are never wrapped.
 */
export function wrapWords(stream: Pick<WriteStream, 'isTTY' | 'columns' | 'write'>): void {
  if (!stream.isTTY) return;
  const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
  stream.write = (chunk: unknown, ...rest: unknown[]) =>
    write(
      typeof chunk === 'string' && stream.columns > 0 && !CURSOR_MOVES.test(chunk)
        ? inWholeWords(chunk, stream.columns)
        : chunk,
      ...rest,
    );
}
