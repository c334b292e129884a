import { expect, it } from 'vitest';
import { progressLine } from '../../../scripts/support/progress-line.ts';
import { Refusal } from '../../../src/engine/authoring/refusal.ts';
import { ended } from '../../support/command.ts';

/** What is written to a terminal, or to what is none, by a command that began so long ago. */
function written(isTTY: boolean, ago: number): string {
  let words = '';
  const write = (more: string | Uint8Array): boolean => ((words += String(more)), true);
  const say = progressLine(performance.now() - ago, { isTTY, write });
  say?.(300, 2_000, 'page', 'checked');
  say?.(2_000, 2_000, 'page', 'checked');
  return words;
}

it('says at a terminal how far a command is that takes longer than a second, and leaves an empty line', () => {
  expect(written(true, 5_000)).toBe('\r\u001B[K300 of 2000 pages checked …\r\u001B[K');
  expect(written(true, 100)).toBe('');
  expect(written(false, 5_000)).toBe('');
});

it('leaves the line to what is said when the command fails in the middle', async () => {
  const terminal = { isTTY: true, write: (words: string | Uint8Array) => process.stderr.write(words) };
  const run = (): never => {
    progressLine(performance.now() - 5_000, terminal)?.(72, 74);
    throw new Refusal('The page cannot be drawn.');
  };
  const { stderr } = await ended({ name: 'The build', usage: '', run });
  expect(stderr).toBe('\r\u001B[K72 of 74 pages …\r\u001B[KThe page cannot be drawn.\n');
});
