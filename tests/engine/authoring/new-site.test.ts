import { describe, expect, test } from 'vitest';
import { languagesAmong, startingFiles } from '../../../src/engine/authoring/new/starting-files.ts';
import { memoryFiles } from '../../../src/model/content/memory-files.ts';
import {
  chooseStarter,
  requireLanguage,
  siteFileFor,
  withEditorSchema,
} from '../../../src/engine/authoring/new/site.ts';

const STARTERS = new Map([
  ['blank', ['en', 'de', 'pt-BR']],
  ['small-business', ['en']],
]);

describe('a site begins', () => {
  test.each([
    ['de', 'blank/de'],
    ['de-AT', 'blank/de'],
    ['pt-BR', 'blank/pt-BR'],
    ['ja', 'blank/en'],
  ])('in "%s" as %s', (lang, chosen) => {
    expect(chooseStarter(STARTERS, { from: 'blank', lang })).toBe(chosen);
  });

  test('as nothing that there is not', () => {
    const choose = (from: string) => () => chooseStarter(STARTERS, { from, lang: 'en' });
    expect(choose('blanc')).toThrow('A site cannot begin as "blanc". Did you mean "blank"?');
    expect(choose('shop of mine')).toThrow('Choose one of blank, small-business.');
  });

  test.each([
    ['DE-de', 'de-DE'],
    ['en', 'en'],
  ])('in a language, written "%s"', (written, lang) => {
    expect(requireLanguage(written)).toBe(lang);
  });

  test.each(['xx', 'German please', ''])('in no language that is none: "%s"', (written) => {
    expect(() => requireLanguage(written)).toThrow(`"${written}" is no language.`);
  });
});

describe('the site file of a new owner', () => {
  const starter = '{ "name": "Bakery", "lang": "en", "sharing": { "llmsTxt": true }, "navigation": [] }';
  const fileFor = (more: object): unknown => JSON.parse(siteFileFor(starter, { name: 'Anna’s', lang: 'en', ...more }));

  test('has their name, language and host, and asks for pictures that can be drawn', () => {
    expect(fileFor({ lang: 'de', host: 'netlify' })).toEqual({
      name: 'Anna’s',
      lang: 'de',
      sharing: { llmsTxt: true, pictures: true },
      navigation: [],
      host: 'netlify',
    });
    expect(fileFor({})).not.toHaveProperty('host');
  });

  test.each([{ lang: 'ja' }, { name: '雪' }])('asks for no pictures that cannot: %j', (more) => {
    expect(fileFor(more)).toHaveProperty('sharing', { llmsTxt: true, pictures: false });
  });
});

test('a file of a new site leads editors to the schemas that lie there', () => {
  const schemaOf = (file: string): unknown =>
    JSON.parse(withEditorSchema('{ "$schema": "../../../schemas/page.schema.json", "title": "A" }', file));
  expect(schemaOf('pages/index.json')).toEqual({ $schema: '../.pagewright/schemas/page.schema.json', title: 'A' });
  expect(schemaOf('pages/a/b.json')).toMatchObject({ $schema: '../../.pagewright/schemas/page.schema.json' });
  expect(withEditorSchema('{ "title": "A" }', 'pages/index.json')).toBe('{ "title": "A" }');
});

test('a starter is laid over "blank", and brings what it has for all languages and for one', () => {
  const starters = memoryFiles({
    'blank/public/a.svg': 'blank',
    'blank/public/images/b.svg': 'blank',
    'blank/de/pages/privacy.json': 'blank',
    'blank/en/pages/privacy.json': 'blank, English',
    'shop/public/images/b.svg': 'shop',
    'shop/de/pages/index.json': 'shop',
    'shop/en/pages/index.json': 'shop, English',
  });
  const files = [...startingFiles(starters, 'shop/de')].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  expect(Object.fromEntries(files)).toEqual({
    'public/a.svg': 'blank',
    'public/images/b.svg': 'shop',
    'pages/privacy.json': 'blank',
    'pages/index.json': 'shop',
  });
  expect(languagesAmong(['de', 'en', 'public'])).toEqual(['de', 'en']);
});
