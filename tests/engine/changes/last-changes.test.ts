import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedFiles } from '../../../src/engine/changes/changed-files.ts';
import { lastChanges } from '../../../src/engine/changes/last-changes.ts';
import { gitSite, page, plainGit, type GitSite } from '../../support/sites/git-site.ts';

let site: GitSite;
beforeEach(() => {
  plainGit();
  site = gitSite();
});
afterEach(() => {
  vi.unstubAllEnvs();
  site.destroy();
});

const commitOn = (date: string): void => {
  site.git('add', '--all');
  site.git('commit', '--quiet', '--message', 'More', '--date', date);
};
const cache = (): string => path.join(site.root, '.cache');

test('a page was changed on the day of its last commit, in universal time', () => {
  site.write('pages/about.json', page('About'));
  site.write('pages/late.json', page('Late'));
  commitOn('2026-05-01T12:00:00Z');
  site.write('pages/late.json', page('Late, again'));
  commitOn('2026-05-21T23:30:00-05:00');
  const days = lastChanges(site.root, cache());
  expect([days.get('pages/about.json'), days.get('pages/late.json')]).toEqual(['2026-05-01', '2026-05-22']);
});

test('what was found is kept until there is another commit', () => {
  site.write('pages/about.json', page('About'));
  commitOn('2026-05-01T12:00:00Z');
  lastChanges(site.root, cache());
  const [file = ''] = fs.readdirSync(cache());
  const kept = fs.readFileSync(path.join(cache(), file), 'utf8');
  fs.writeFileSync(path.join(cache(), file), kept.replace('2026-05-01', '2000-01-01'));
  expect(lastChanges(site.root, cache()).get('pages/about.json')).toBe('2000-01-01');
  site.write('pages/other.json', page('Other'));
  commitOn('2026-06-01T12:00:00Z');
  expect(lastChanges(site.root, cache()).get('pages/about.json')).toBe('2026-05-01');
});

test('a history that is cut off says nothing, and neither does a folder without one', () => {
  site.git('commit', '--quiet', '--allow-empty', '--message', 'More');
  const clone = path.join(site.root, 'clone');
  site.git('clone', '--quiet', '--depth', '1', `file://${site.root}`, clone);
  expect(lastChanges(clone, cache()).size).toBe(0);
  fs.rmSync(path.join(clone, '.git'), { recursive: true });
  fs.rmSync(path.join(site.root, '.git'), { recursive: true });
  expect(lastChanges(clone, cache()).size).toBe(0);
});

test('what was kept and says something else is found anew', () => {
  site.write('pages/about.json', page('About'));
  commitOn('2026-05-01T12:00:00Z');
  lastChanges(site.root, cache());
  const file = path.join(cache(), fs.readdirSync(cache())[0] ?? '');
  const { head } = JSON.parse(fs.readFileSync(file, 'utf8')) as { head: string };
  for (const days of [5, [5], null]) {
    fs.writeFileSync(file, JSON.stringify({ head, days }));
    expect(lastChanges(site.root, cache()).get('pages/about.json')).toBe('2026-05-01');
  }
});

test.skipIf(process.platform === 'win32')('asking starts no program that the repository names', async () => {
  site.write('pages/about.json', page('About'));
  commitOn('2026-05-01T12:00:00Z');
  const [program, trace] = ['program.sh', 'started'].map((name) => path.join(site.root, '.git', name)) as [
    string,
    string,
  ];
  fs.writeFileSync(program, `#!/bin/sh\ntouch '${trace}'\nexit 1\n`, { mode: 0o755 });
  site.git('config', 'core.fsmonitor', program);
  lastChanges(site.root, cache());
  await changedFiles(site.root, 'HEAD');
  expect(fs.existsSync(trace)).toBe(false);
});
