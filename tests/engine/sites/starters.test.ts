import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatJson } from '../../../src/engine/authoring/format-json.ts';
import { languagesAmong, startingFiles } from '../../../src/engine/authoring/new/starting-files.ts';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { reported } from '../../support/checked.ts';
import { command } from '../../support/command.ts';
import { EVERYTHING } from '../../support/night.ts';
import { PROJECT } from '../../support/places.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const STARTERS = path.join(PROJECT, 'starters');
const NAME = 'Lund & Daughters';
/** Words of this project's own site: none is an owner's. */
const FOREIGN = /northlane|415\) 555|assessment|IT services/i;

/** What an owner may call a language whose texts are there under another name. */
const CALLED: Record<string, string> = {
  ar: 'ar-EG',
  cs: 'cs-CZ',
  de: 'de-AT',
  en: 'en-GB',
  es: 'es-MX',
  eu: 'eu-ES',
  fr: 'fr-CH',
  he: 'he-IL',
  nl: 'nl-BE',
  'pt-BR': 'pt',
  ru: 'ru-IL',
  sv: 'sv-FI',
  th: 'th-TH',
  vi: 'vi-VN',
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-TW',
};
const LANGUAGES = languagesAmong(fs.readdirSync(path.join(STARTERS, 'blank'))).map((name) => CALLED[name] ?? name);

const folder = tempFolder();
const init = (root: string, ...args: string[]) => command('init', '--yes', '--root', root, ...args);

describe.each(['blank', 'small-business', 'service-company'])('a site begun from %s', (from) => {
  // By day, what only the others say is asked in one language: most of each site is what all have.
  test.each(EVERYTHING || from === 'small-business' ? LANGUAGES : ['en-GB'])(
    'in %s has nothing to mend but what its owner must say, in brackets or by an example',
    async (lang) => {
      const root = path.join(folder, from, lang);
      const begun = await init(root, '--name', NAME, '--lang', lang, '--from', from);
      expect(begun).toMatchObject({ status: 0, stderr: '' });
      expect(begun.stdout).not.toContain('Its texts are English');
      const site = readSite(root);
      const toMend = reported(site).filter(
        ({ code, message }) => code !== 'text/placeholder' || !message.includes('[brackets]'),
      );
      expect(toMend.map(({ code, args }) => [code, (args as { kind: string }).kind])).toEqual([
        ['site/example-contact', 'phone'],
        ['site/example-contact', 'mail'],
      ]);
      expect(site.documents.get('pages/_site.json')?.data).toMatchObject({ name: NAME, lang });
      for (const { file, text } of site.documents.values()) expect(text, file).not.toMatch(FOREIGN);
    },
  );
});

describe.each(['blank', 'small-business', 'service-company'])('the texts of %s', (from) => {
  const files = (language: string): [string, string][] =>
    [...startingFiles(diskFiles(STARTERS), `${from}/${language}`)]
      .filter(([file]) => file.endsWith('.json'))
      .map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]);
  const languages = languagesAmong(fs.readdirSync(path.join(STARTERS, from))).filter((language) => language !== 'en');

  test.each(languages)('in %s are laid out as the English ones, and as the formatter does', (language) => {
    const shapes = files(language).map(([, text]) => shapeOf(text));
    for (const [file, text] of files('en'))
      if (!file.endsWith('_site.json')) expect(shapes, file).toContainEqual(shapeOf(text));
    for (const [file, text] of files(language)) expect(formatJson(text), file).toBe(text);
  });
});

/** In French, a sign stands behind a space: a line that breaks there would begin with it. Pages see to that themselves. */
const PARTED_SIGN = / [:;!?»]|« /;

test.each(['blank', 'small-business', 'service-company'])(
  'the site file of %s breaks before no sign in French',
  (from) => {
    const texts = [...startingFiles(diskFiles(STARTERS), `${from}/fr`)].filter(([file]) => file.endsWith('_site.json'));
    const parted = texts.filter(([, bytes]) => PARTED_SIGN.test(new TextDecoder().decode(bytes)));
    expect(parted.map(([file]) => file)).toEqual([]);
  },
);

/** What a page is made of, without its words and addresses. */
const shapeOf = (text: string): unknown =>
  JSON.parse(text, (field, value: unknown) =>
    typeof value === 'string' && !['type', 'icon', 'tone', 'layout', 'kind', 'src', 'style'].includes(field)
      ? ''
      : value,
  );

test.each(['github-pages', 'cloudflare', 'netlify', 'vercel'])(
  'a site for %s has the workflow that publishes it',
  async (host) => {
    const root = path.join(folder, host);
    await init(root, '--from', 'blank', '--host', host);
    const workflow = fs.readFileSync(path.join(root, '.github/workflows/publish.yml'), 'utf8');
    expect(fs.existsSync(path.join(root, '.github/workflows/schedule.yml'))).toBe(true);
    expect(workflow).toContain(`npm run build -- --host ${host} --publish`);
    expect(workflow).toContain('permissions: {}');
    expect(readSite(root).documents.get('pages/_site.json')?.data).toMatchObject({ host });
  },
);

test('a host that nobody knows is not taken for one', async () => {
  const root = path.join(folder, 'nowhere');
  expect((await init(root, '--host', 'netlfy')).stderr).toContain('Did you mean "netlify"?');
  expect(fs.existsSync(root)).toBe(false);
});

test('a site that nobody named is called so in its own language', async () => {
  const root = path.join(folder, 'nameless');
  await init(root, '--lang', 'pl', '--from', 'blank');
  expect(readSite(root).documents.get('pages/_site.json')?.data).toMatchObject({ name: 'Moja strona' });
});

test('where there are no texts in a language, English ones hold the place', async () => {
  const root = path.join(folder, 'welsh');
  await init(root, '--lang', 'cy', '--from', 'blank');
  expect(readSite(root).documents.has('pages/contact.json')).toBe(true);
});

test('what no font here has the letters of is not to be drawn', async () => {
  const root = path.join(folder, 'hebrew');
  await init(root, '--name', 'לחם', '--lang', 'he', '--from', 'blank');
  expect(readSite(root).documents.get('pages/_site.json')?.data).toMatchObject({ sharing: { pictures: false } });
  expect(reported(readSite(root)).filter(({ severity }) => severity === 'error')).toEqual([]);
});
