import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { migrateContent } from '../../../src/engine/authoring/migrate/migrate-content.ts';
import { latestVersion, type Data, type Migration } from '../../../src/engine/authoring/migrate/migration.ts';
import { migrateReport } from '../../../src/engine/authoring/migrate/report.ts';
import { saveAll } from '../../../src/engine/disk/save.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import { migrations } from '../../../src/engine/authoring/migrations/index.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { type TempSite } from '../../support/sites/temp-site.ts';
import { command } from '../../support/command.ts';
import { PROJECT } from '../../support/places.ts';

const eachBlock = (blocks: unknown, change: (block: Data) => Data): unknown =>
  Array.isArray(blocks) ? blocks.map((block) => change(block as Data)) : blocks;

const captions: Migration = {
  to: 2,
  title: 'The heading of a hero is its title',
  page: (page) => ({
    ...page,
    blocks: eachBlock(page['blocks'], (block) =>
      block['type'] === 'hero'
        ? Object.fromEntries(Object.entries(block).map(([name, value]) => [name === 'heading' ? 'title' : name, value]))
        : block,
    ),
  }),
};
const languages: Migration = {
  to: 3,
  title: 'Pages name their language',
  page(page) {
    page['lang'] ??= 'en';
    return page;
  },
};

const BEFORE = `{
  "version": 1,
  "title":  "Caf\\u00e9",
  "seo": {"description": "Text" },
  "blocks": [
    { "type": "hero", "heading": "Good coffee" },

    { "type": "prose", "body": "Text" }
  ]
}
`;
const AFTER = `{
  "version": 3,
  "title":  "Caf\\u00e9",
  "seo": {"description": "Text" },
  "blocks": [
    { "type": "hero", "title": "Good coffee" },

    { "type": "prose", "body": "Text" }
  ],
  "lang": "en"
}
`;

let site: TempSite;
afterEach(() => site?.remove());

function migrate(text: string) {
  site = smallSite();
  for (const file of ['pages/_site.json', 'pages/index.json'])
    fs.writeFileSync(path.join(site.root, file), JSON.stringify({ ...site.read(file), version: 3 }));
  site.write('pages/cafe.json', text);
  return migrateContent(readCached(site.root).content, [captions, languages]);
}

describe('migrating content', () => {
  it.each(['\n', '\r\n'])('takes a page through all steps and changes nothing else (line ends %j)', (lineEnd) => {
    const { migrated } = migrate(BEFORE.replaceAll('\n', lineEnd));
    expect(migrated.map(({ file, text }) => [file, text])).toEqual([
      ['pages/cafe.json', AFTER.replaceAll('\n', lineEnd)],
    ]);
  });

  it('starts at the version of the page', () => {
    const { migrated } = migrate(BEFORE.replace('"version": 1', '"version": 2'));
    const text = AFTER.replace('"title": "Good', '"heading": "Good');
    expect(migrated[0]).toMatchObject({ text, from: 2, titles: [languages.title] });
  });

  it('finds nothing to do the second time', () => {
    const first = migrate(BEFORE);
    saveAll(site.root, first.migrated);
    expect(fs.readFileSync(path.join(site.root, 'pages/cafe.json'), 'utf8')).toBe(AFTER);
    const second = migrateContent(readCached(site.root).content, [captions, languages]);
    expect([second.migrated, second.refused]).toEqual([[], []]);
  });

  it('says what would change', () => {
    expect(migrateReport(migrate(BEFORE))).toBe(
      [
        'pages/cafe.json: version 1 → 3: The heading of a hero is its title; Pages name their language',
        '  2 -   "version": 1,',
        '  2 +   "version": 3,',
        '  6 -     { "type": "hero", "heading": "Good coffee" },',
        '  6 +     { "type": "hero", "title": "Good coffee" },',
        '  9 -   ]',
        '  9 +   ],',
        '  10 +   "lang": "en"',
        '',
        '1 file of 3 would be brought to version 3. Nothing was written: "npm run migrate -- --write" does it.',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [
      BEFORE.replace('"version": 1', '"version": 4'),
      /^This file has version 4, but this copy of the program knows versions up to 3 only\. .*update the program\.$/,
    ],
    [BEFORE.replace('"version": 1', '"version": "1"'), /^There is no number in "version"/],
    [BEFORE.replace('"version": 1', '"version": 0'), /^There is no number in "version"/],
    [BEFORE.replace('"version": 1,', '"version": 1'), /^A comma is missing before this\. First run "npm run fix"/],
    [BEFORE.replace('"title"', '"seo": {}, "title"'), /^"seo" is written twice here/],
  ])('refuses what it cannot understand, and then writes nothing', (text, message) => {
    const found = migrate(text);
    expect(found.migrated).toEqual([]);
    expect(found.refused).toEqual([{ file: 'pages/cafe.json', message: expect.stringMatching(message) as string }]);
    expect(migrateReport(found)).toContain('1 file cannot be migrated, so nothing was written.');
  });

  it('refuses steps that are out of order or change their own result', () => {
    expect(() => latestVersion([languages])).toThrow('after version 1 comes one to version 3');
    site = smallSite();
    const grown = ({ title }: Data): Data => ({ title: `${String(title)}!` });
    // It may change what it is given.
    for (const page of [
      (data: Data) => ({ ...data, ...grown(data) }),
      (data: Data) => Object.assign(data, grown(data)),
    ])
      expect(() => migrateContent(readCached(site.root).content, [{ to: 2, title: 'Longer titles', page }])).toThrow(
        'would change its own result again',
      );
  });

  it('takes the site file of each language through the steps for the site', () => {
    site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/de/_site.json', { version: 1, name: 'Probe' });
    const noted: Migration = { to: 2, title: 'A note', page: (page) => page, site: (data) => ({ ...data, note: 'N' }) };
    const { migrated } = migrateContent(readCached(site.root).content, [noted]);
    const notes = migrated.map(({ file, text }) => [file, (JSON.parse(text) as Data)['note']]);
    expect(Object.fromEntries(notes)).toEqual({
      'pages/_site.json': 'N',
      'pages/de/_site.json': 'N',
      'pages/index.json': undefined,
    });
  });
});

describe('npm run migrate', () => {
  it('knows every step there is', () => {
    const files = fs
      .readdirSync(path.join(PROJECT, 'src/engine/authoring/migrations'))
      .filter((name) => /^\d{4}-.*\.ts$/.test(name));
    expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(migrations.map(({ to }) => to));
    expect(latestVersion(migrations)).toBe(1 + migrations.length);
  });

  it('says that everything is up to date', async () => {
    site = smallSite();
    const { status, stdout, stderr } = await command('migrate', '--root', site.root, '--write');
    expect([status, stdout, stderr]).toEqual([
      0,
      'All 2 files are up to date, at version 1. There is nothing to migrate.\n',
      '',
    ]);
    expect((await command('migrate', '--root', '/no/such/folder')).status).toBe(2);
  });
});
