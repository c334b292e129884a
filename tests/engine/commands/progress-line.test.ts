import { expect, it } from 'vitest';
import { progressLine } from '../../../scripts/support/progress-line.ts';

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
