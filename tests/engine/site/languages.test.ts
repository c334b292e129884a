import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { alternatesFor } from '../../../src/engine/build/document/alternates.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import { joinWordsIn } from '../../../src/engine/resolve/line-ends.ts';
import { documentNameOf } from '../../../src/engine/read/document-name.ts';
import { SITE_FILE } from '../../../src/model/addresses/address.ts';
import { type Counted, placesOf, say } from '../../../src/model/words/sentence.ts';
import { readPhone, telHref } from '../../../src/engine/site/contact/phones.ts';
import { languageAt, languagesOf, withDifferences } from '../../../src/engine/site/languages/languages.ts';
import { isCounted, sentencesOf } from '../../../src/engine/site/languages/sentences.ts';
import { commonForms } from '../../../src/engine/site/languages/plural-forms.ts';
import { changedSince, markOf } from '../../../src/engine/site/languages/translated-words.ts';
import { de } from '../../../src/strings/languages/de.ts';
import { en } from '../../../src/strings/en.ts';
import { tableFor, tables } from '../../../src/strings/tables.ts';
import { stringsSchema } from '../../../src/strings/schema.ts';
import { forEachString } from '../../../src/model/content/texts.ts';
import { valueAt } from '../../../src/model/content/value-at.ts';
import { reported, SCHEMAS } from '../../support/checked.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import { englishOn } from '../../support/sites/english.ts';
import { buildChecked } from '../../support/sites/build-checked.ts';
import { resolved } from '../../support/bundle.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { withData } from '../../support/hostile/hostile-content.ts';

const ROOT = path.join(import.meta.dirname, '../../fixtures/languages');
let out = '';
const html = (name: string): string => fs.readFileSync(path.join(out, `${name}.html`), 'utf8');
const data = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(out, `${name}.json`), 'utf8')) as { strings?: object };

beforeAll(async () => {
  out = await buildChecked(ROOT);
});
afterAll(() => fs.rmSync(out, { recursive: true, force: true }));

test.each(['en_US', '', 'no language'])('%j is no language: that is said, of lists and counts, too', (lang) => {
  const content = readSite(FIXTURE_ROOT);
  const site = content.documents.get(SITE_FILE)?.data;
  const errors = checkContent(withData(content, SITE_FILE, { ...site, lang })).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors.map(({ code, location }) => [code, location.path])).toEqual([['field/wrong-form', ['lang']]]);
});

test('the schema of sentences is what follows from the table', () => {
  const written = fs.readFileSync(path.join(PROJECT, 'schemas/strings.schema.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(stringsSchema());
});

describe.each(Object.entries(tables))('the table of "%s"', (lang, table) => {
  it('says every sentence, with what is filled in', () => {
    for (const { path: at, english } of sentencesOf(SCHEMAS)) {
      const said: unknown = valueAt(table, at);
      const [forms, places] = isCounted(english)
        ? [Object.values(said as object), placesOf(english.other)]
        : [[said].flat(), [english].flat().flatMap(placesOf)];
      const { zero, one, two } = said as Counted;
      // A form for one number alone may say it in words.
      for (const form of forms.filter((each) => !isCounted(english) || ![zero, one, two].includes(each as string)))
        expect([at.join('.'), new Set(placesOf(form as string))]).toEqual([at.join('.'), new Set(places)]);
    }
  });

  it('has the forms for numbers that the language has, or one for all', () => {
    for (const { path: at, english } of sentencesOf(SCHEMAS)) {
      if (!isCounted(english)) continue;
      const forms = Object.keys(valueAt(table, at) as object);
      const own = [...new Set([...commonForms(lang), 'other'])];
      expect([at.join('.'), forms]).toEqual([at.join('.'), forms.length === 1 ? ['other'] : own]);
    }
  });

  it('writes the sign of what goes on in one way, and what a price is for as its author did', () => {
    const said = sentencesOf(SCHEMAS).map(({ path: at }) => JSON.stringify(valueAt(table, at)));
    const before = said.flatMap((each) => [...each.matchAll(/(.)…/g)].map(([, sign]) => sign === ' '));
    // English is as the first site had it.
    if (lang !== 'en') expect(new Set(before).size).toBe(1);
    for (const sentence of [table.pricing.billedAnnually, table.pricing.billedMonthly])
      expect(sentence).toMatch(/^\{unit\}[,，、،]/);
  });
});

test.each([
  ['de-AT', 'de'],
  ['cs-CZ', 'cs'],
  ['he-IL', 'he'],
  ['ru-IL', 'ru'],
  ['eu-ES', 'eu'],
  ['th-TH', 'th'],
  ['vi-VN', 'vi'],
  ['pt', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
  // They write other letters in Taiwan and Hong Kong.
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  // They say much in other words in Portugal; better English than a table that is taken for theirs.
  ['pt-PT', 'en'],
  ['no language', 'en'],
])('what "%s" says stands in the table of "%s"', (lang, table) => {
  expect(tableFor(lang)).toBe(tables[table]);
});

test.each(['de-CH', 'de-LI'])('in "%s", German has no ß and quotes as people do there', (lang) => {
  expect(tableFor(lang).search).toMatchObject({
    close: 'Schliessen',
    none: 'Zu «{query}» wurde nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.',
  });
  expect(JSON.stringify(tableFor(lang))).not.toMatch(/[ß„“]/);
});

test.each(Object.entries(tables))(
  'no sentence of "%s" has a plain space at which no line should end',
  (lang, table) => {
    const joined = joinWordsIn(lang) ?? ((text: string) => text);
    const loose: string[] = [];
    forEachString(table, (text) => {
      if (joined(text) !== text) loose.push(text);
    });
    expect(loose).toEqual([]);
  },
);

test('in French, no line breaks between a word and the sign behind it', () => {
  const said = JSON.stringify(tables['fr']);
  expect(said).toContain('\u00a0?');
  expect(said.match(/.{20}(?: [:;!?»]|« )/g)).toBeNull();
});

test('only a sentence about a number has forms', () => {
  const forms = sentencesOf(SCHEMAS).flatMap(({ english }) => (isCounted(english) ? Object.keys(english) : []));
  expect(new Set(forms)).toEqual(new Set(['one', 'other']));
});

test.each([
  ['en', 1, 'Please check one field'],
  ['en', 3, 'Please check 3 fields'],
  // Polish has a form for a few, which this sentence lacks.
  ['pl', 3, 'Please check 3 fields'],
])('in %s, %i is said by its own form, or that of all others', (lang, count, said) => {
  expect(say(lang, en.form.summary, { count })).toBe(said);
});

test('a part without words makes no translation look old, and other words in a part do', () => {
  const saying = (...blocks: object[]) =>
    createDocument(SCHEMAS, documentNameOf('pages/a.json'), Buffer.from(JSON.stringify(pageOf('A', blocks))));
  const hero = { type: 'hero', heading: 'Two wheels' };
  const mark = markOf(saying(hero));
  expect(changedSince(mark, saying(hero, { type: 'shared', name: 'call' }))).toEqual([]);
  expect(changedSince(mark, saying({ ...hero, heading: 'Three wheels' }))).toMatchObject([{ path: ['blocks', 0] }]);
});

test('nothing is said of a site in three languages that have their sentences', () => {
  expect(reported(readSite(ROOT))).toEqual([]);
});

test('no sentence of the English table stands on a German page', () => {
  const pages = ['de', 'de/kontakt', 'de/datenschutz', 'de/boats/yawl', 'de/404'].map(html);
  expect(englishOn(pages, de)).toEqual([]);
  expect(englishOn([html('contact')], de)).toContain(en.header.skip);
});

test('a page brings the sentences of its own blocks, and an English one none', () => {
  expect(Object.keys(data('de/kontakt').strings ?? {}).toSorted()).toEqual(['error', 'form', 'notice', 'toast']);
  expect(Object.keys(data('de').strings ?? {})).toContain('pricing');
  expect(data('contact').strings).toBeUndefined();
});

test('pages name their language, its direction and their translations', () => {
  expect(html('ar')).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  expect(html('de/kontakt')).toMatch(/^<!doctype html><html lang="de">/);
  const alternates = (name: string) =>
    [...html(name).matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    );
  const contact = ['en-GB /contact', 'de /de/kontakt', 'ar /ar/contact', 'x-default /contact'];
  expect(alternates('de/kontakt')).toEqual(contact.map((each) => each.replace(' ', ' https://keel.example.org')));
  expect(alternates('contact')).toEqual(alternates('ar/contact'));
  const sitemap = fs.readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
  const entry = /<loc>https:\/\/keel\.example\.org\/de\/kontakt<\/loc>.*/.exec(sitemap)?.[0] ?? '';
  const listed = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => `${lang} ${href}`);
  expect(listed).toEqual(alternates('de/kontakt'));
});

test.each([
  [
    ['es-419', 'pt-BR'],
    ['es', 'pt-BR', 'x-default'],
  ],
  [
    ['es-419', 'es-ES'],
    ['es', 'es-ES', 'x-default'],
  ],
  [
    ['es', 'es-419'],
    ['es', 'es-419', 'x-default'],
  ],
])('search engines know %j by %j', (langs, expected) => {
  const alternates = langs.map((lang) => ({ lang, href: `/${lang}` }));
  const languages = alternates.map((each) => ({ ...each, label: each.lang }));
  const told = alternatesFor(alternates, { url: 'https://example.com', basePath: '', languages });
  expect(told.map(({ hreflang }) => hreflang)).toEqual(expected);
  expect(told.at(-1)?.href).toBe(`https://example.com/${langs[0]}`);
});

test('search engines are told nothing of a page that they are to leave out, in any language', () => {
  const languages = ['en', 'de', 'fr'].map((lang) => ({ lang, label: lang, href: `/${lang}` }));
  const alternates = languages.map(({ lang, href }) => ({
    lang,
    href,
    ...(lang === 'de' && { hidden: true as const }),
  }));
  const site = { url: 'https://example.com', basePath: '', languages };
  expect(alternatesFor(alternates, site).map(({ hreflang }) => hreflang)).toEqual(['en', 'fr', 'x-default']);
  expect(alternatesFor(alternates.slice(0, 2), site)).toEqual([]);
});

test('the home page of a site in a folder has one address: in its head, for other languages, and in lists of pages', () => {
  const site = smallSite({ basePath: '/shop', languages: [{ lang: 'de', folder: '/de' }] });
  site.write('pages/de/index.json', pageOf('Start', [{ type: 'hero', heading: 'Start' }]));
  const {
    site: { url },
    page,
  } = resolved(site.root);
  for (const address of ['/', '/de']) {
    const { canonical, alternates } = page(address)?.head ?? {};
    expect(alternates?.map(({ href }) => href)).toEqual(['/shop', '/shop/de']);
    expect(alternates?.map(({ href }) => url + href)).toContain(canonical);
  }
  site.remove();
});

test('two forms of a language are told apart by what they call themselves', () => {
  const labels = (...languages: string[]): string[] => {
    const [lang, ...further] = languages;
    const site = smallSite({
      lang,
      languages: further.map((each) => ({ lang: each, folder: `/${each.toLowerCase()}` })),
    });
    const found = languagesOf(readSite(site.root)).map(({ label }) => label);
    site.remove();
    return found;
  };
  expect(labels('ja', 'zh-Hans', 'zh-Hant')).toEqual(['日本語', '简体中文', '繁體中文']);
  expect(labels('zh-TW', 'zh-CN')).toEqual(['繁體中文', '简体中文']);
  expect(labels('pt-BR', 'pt-PT')).toEqual(['Português (Brasil)', 'Português europeu']);
  expect(labels('pt-BR', 'es-419')).toEqual(['Português', 'Español']);
});

test('the switch leads to the same page, or home; a page that is missing is missed in its language', () => {
  expect(html('contact')).toContain('href="/de/kontakt" hrefLang="de" lang="de" data-home="/de"');
  expect(html('de/404')).toContain('href="/ar" hrefLang="ar" lang="ar"');
  expect(html('de/404')).toContain('Auf Grund');
  expect(fs.readFileSync(path.join(out, '_redirects'), 'utf8')).toContain('/de/* /de/404.html 404');
});

test('sums and days are written as in the language of the page', () => {
  expect(html('de')).toContain('1.234,50\u00a0€');
  expect(html('index')).toContain('€1,234.50');
});

test.each([
  ['030 5550123', 'DE', 'tel:+49305550123'],
  ['+49 (0)30 5550123', undefined, 'tel:+49305550123'],
  ['0049 30 5550123', 'DE', 'tel:+49305550123'],
  ['(415) 555-0142', 'US', 'tel:+14155550142'],
])('%s in %s is %s', (number, country, href) => {
  expect(telHref(number, country)).toBe(href);
});

test('a number that cannot be is not read, and one without a country is not guessed', () => {
  expect(readPhone('030 55501234567890', 'DE')).toEqual({ fault: 'number', meant: undefined });
  expect(readPhone('+0049 30 5550123', undefined)).toEqual({ fault: 'number', meant: '+49 30 5550123' });
  expect(readPhone('030 5550123', undefined)).toEqual({ fault: 'country' });
  // As long as an American one, which never begins so.
  expect(readPhone('030 5550123', 'US')).toMatchObject({ fault: 'number' });
  expect(readPhone('(415) 555-0142', 'US')).toEqual({ href: 'tel:+14155550142' });
});

test.each([
  ['112', 'PL'],
  ['19 115', 'PL'],
  ['116 117', 'DE'],
  ['1450', 'AT'],
  ['36 24', 'FR'],
  ['911', 'US'],
  ['112', undefined],
])('a number of emergencies and services is called as it stands: %s', (number, country) => {
  expect(readPhone(number, country)).toEqual({ href: `tel:${number.replaceAll(' ', '')}` });
});

test.each([
  ['(022) 826 01 23', 'PL', '+48 22 826 01 23'],
  ['+48 (0)22 826 01 23', undefined, '+48 22 826 01 23'],
  ['0 602 123 456', 'PL', '+48 602 123 456'],
])('a zero that no longer stands before a number is told: %s', (number, country, meant) => {
  expect(readPhone(number, country)).toEqual({ fault: 'number', meant });
});

test.each([
  ['06 6982', 'IT'],
  ['+39 06 6982 1234', undefined],
  ['+49 (0)30 5550123', undefined],
  ['030 5550123', 'DE'],
  ['+44 (0)20 7946 0018', undefined],
])('one that does is right: %s', (number, country) => {
  expect(readPhone(number, country)).toHaveProperty('href');
});

test('a number that only lacks digits is none of them', () => {
  // With its zero it has as many digits as one without.
  expect(readPhone('027 966 48 1', 'CH')).toEqual({ fault: 'number', meant: undefined });
  expect(readPhone('6025', 'PL')).toMatchObject({ fault: 'number' });
  expect(readPhone('22 555', 'PL')).toMatchObject({ fault: 'number' });
});

test('written from the right, a telephone number keeps its order', () => {
  expect(html('ar')).toContain('href="tel:+49305550123"');
  expect(html('ar')).toContain('\u2066030 5550123\u2069');
});

test.each(['de-DE', 'ar'])('a telephone number of the site is the same on pages in %s', (lang) => {
  const site = smallSite({ lang: 'en-GB', phones: { main: '020 7946 0018' }, languages: [{ lang, folder: '/two' }] });
  site.write(
    'pages/two/index.json',
    pageOf('Two', [{ type: 'hero', heading: 'Two', text: '[Call](tel:{site.phones.main})' }]),
  );
  const content = resolved(site.root);
  const page = content.page('/two')!;
  const { phone, mail } = content.siteAt(page);
  site.remove();
  expect([phone.href, mail.reach.phoneHref]).toEqual(['tel:+442079460018', 'tel:+442079460018']);
  expect(JSON.stringify(page.blocks)).toContain('tel:+442079460018');
});

test.each([
  [{ lang: 'en-GB' }, ['phone/no-country']],
  [{ lang: 'en-GB', country: 'GB' }, []],
  [{ lang: 'de-AT', country: 'DE' }, []],
])('a number that is written on pages in de-DE of a site %j may be meant otherwise: %j', (of, codes) => {
  const site = smallSite({
    ...of,
    checks: {},
    phones: { main: '+44 20 7946 0018' },
    languages: [{ lang: 'de-DE', folder: '/de' }],
  });
  const actions = [{ label: 'Berlin', href: 'tel:0305550123' }];
  site.write('pages/de/index.json', pageOf('Start', [{ type: 'hero', heading: 'Start', actions }]));
  const found = reported(readSite(site.root)).filter(({ code }) => code.startsWith('phone/'));
  site.remove();
  expect(found.map(({ code }) => code)).toEqual(codes);
});

test('a page may be named as the original by any of its addresses', () => {
  const site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
  site.write('pages/de/index.json', pageOf('Start', [{ type: 'hero', heading: 'Start' }]));
  site.write('pages/about.json', pageOf('About', [{ type: 'hero', heading: 'About' }], { aliases: ['/team'] }));
  const translation = pageOf('Wir', [{ type: 'hero', heading: 'Wir' }], { translationOf: '/team' });
  site.write('pages/de/wir.json', translation);
  const { alternates = [] } = resolved(site.root).page('/de/wir')?.head ?? {};
  site.remove();
  expect(alternates.map(({ href }) => href)).toEqual(['/about', '/de/wir']);
});

test('two pages that stand for one original are told once, and none of them as fallen behind', () => {
  const site = smallSite({ languages: [{ lang: 'de', folder: '/de' }], checks: {} });
  const prose = { type: 'prose', body: 'Wort.' };
  try {
    site.write('pages/a.json', pageOf('A', [prose, { type: 'notes', items: ['Note.'] }]));
    for (const name of ['b', 'c']) site.write(`pages/de/${name}.json`, pageOf(name, [prose], { translationOf: '/a' }));
    const codes = checkContent(readSite(site.root)).map(({ file, code }) => `${file} ${code}`);
    expect(codes.filter((code) => /language\/(?:wrong-original|fallen-behind)/.test(code))).toEqual([
      'pages/de/c.json language/wrong-original',
    ]);
  } finally {
    site.remove();
  }
});

test('a page is in the language in whose folder it lies, and not in that of one called nearly so', () => {
  const site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
  const content = readSite(site.root);
  site.remove();
  const folders = ['/', '/de', '/de/wir', '/design'].map((address) => languageAt(content, address).folder);
  expect(folders).toEqual(['', '/de', '/de', '']);
});

test('sentences of the first language say nothing in another', () => {
  const site = { name: 'Testing', strings: { more: 'More' }, facts: { a: '1', b: '2' } };
  expect(withDifferences(site, { name: 'Probe', facts: { b: '3' } }, 'de')).toEqual({
    lang: 'de',
    name: 'Probe',
    facts: { a: '1', b: '3' },
  });
});
