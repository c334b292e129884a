import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../support/places.ts';

const FOLDER = path.join(PROJECT, '.github/workflows');
const STARTERS = path.join(PROJECT, 'starters');
const starters = fs.readdirSync(STARTERS).filter((name) => name.endsWith('.yml'));

test.each(starters)('%s brings the Node that its programs need, whatever the computer has', (name) => {
  const [, ...jobs] = fs.readFileSync(path.join(STARTERS, name), 'utf8').split(/^ {2}(?=\w+:$)/m);
  const running = jobs.filter((job) => /run: .*\bnp[mx] /.test(job));
  expect(running.length).toBeGreaterThan(0);
  for (const job of running) expect(job.slice(0, job.search(/\bnp[mx] /))).toMatch(/setup-node@[^]*node-version: \d+/);
});

test.each(starters)('%s lets nothing of the site run where a key is', (name) => {
  const [, ...jobs] = fs.readFileSync(path.join(STARTERS, name), 'utf8').split(/^ {2}(?=\w+:$)/m);
  const keyed = jobs.filter((job) => /secrets\.|github\.token|id-token/.test(job));
  expect(keyed).toHaveLength(1);
  expect(keyed[0]).not.toMatch(/checkout@|npm /);
});

test('what workflows use of others is named by its content, with the version that this is', () => {
  const used = fs
    .readdirSync(FOLDER)
    .flatMap((name) => fs.readFileSync(path.join(FOLDER, name), 'utf8').match(/(?<=uses: ).*/g) ?? []);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
});
