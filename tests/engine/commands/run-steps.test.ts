import { expect, test, vi } from 'vitest';
import { runGroup } from '../../../scripts/test/run-steps.ts';

test('a step whose program is not there is told once, and why', async () => {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((words: string) => void said.push(words));
  const outcomes = await runGroup([{ name: 'walk', command: ['no-such-program'] }]);
  log.mockRestore();
  expect(outcomes).toEqual([{ name: 'walk', passed: 0, failed: 1, skipped: 0 }]);
  expect(said).toEqual([
    '\n── walk ──',
    'spawn no-such-program ENOENT',
    expect.stringMatching(/^FAILED: walk \([\d.]+ s\)$/),
  ]);
});
