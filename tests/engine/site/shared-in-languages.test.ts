import { describe, expect, it } from 'vitest';
import { noteTranslated } from '../../../src/engine/authoring/note-translated.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { openContentCache } from '../../../src/engine/disk/cache/content-cache.ts';
import { readContent } from '../../../src/engine/read/read-content.ts';
import { sharedBlock } from '../../../src/engine/site/shared-blocks.ts';
import { inGerman } from '../../../src/engine/check/messages/german-example.ts';
import { block, fields, type Example } from '../../../src/model/diagnostics/example.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { exampleSite } from '../../support/sites/example-site.ts';

const SHOWN = block('{ "type": "shared", "name": "letter" }');
const saying = (heading: string): Example => block(`{ "type": "newsletter", "heading": "${heading}" }`);
const shows = (name: string): Example => block(`{ "type": "shared", "name": "${name}" }`);

const PAGES = { 'pages/contact.json': SHOWN, 'pages/de/contact.json': SHOWN };
const ENGLISH = { 'pages/_shared/letter.json': saying('One letter a month') };
const GERMAN = { 'pages/de/_shared/letter.json': saying('Ein Brief im Monat') };

const read = (parts: Example['otherFiles']) => readContent(exampleSite(inGerman('', parts)), SCHEMAS);
const found = (parts: Example['otherFiles']): string[] =>
  checkContent(read(parts)).map(({ file, code }) => `${file} ${code}`);

describe('a shared block in the languages of a site', () => {
  it.each([
    ['/contact', { ...PAGES, ...ENGLISH, ...GERMAN }, 'pages/_shared/letter.json'],
    ['/de/contact', { ...PAGES, ...ENGLISH, ...GERMAN }, 'pages/de/_shared/letter.json'],
    ['/de/contact', { ...PAGES, ...ENGLISH }, 'pages/_shared/letter.json'],
    ['/contact', { ...PAGES, ...GERMAN }, undefined],
  ])('is on %s the one in its language', (address, parts, file) => {
    expect(sharedBlock(read(parts), address, 'letter')?.file).toBe(file);
  });

  it.each([
    ['in both languages', {}, []],
    [
      'in one that no page of its language shows',
      { 'pages/de/contact.json': fields('') },
      ['pages/de/_shared/letter.json shared/unused'],
    ],
    [
      'that became another',
      { 'pages/de/_shared/letter.json': block('{ "type": "prose", "body": "Ein Brief." }') },
      ['pages/de/_shared/letter.json language/fallen-behind'],
    ],
    [
      'that leads to the other language',
      {
        'pages/de/_shared/letter.json': block(
          '{ "type": "cta", "heading": "Hier", "actions": [{ "label": "Kontakt", "href": "/contact" }] }',
        ),
        'pages/_shared/letter.json': block(
          '{ "type": "cta", "heading": "Here", "actions": [{ "label": "Contact", "href": "/contact" }] }',
        ),
      },
      ['pages/de/_shared/letter.json language/other-page'],
    ],
    [
      'that shows itself by way of the other language',
      {
        'pages/de/_shared/letter.json': shows('offer'),
        'pages/_shared/offer.json': shows('letter'),
        'pages/_shared/letter.json': shows('form'),
        'pages/_shared/form.json': saying('One letter a month'),
      },
      ['pages/de/_shared/letter.json shared/cycle'],
    ],
    [
      'in a folder that is no language',
      { 'pages/services/_shared/letter.json': saying('A letter') },
      ['pages/services/_shared/letter.json language/unlisted'],
    ],
  ])('%s is judged as such', (_, parts, expected) => {
    const inShared = found({ ...PAGES, ...ENGLISH, ...GERMAN, ...parts }).filter((each) => each.includes('/_shared/'));
    expect(inShared).toEqual(expected);
  });
});

describe('what was translated', () => {
  // As the command reads it: of a page, others are remembered by their outline.
  const site = (original: string, mark = '') => {
    const parts = {
      'pages/contact.json': fields(`"title": "${original}"`),
      'pages/de/contact.json': fields(`"title": "Kontakt"${mark}`),
    };
    return readContent(exampleSite(inGerman('', parts)), SCHEMAS, (before) => openContentCache(before));
  };
  const noted = (original: string, mark = ''): string =>
    noteTranslated(site(original, mark), new Set(['pages/de/contact.json'])).changes[0]?.text ?? '';
  const lineIn = (text: string): string => `, ${/"translatedFrom": "[^"]*"/.exec(text)?.[0]}`;

  it('is noted in its file, before what it says, and once', () => {
    const text = noted('Contact');
    const { translatedFrom: _mark, ...rest } = JSON.parse(text) as Record<string, unknown>;
    expect(rest).toEqual(site('Contact').documents.get('pages/de/contact.json')?.whole?.().data);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['version', 'translatedFrom', 'seo', 'blocks', 'title']);
    expect(noted('Contact', lineIn(text))).toBe('');
  });

  it('is told to be behind when the words of its original change, and to be up to date once noted', () => {
    const mark = lineIn(noted('Contact'));
    const codesOf = (content: ReturnType<typeof site>): string[] =>
      checkContent(content).flatMap(({ file, code }) => (file === 'pages/de/contact.json' ? [code] : []));
    expect(codesOf(site('Contact', mark))).toEqual([]);
    expect(codesOf(site('Write to us', mark))).toEqual(['language/changed-words']);
    expect(codesOf(site('Write to us', lineIn(noted('Write to us', mark))))).toEqual([]);
  });
});
