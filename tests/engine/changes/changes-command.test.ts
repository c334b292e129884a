import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { PROJECT } from '../../support/sites/dist.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

const sites: TempSite[] = [];
afterEach(() => sites.splice(0).forEach((site) => site.remove()));

function siteWith(heading: string): TempSite {
  const site = smallSite();
  site.write('pages/team.json', pageOf('Team', [{ type: 'hero', heading }]));
  sites.push(site);
  return site;
}

const changes = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/changes.ts', ...args], { cwd: PROJECT, encoding: 'utf8' });

it('says how it is used to who leaves out what to compare with, or counts in words', () => {
  expect(changes().stderr).toMatch(/^Say with --against what to compare with\.\n\nUsage: /);
  expect(changes('--against', 'main', '--most', 'all').stderr).toMatch(/^"all" is no count of pictures: /);
});

it('says what differs from another folder', () => {
  const [before, now] = [siteWith('We are three'), siteWith('We are four')];
  const out = path.join(now.root, 'changes');
  const { status, stderr } = changes('--against', before.root, '--root', now.root, '--out', out, '--most', '0');
  expect([status, stderr]).toEqual([0, '']);
  expect(fs.readFileSync(path.join(out, 'changes.md'), 'utf8')).toContain('\n- We are three\n+ We are four\n');
});
