import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageLockfiles } from '../../../src/engine/disk/package-lockfiles.ts';
import { installRoot } from '../../../src/engine/disk/project.ts';
import { testFolder } from '../../support/temp-folder.ts';

const ours = path.join(installRoot, 'package-lock.json');

it('packages are said by our own lockfile and by that of a site, or of the workspace that it is part of', () => {
  const workspace = testFolder();
  const site = path.join(workspace, 'sites/one');
  fs.mkdirSync(site, { recursive: true });
  const write = (...names: string[]): string[] =>
    names.map((name) => {
      const file = path.join(workspace, name);
      fs.writeFileSync(file, '');
      return file;
    });
  expect(packageLockfiles(site)).toEqual([ours]);
  const ofAll = write('pnpm-lock.yaml');
  expect(packageLockfiles(site)).toEqual([ours, ...ofAll]);
  // Whoever goes from one package manager to another may leave the file of the first behind.
  const ofSite = write(
    'sites/one/package-lock.json',
    'sites/one/npm-shrinkwrap.json',
    'sites/one/yarn.lock',
    'sites/one/bun.lock',
  );
  expect(packageLockfiles(site)).toEqual([ours, ...ofSite]);
  expect(packageLockfiles(installRoot)).toEqual([ours]);
});
