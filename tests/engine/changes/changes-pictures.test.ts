import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../../support/places.ts';
import { gitSite, page, type GitSite } from '../../support/sites/git-site.ts';

let site: GitSite;
beforeAll(() => {
  site = gitSite();
  site.write('pages/alone.json', page('Alone', [{ type: 'hero', heading: 'Not alone' }]));
  site.write('pages/teams.json', { ...page('Teams'), note: 'Nobody sees this.' });
  site.remove('pages/news/two.json');
  site.write('pages/to-second.json', page('To the second'));
});
afterAll(() => site.destroy());

const changes = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/changes.ts', ...args], { cwd: PROJECT, encoding: 'utf8' });

it('says what a branch does to a site, and shows it', () => {
  const out = path.join(site.root, 'changes');
  const comment = path.join(site.root, 'comment.md');
  fs.writeFileSync(comment, 'A comment that is there.\n');
  const args = ['--against', 'main', '--root', site.root, '--out', out, '--comment', comment];
  const { status, stderr } = changes(...args);
  expect([status, stderr]).toEqual([0, '']);
  const text = fs.readFileSync(comment, 'utf8');
  expect(text).toMatch(/^A comment that is there\.\n\n### What visitors see\n/);
  expect(text).toContain('| changed | <code>/alone</code> | looks different |');
  expect(text).toContain('| removed | <code>/news/two</code> | looks different |');
  expect(text).toContain('\n+ Not alone\n');
  expect(text).not.toContain('<code>/teams</code>');
  const pictures = fs.readdirSync(path.join(out, 'pictures'));
  expect(pictures).toEqual(expect.arrayContaining(['alone-390-after.png', 'alone-1280-before.png']));
  expect(fs.readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('<h2>/alone (changed)</h2>');
  expect(site.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});
