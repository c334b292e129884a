import { WriteStream } from 'node:tty';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takesColors } from '../../../src/engine/report/takes-colors.ts';

const terminal = { isTTY: true, hasColors: () => WriteStream.prototype.hasColors() };

beforeEach(() => {
  for (const name of ['CI', 'COLORTERM', 'FORCE_COLOR', 'NODE_DISABLE_COLORS', 'NO_COLOR', 'TMUX'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('TERM', 'xterm-256color');
});
afterEach(() => void vi.unstubAllEnvs());

it('a terminal takes colors, and a file or another program does not', () => {
  expect([takesColors(terminal), takesColors({})]).toEqual([true, false]);
});

it.each([
  ['NO_COLOR', '1'],
  ['TERM', 'dumb'],
])('a terminal with %s=%s does not', (name, value) => {
  vi.stubEnv(name, value);
  expect(takesColors(terminal)).toBe(false);
});
