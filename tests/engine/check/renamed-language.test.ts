import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reported } from '../../support/checked.ts';
import { readFiles, siteFiles, textIn, type SiteFiles } from '../../support/files.ts';
import { PROJECT } from '../../support/places.ts';

const NASMA = siteFiles(path.join(PROJECT, 'examples/nasma'));

/** The site with the folder of its second language renamed, and nothing else. */
const RENAMED: SiteFiles = Object.fromEntries(
  Object.entries(NASMA).map(([file, text]) => [file.replace(/^pages\/ar\//, 'pages/arabic/'), text]),
);

const saidOf = (files: SiteFiles): string[][] =>
  reported(readFiles(files)).map(({ code, file, hint }) => [code, file, hint ?? '']);

describe('the folder of a language with another name', () => {
  it('is one mistake, whatever leads to its pages, and says what to do about it', () => {
    expect(saidOf(RENAMED)).toEqual([
      ['language/no-home', 'pages/_site.json', expect.stringMatching(/^Rename the folder pages\/arabic to pages\/ar /)],
    ]);
  });

  it('has its pages told by their new addresses where links have the old ones', () => {
    const site = textIn(RENAMED, 'pages/_site.json').replace('"folder": "/ar"', '"folder": "/arabic"');
    const links = saidOf({ ...RENAMED, 'pages/_site.json': site }).filter(([code]) => code === 'link/missing-page');
    expect(links.length).toBeGreaterThan(4);
    for (const [, , hint] of links) expect(hint).toMatch(/^Did you mean "\/arabic(?:\/|")/);
  });

  it('does not hide a link to a page that is not there under its new name, either', () => {
    const file = 'pages/arabic/how-it-works.json';
    const said = saidOf({ ...RENAMED, [file]: textIn(RENAMED, file).replace('"/ar/order"', '"/ar/ordr"') });
    expect(said.map(([code]) => code).toSorted()).toEqual(['language/no-home', 'link/missing-page']);
  });
});

describe('the languages of a site, written with a mistake', () => {
  const SITE = 'pages/_site.json';
  const withLanguages = (languages: string) =>
    saidOf({
      ...NASMA,
      [SITE]: textIn(NASMA, SITE).replace(/"languages": \[[^\]]*\]/, () => `"languages": [${languages}]`),
    });

  it('is that mistake alone, where one has no slash before its folder and another nothing in its own', () => {
    const said = withLanguages('{ "lang": "ar", "folder": "ar" }, { "lang": "de", "folder": "/de" }');
    expect(said).toContainEqual(['language/no-home', SITE, 'Write pages/de/index.json.']);
    expect(said.map(([code]) => code)).not.toContain('language/twice');
  });

  it('is those mistakes alone, where two have their names in words of another script', () => {
    const said = withLanguages('{ "lang": "арабский", "folder": "/ar" }, { "lang": "русский", "folder": "/ru" }');
    expect(said.map(([code]) => code)).not.toContain('language/twice');
  });

  it('is that mistake alone, where one has its name in words', () => {
    const said = withLanguages('{ "lang": "arabisch", "folder": "/ar" }');
    expect(said).toEqual([['field/wrong-form', SITE, expect.stringContaining('Did you mean "ar"?')]]);
  });

  it.each([
    ['lang', 'taal'],
    ['languages', 'talen'],
    ['country', 'land'],
  ])('is that mistake alone, where the site file calls %s %s', (field, other) => {
    const country = textIn(NASMA, SITE).replace('"version": 1,', '"version": 1, "country": "US",');
    const text = country.includes(`"${field}":`)
      ? country
      : country.replace('"version": 1,', '"version": 1, "lang": "en",');
    const renamed = text.replace(`"${field}":`, `"${other}":`);
    expect(saidOf({ ...NASMA, [SITE]: renamed })).toEqual([
      ['field/unknown-field', SITE, expect.stringContaining(`Did you mean "${field}"?`)],
    ]);
  });

  it('is that mistake alone, where the file cannot be read', () => {
    const page = 'pages/ar/about.json';
    const original = textIn(NASMA, 'pages/ar/order.json').replace(
      '"version": 1,',
      '"version": 1, "translationOf": "/order",',
    );
    const broken = textIn(NASMA, SITE).replace('"version": 1,', '"version": 1, "facts": { "company": 01234567 },');
    expect(saidOf({ ...NASMA, [page]: original, [SITE]: broken }).map(([code]) => code)).toEqual([
      'json/missing-quote',
    ]);
  });

  it('is one mistake where a language repeats the numbers of all, whatever facts its pages show', () => {
    const file = 'pages/ar/_site.json';
    const own = textIn(NASMA, file).replace(
      '"version": 1,',
      '"version": 1, "phones": { "main": "+1 415 555 0142" }, "emails": {},',
    );
    const shown = 'pages/ar/how-it-works.json';
    const page = textIn(NASMA, shown).replace('"heading": "', '"heading": "{site.emails.info} ');
    expect(saidOf({ ...NASMA, [file]: own, [shown]: page })).toEqual([
      ['field/unknown-field', file, expect.stringContaining('they hold for all languages')],
    ]);
  });
});
