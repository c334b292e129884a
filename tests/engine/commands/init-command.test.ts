import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { SCRIPTS } from '../../../src/engine/authoring/new/package-file.ts';
import { languageTag } from '../../../src/engine/authoring/new/site.ts';
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

it.each([
  ['de', 'de'],
  ['DE-de', 'de-DE'],
  ['de_DE', 'de-DE'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['iw', 'he'],
])('takes %s for the language %s', (written, tag) => {
  expect(languageTag(written)).toBe(tag);
});

it.each([
  ['german', 'Write its code: "en", "de", or with a country "en-GB".'],
  ['xx', 'Write its code: "en", "de", or with a country "en-GB".'],
  ['Deutsch, bitte', 'Write its code: "en", "de", or with a country "en-GB".'],
  ['jp', 'Did you mean "ja"?'],
])('takes %s for none', (written, hint) => {
  expect(() => languageTag(written)).toThrow(`"${written}" is no language. ${hint}`);
});
