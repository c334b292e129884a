import { afterEach, expect, it } from 'vitest';
import { beginStrings, describeStrings } from '../../../src/engine/authoring/new/strings.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { reported } from '../../support/checked.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import type { TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
afterEach(() => site.remove());

const begin = (): string => {
  const begun = beginStrings(readSite(site.root));
  for (const { change } of begun) site.write(change.file, change.text ?? '');
  return describeStrings(begun);
};
const codesIn = (file: string): string[] =>
  reported(readSite(site.root)).flatMap((found) => (found.file === file ? [found.code] : []));

it('begins what is missing of each language, in brackets that the checker counts', () => {
  site = smallSite({
    checks: {},
    lang: 'fi',
    strings: { header: { menu: 'Meny' } },
    languages: [{ lang: 'el', folder: '/el' }],
  });
  site.write('pages/el/index.json', site.read('pages/index.json'));
  expect(codesIn('pages/_site.json')).toContain('strings/untranslated');

  expect(begin()).toMatch(
    /^[1-9]\d* sentences in "fi": pages\/_site\.json\n[1-9]\d* sentences in "el": pages\/el\/_site\.json\n/,
  );
  expect(site.read('pages/_site.json')).toMatchObject({
    strings: { header: { menu: 'Meny', home: expect.stringMatching(/^\[fi: .+\]$/) } },
  });
  expect(site.read('pages/el/_site.json')).toMatchObject({
    version: 1,
    strings: { header: { home: expect.stringMatching(/^\[el: /) } },
  });
  for (const file of ['pages/_site.json', 'pages/el/_site.json']) {
    expect(codesIn(file)).toContain('text/placeholder');
    expect(codesIn(file)).not.toContain('strings/untranslated');
  }
  expect(begin()).toMatch(/^Every sentence is written/);
});

it.each([
  ['id', ['other']],
  ['fi', ['one', 'other']],
  ['cy', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['be', ['one', 'few', 'many', 'other']],
])('begins in "%s" the forms that it has for numbers', (lang, forms) => {
  site = smallSite({ checks: {}, lang });
  site.write('pages/index.json', {
    ...site.read('pages/index.json'),
    blocks: [{ type: 'inquiryForm', heading: 'Ask' }],
  });
  begin();
  const { strings } = site.read('pages/_site.json') as { strings: { form: { summary: object } } };
  expect(Object.keys(strings.form.summary)).toEqual(forms);
  expect(codesIn('pages/_site.json')).not.toContain('strings/plural-form');
});

it('begins each word of a list and each form of a number as English has it, and writes as the file is written', () => {
  site = smallSite({ checks: {}, lang: 'fi' });
  site.write('pages/index.json', {
    ...site.read('pages/index.json'),
    blocks: [{ type: 'inquiryForm', heading: 'Ask', fields: ['firstName', 'email', 'industry'] }],
  });
  const indented = `${JSON.stringify(site.read('pages/_site.json'), null, 4)}\n`;
  site.write('pages/_site.json', indented);
  const [begun] = beginStrings(readSite(site.root));
  const text = begun?.change.text ?? '';
  const { strings } = JSON.parse(text) as { strings: { form: { industries: string[]; summary: object } } };
  expect(strings.form.industries.length).toBeGreaterThan(3);
  for (const industry of strings.form.industries) expect(industry).toMatch(/^\[fi: .+\]$/);
  expect(strings.form.summary).toEqual({
    one: expect.stringMatching(/^\[fi: .*one .*\]$/i) as string,
    other: expect.stringMatching(/^\[fi: .*\{count\}.*\]$/) as string,
  });
  expect(text.split('\n').filter((line) => !line.startsWith('    '))).toEqual(['{', '}', '']);
});

it('says what a file was before, so that nobody’s words of meanwhile are written over', () => {
  site = smallSite({ checks: {}, lang: 'fi', languages: [{ lang: 'el', folder: '/el' }] });
  site.write('pages/el/index.json', site.read('pages/index.json'));
  const content = readSite(site.root);
  const [first, second] = beginStrings(content);
  expect([first?.change.before, second?.change]).toEqual([
    content.source.bytes('pages/_site.json'),
    expect.not.objectContaining({ before: expect.anything() as unknown }),
  ]);
});

it('begins nothing in a site file that has mistakes', () => {
  site = smallSite({ checks: {}, lang: 'fi', naem: 'Testing' });
  expect(begin).toThrow('pages/_site.json has mistakes. Run "npm run check" to read them.');
});

it('has nothing to begin in a language that is complete', () => {
  site = smallSite({ lang: 'de' });
  expect(beginStrings(readSite(site.root))).toEqual([]);
});
