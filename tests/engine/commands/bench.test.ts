import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../../..');

const bench = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench.ts', ...args], { cwd: project, encoding: 'utf8' });

test('the bench shows a figure beside its bound and that of the last run', () => {
  const args = ['--runs', '1', '--pages', '60', '--only', 'of it the first script'];
  bench(...args);
  const { stdout, stderr } = bench(...args);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^of it the first script +1\.\d\d KB +1\.\d\d KB +0\.0 % {3}at most 1\.4 KB$/m);
}, 120_000);

test('what is no count is said to be none', () => {
  const { status, stderr } = bench('--pages', '200,many');
  expect(status).not.toBe(0);
  expect(stderr).toContain('"many" is no count: write a whole number of at least 1.');
});
