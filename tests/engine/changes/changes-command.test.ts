import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { changes } from '../../../scripts/changes.ts';
import { ended } from '../../support/command.ts';
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

it('says how it is used to who leaves out what to compare with, or counts in words', async () => {
  expect((await ended(changes)).stderr).toMatch(/^Say with --against what to compare with\.\n\nUsage: /);
  const inWords = await ended(changes, ['--against', 'main', '--most', 'all']);
  expect(inWords.stderr).toMatch(/^"all" is no count of pictures: /);
});

it('says what differs from another folder', async () => {
  const [before, now] = [siteWith('We are three'), siteWith('We are four')];
  const out = path.join(now.root, 'changes');
  const args = ['--against', before.root, '--root', now.root, '--out', out, '--most', '0'];
  const { status, stderr } = await ended(changes, args);
  expect([status, stderr]).toEqual([0, '']);
  expect(fs.readFileSync(path.join(out, 'changes.md'), 'utf8')).toContain('\n- We are three\n+ We are four\n');
});
