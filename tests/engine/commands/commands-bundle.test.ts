import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { commandsBundle } from '../../../scripts/launch/commands-bundle.mjs';

vi.mock('node:child_process', () => ({ spawnSync: vi.fn(() => ({ status: 0 })) }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(spawnSync).mockClear();
});

/** Whether the bundle that counts is taken, where it was made of a file like this. */
function isTaken({ isThere = true, size = 5 }): boolean {
  const made = { folder: '7', inputs: [['a.ts', 1, 5]] };
  vi.spyOn(fs, 'readFileSync').mockReturnValue(JSON.stringify(made));
  vi.spyOn(fs, 'statSync').mockReturnValue({ mtimeMs: 1, size } as fs.Stats);
  vi.spyOn(fs, 'existsSync').mockReturnValue(isThere);
  const bundle = commandsBundle();
  const isGenerated = vi.mocked(spawnSync).mock.calls.length > 0;
  expect(isGenerated).toBe(bundle === undefined);
  return bundle?.endsWith('/.pagewright/commands/7/engine/pagewright.cjs') ?? false;
}

it.each([
  ['taken as it was made', {}, true],
  ['made anew where a source has changed', { size: 6 }, false],
  ['made anew where it is gone itself, whoever has removed it', { isThere: false }, false],
])('the bundle of the commands is %s', (_what, state, expected) => {
  expect(isTaken(state)).toBe(expected);
});
