import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { SCRIPTS } from '../../../src/engine/authoring/new/package-file.ts';
import { COMMANDS } from '../../../scripts/commands.ts';
import { command } from '../../support/command.ts';
import { tempSite } from '../../support/sites/temp-site.ts';

const site = tempSite(() => undefined);
afterEach(site.remove);

it('writes nothing where the package.json that is there cannot be read', async () => {
  site.write('package.json', '{ "name": "korn", }');
  const { status, stderr } = await command('init', '--yes', '--root', site.root);
  expect([status, fs.readdirSync(site.root)]).toEqual([1, ['package.json']]);
  expect(stderr).toMatch(
    new RegExp(`^${path.join(site.root, 'package.json')} cannot be read, so nothing was written: `),
  );
});

it('gives a site every command of the package but the one that has begun it', () => {
  expect(Object.values(SCRIPTS).map((script) => script.replace('pagewright ', ''))).toEqual(Object.keys(SCRIPTS));
  expect([...Object.keys(SCRIPTS), 'init'].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});
