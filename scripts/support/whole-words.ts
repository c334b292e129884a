import type { WriteStream } from 'node:tty';
import { inWholeWords } from '../../src/model/words/whole-lines.ts';

/** What moves about in a line, such as what counts pages while they are built, is left to itself. */
// oxlint-disable-next-line no-control-regex -- these are what moves
const MOVES = /\r|\u001B\[[\d;]*[A-Zac-ln-z]/;

/**
 * Has a terminal break what is written between words. Programs that read it get it as it is, as does whoever writes bytes
 * in place of words.
 */
export function writeWholeWords(stream: Pick<WriteStream, 'isTTY' | 'columns' | 'write'>): void {
  if (!stream.isTTY) return;
  const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
  stream.write = (chunk: unknown, ...rest: unknown[]) =>
    write(
      typeof chunk === 'string' && stream.columns > 0 && !MOVES.test(chunk)
        ? inWholeWords(chunk, stream.columns)
        : chunk,
      ...rest,
    );
}
