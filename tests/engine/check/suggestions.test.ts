import { describe, expect, it, onTestFinished } from 'vitest';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { reported } from '../../support/checked.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import { SITE_FILE } from '../../../src/model/addresses/address.ts';
import { readFiles, textIn } from '../../support/files.ts';
import { fixtureCodes, fixtureContent, fixtureDiagnostics, fixtureFiles } from '../../support/sites/code-fixtures.ts';
import { trySuggestions } from '../../support/suggested.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { EVERYTHING } from '../../support/night.ts';

describe('what is suggested', () => {
  // It takes seconds to find that again after each suggestion.
  const byDay = fixtureCodes().filter((code) => EVERYTHING || code !== 'text/slow-form');
  it.each(byDay)('fixes the fixture of %s', (code) => {
    const outcomes = trySuggestions(fixtureFiles(code), fixtureDiagnostics(code));
    expect(outcomes.filter(({ isThere, fresh }) => isThere || fresh.length > 0)).toEqual([]);
  });

  it.each(byDay)('is what the hints of %s ask for', (code) => {
    const asked = fixtureDiagnostics(code).flatMap((diagnostic) =>
      reportDiagnostics([diagnostic], fixtureContent(code)).map(({ hint }) => ({ hint, ...diagnostic })),
    );
    const other = asked.filter(({ hint, suggestions = [] }) => {
      const meant = /Did you mean "([^"]*)"/.exec(hint)?.[1];
      return meant !== undefined && !JSON.stringify(suggestions).includes(meant);
    });
    expect(other).toEqual([]);
  });

  it('is promised by a sentence that has its full stop at its end', () => {
    const content = fixtureContent('json/number');
    const hints = reportDiagnostics(fixtureDiagnostics('json/number'), content).map(({ hint }) => hint);
    expect(hints).toContain('Write it as 9.5. "npm run fix" does it for you.');
    const text = fixtureContent('field/wrong-type');
    const said = reportDiagnostics(fixtureDiagnostics('field/wrong-type'), text).map(({ hint }) => hint);
    expect(said.filter((hint) => hint.endsWith(')')).concat(said.filter((hint) => hint.endsWith('.)')))).toEqual([]);
    expect(said.some((hint) => hint.endsWith('("npm run fix" does it for you).'))).toBe(true);
  });

  it('takes a list away with its only entry', () => {
    const site = { ...JSON.parse(textIn(fixtureFiles('page/no-hero'), SITE_FILE)), lang: 'en', languages: [ENGLISH] };
    const files = { ...fixtureFiles('page/no-hero'), [SITE_FILE]: JSON.stringify(site) };
    const outcomes = trySuggestions(files, checkContent(readFiles(files)));
    expect(outcomes.filter(({ code }) => code === 'language/twice')).toMatchObject([{ isThere: false, fresh: [] }]);
  });

  it('is, for a link, no page that is alike in another language', () => {
    const files = fixtureFiles('page/no-hero');
    const languages = ['fr', 'de'].map((lang) => ({ lang, folder: `/${lang}` }));
    const site = { ...JSON.parse(textIn(files, SITE_FILE)), lang: 'en', languages };
    const page = (href: string): string =>
      JSON.stringify({
        version: 1,
        title: 'A page',
        seo: { description: 'A page to look at.' },
        blocks: [{ type: 'cta', heading: 'Come', actions: [{ label: 'When?', href }] }],
      });
    const meant = (href: string): unknown => {
      const pages = {
        'pages/de/agenda.json': page('/'),
        'pages/fr/index.json': page(href),
        'pages/de/index.json': page('/'),
      };
      const found = checkContent(readFiles({ ...files, ...pages, [SITE_FILE]: JSON.stringify(site) }));
      const missing = found.find(({ code }) => code === 'link/missing-page');
      return (missing?.args as { suggestion?: string } | undefined)?.suggestion;
    };
    expect(meant('/fr/agenda')).toBeUndefined();
    expect(meant('/de/agneda')).toBe('/de/agenda');
  });

  it('is, for the page that one is a translation of, none in its own language', () => {
    const files = fixtureFiles('page/no-hero');
    const languages = [{ lang: 'fr', folder: '/fr' }];
    const site = { ...JSON.parse(textIn(files, SITE_FILE)), lang: 'en', languages };
    const translation = JSON.stringify({ ...pageOf('A', []), translationOf: '/accessibility' });
    const pages = {
      'pages/fr/accessibilite.json': translation,
      'pages/fr/index.json': JSON.stringify(pageOf('B', [])),
    };
    const found = checkContent(readFiles({ ...files, ...pages, [SITE_FILE]: JSON.stringify(site) }));
    expect(found.filter(({ code }) => code === 'link/missing-page')).toMatchObject([
      { args: { suggestion: undefined } },
    ]);
  });

  it.each([
    ['https://Example.com/', 'https://example.com'],
    ['bäckerei.de', 'https://xn--bckerei-5wa.de'],
    ['https://example.com:443', undefined],
    ['https://example.com/shop', undefined],
    ['https://example..com', undefined],
  ])('is, for the site at %s, the address as programs know it: %s', (url, expected) => {
    const files = fixtureFiles('page/no-hero');
    const site = { ...JSON.parse(textIn(files, SITE_FILE)), url };
    const found = checkContent(readFiles({ ...files, [SITE_FILE]: JSON.stringify(site) }));
    const [{ edits = [] } = {}] = found.find(({ code }) => code === 'field/wrong-form')?.suggestions ?? [];
    expect((edits[0] as { value?: string } | undefined)?.value).toBe(expected);
  });

  it.each([
    ['only one has all of its fields', {}, 'caseStudy'],
    ['none has all of its fields, be it called as every object has something called', { constructor: 'We' }, undefined],
  ])('is no type of block but the one that fits: %s', (_name, more, expected) => {
    const story = { client: 'Acme', challenge: 'Slow', solution: 'A cache', results: [{ text: 'Fast' }] };
    const page = pageOf('Story', [{ ...story, ...more }]);
    const found = checkContent(
      readFiles({ ...fixtureFiles('page/no-hero'), 'pages/story.json': JSON.stringify(page) }),
    );
    const told = found.filter(({ code }) => code === 'block/missing-type');
    expect(told.map(({ args }) => (args as { suggestion?: string }).suggestion)).toEqual([expected]);
  });

  it('is, for what a name is made of, spelled as it sounds: a field of a form, a block of an owner', () => {
    const files = fixtureFiles('form/reserved-name');
    const text = textIn(files, 'pages/page.json').replace(/"label": "[^"]*"/, '"label": "Größe in cm"');
    const schema = 'blocks/größen-tabelle.schema.json';
    const found = checkContent(readFiles({ ...files, 'pages/page.json': text, [schema]: '{}' }));
    const editsOf = (name: string): unknown => found.find(({ code }) => code === name)?.suggestions?.[0]?.edits;
    expect(editsOf('form/reserved-name')).toMatchObject([{ value: 'groesseInCm' }]);
    expect(editsOf('own/bad-name')).toMatchObject([{ to: 'blocks/groessenTabelle.schema.json' }]);
  });

  it('is, for an old address with the name of the site, where it leads in the end', () => {
    const url = 'https://www.quay.example.org';
    const site = smallSite({
      checks: {},
      url,
      redirects: [
        { from: '/2019/05/a', to: '/b' },
        { from: '/team', to: `${url}/b` },
      ],
    });
    onTestFinished(() => site.remove());
    site.write('pages/b.json', pageOf('B', [{ type: 'hero', heading: 'B' }]));
    const hintsOf = (href: string): string[] => {
      site.write('pages/a.json', pageOf('A', [{ type: 'prose', heading: 'A', body: `[There](${href}).` }]));
      const told = reported(readSite(site.root)).filter(({ file }) => file === 'pages/a.json');
      return told.filter(({ code }) => code.startsWith('link/')).map(({ code, hint }) => `${code} ${hint}`);
    };
    expect(hintsOf(`${url}/2019/05/a/`)).toEqual(['link/own-address Write "/b". "npm run fix" does it for you.']);
    expect(hintsOf('https://quay.example.org/team')).toEqual(['link/own-address Write "/team".']);
    // Without the name of the site, it would lead as little to the page that was meant.
    expect(hintsOf(`${url}/?p=1234`)).toEqual([
      'link/own-address Write the address that the page has here, such as "/contact".',
    ]);
    expect(hintsOf('http://quay.example.org/2019/05/a')).toEqual(['link/own-address Write "/b".']);
    expect(hintsOf(`${url}/B.html#more`)).toEqual(['link/own-address Write "/b#more". "npm run fix" does it for you.']);
    site.write('public/b.html', 'A page made by hand');
    expect(hintsOf(`${url}/b.html`)).toEqual(['link/own-address Write "/b.html". "npm run fix" does it for you.']);
    for (const [href, code] of [
      ['//quay.example.org/b/', 'link/unsafe-address'],
      ['www.quay.example.org/2019/05/a', 'link/incomplete-address'],
    ] as const)
      expect(hintsOf(href)).toEqual([expect.stringMatching(`^${code} Did you mean "/b"`)]);
  });

  it('never leads a link to a section that a part of a list does not have', () => {
    const files = fixtureFiles('page/no-hero');
    const redirects = [{ from: '/old', to: '/journal/page/2#prices' }];
    const site = { ...JSON.parse(textIn(files, SITE_FILE)), redirects, checks: {} };
    const list = pageOf('Journal', [{ type: 'collection', heading: 'Journal', from: '/journal', perPage: 1 }]);
    const entry = pageOf('An entry', [{ type: 'cta', heading: 'More', actions: [{ label: 'More', href: '/old' }] }]);
    const pages = { 'pages/journal/index.json': list, 'pages/journal/a.json': entry, 'pages/journal/b.json': entry };
    const written = Object.entries({ ...pages, [SITE_FILE]: site }).map(([file, data]) => [file, JSON.stringify(data)]);
    const found = checkContent(readFiles({ ...files, ...Object.fromEntries(written) }));
    const told = found.filter(({ code }) => code === 'link/redirected');
    expect(told.map(({ suggestions = [] }) => suggestions.length)).toEqual([0, 0]);
  });

  it.runIf(EVERYTHING)('is told of 3,900 links in one text without reading all of it for each', () => {
    const body = `${`[${'word '.repeat(40)}](/b) `.repeat(3900)}ok!`;
    const page = pageOf('About', [{ type: 'prose', heading: 'About', body }]);
    const found = checkContent(
      readFiles({ ...fixtureFiles('page/no-hero'), 'pages/links.json': JSON.stringify(page) }),
    );
    expect(found.filter(({ code }) => code === 'link/missing-page')).toHaveLength(3900);
  });

  it.each([
    ['address', { label: 'About us', href: `http://localhost:5173/abuot${'/'.repeat(450_000)}x` }],
    ['label', { label: `About${' .'.repeat(225_000)}us`, href: '/' }],
  ])('is found at once where the %s of a button has half a million signs', (_name, action) => {
    const page = pageOf('About', [{ type: 'hero', heading: 'About', actions: [action] }]);
    const found = checkContent(
      readFiles({ ...fixtureFiles('page/no-hero'), 'pages/links.json': JSON.stringify(page) }),
    );
    expect(found.filter(({ file }) => file === 'pages/links.json')).not.toEqual([]);
  });

  it('is not looked for where a text is longer than any of that form', () => {
    const files = fixtureFiles('page/no-hero');
    const site = { ...JSON.parse(textIn(files, SITE_FILE)), url: `${'/'.repeat(100_000)}x` };
    const found = checkContent(readFiles({ ...files, [SITE_FILE]: JSON.stringify(site) }));
    const told = found.filter(({ code }) => code === 'field/wrong-form');
    expect(told.map(({ suggestions = [] }) => suggestions.length)).toEqual([0]);
  });
});

const ENGLISH = { lang: 'en', folder: '/en' };
