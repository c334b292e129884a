import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { devOptions } from '../../../src/engine/dev/dev-options.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder();

it.each([
  ['#', 'C# site'],
  ['\\', 'C:\\site'],
])('says so where no code can be loaded from a folder with %s in its name', (sign, name) => {
  expect(() => devOptions(`/sites/${name}/web`)).toThrow(
    `there is a "${sign}" in its name, which means something else in an address. Rename the folder "${name}".`,
  );
});

it('says so where browsers cannot ask for what is prepared for the blocks of a site', () => {
  const site = path.join(folder, '100% site');
  fs.mkdirSync(path.join(site, 'blocks'), { recursive: true });
  expect(() => devOptions(site)).not.toThrow();
  for (const name of ['card.schema.json', 'card.tsx']) fs.writeFileSync(path.join(site, 'blocks', name), '{}');
  expect(() => devOptions(site)).toThrow(/there is a "%" in its name/);
});
