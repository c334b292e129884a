import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { peakMemory } from '../../../scripts/bench/time.ts';
import { buildBaseSite } from '../../../scripts/changes/base-site.ts';
import { gitSite, plainGit } from '../../support/sites/git-site.ts';
import { tempSite, type TempSite } from '../../support/sites/temp-site.ts';

let temporary: TempSite;
beforeEach(() => void (temporary = tempSite(() => undefined)));
afterEach(() => {
  vi.unstubAllEnvs();
  temporary.remove();
});

/** From now on temporary folders are made there, on every system. */
const makeThemThere = (): void => ['TMPDIR', 'TEMP'].forEach((name) => vi.stubEnv(name, temporary.root));

it('tests leave no folder behind: theirs are made in one that is removed after the run', () => {
  expect(process.env['TEST_TEMP']).toBe(os.tmpdir());
});

it('a site that Git cannot show as it was leaves no folder behind', () => {
  plainGit();
  const site = gitSite();
  // As where nothing may be written into the repository.
  fs.writeFileSync(path.join(site.root, '.git/worktrees'), '');
  makeThemThere();
  expect(() => buildBaseSite(site.root, 'HEAD', path.join(site.root, 'dist'))).toThrow(/^Git could not show the site/);
  expect(fs.readdirSync(temporary.root)).toEqual([]);
  site.destroy();
});

it('a command that fails while its memory is measured leaves no folder behind', () => {
  makeThemThere();
  expect(() => peakMemory([process.execPath, '-e', 'process.exit(2)'], temporary.root)).toThrow(/failed/);
  expect(fs.readdirSync(temporary.root)).toEqual([]);
});
