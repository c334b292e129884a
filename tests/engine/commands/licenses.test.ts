import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleEngine } from '../../../scripts/pack/engine.ts';
import { noticesOf, packagesOf } from '../../../scripts/pack/licenses.ts';
import { LICENSES } from '../../../src/engine/build/bundle/licenses.ts';
import { realBundle } from '../../support/bundle.ts';
import { PROJECT } from '../../support/places.ts';
import { testFolder } from '../../support/temp-folder.ts';

/** Licenses under which code may be shipped as part of ours: each asks for its notice and for nothing else. */
const SHIPPED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Unlicense', 'BlueOak-1.0.0']);

/** What is installed beside the package, unchanged, may also ask that changes of itself stay open. */
const INSTALLED = new Set([...SHIPPED, 'Apache-2.0', 'MPL-2.0']);

test('whose code a site ships stands beside it, with every notice', async () => {
  const { clientDir } = await realBundle();
  const text = fs.readFileSync(path.join(clientDir, LICENSES), 'utf8');
  const [, ...parts] = text.split(/^## /m);
  const found = new Map(
    parts.map((part) => {
      const [, name = '', license = ''] = /^(\S+).*\(([^)]+)\)$/m.exec(part) ?? [];
      return [name, { license, isWhole: part.length > 400 }];
    }),
  );
  expect([...found.keys()]).toEqual(expect.arrayContaining(['react', '@mui/material', 'Pagewright', 'Lucide']));
  expect([...found].filter(([, { license, isWhole }]) => !SHIPPED.has(license) || !isWhole)).toEqual([]);
});

test('whose code the package ships stands in it, with every notice', async () => {
  const out = testFolder();
  const packages = packagesOf((await bundleEngine(out)).modules);
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter(({ license, text }) => !SHIPPED.has(license) || text.length < 400)).toEqual([]);
  expect(noticesOf(packages)).toContain('\n## ajv - ');
});

test('what is installed with the package may be', () => {
  const lock = JSON.parse(fs.readFileSync(path.join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; license?: string }>;
  };
  const installed = Object.entries(lock.packages).filter(([name, { dev }]) => name !== '' && !dev);
  expect(installed.length).toBeGreaterThan(50);
  expect(installed.filter(([, { license = '' }]) => !INSTALLED.has(license))).toEqual([]);
});
