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
    languages: [{ lang: 'he', folder: '/he' }],
  });
  site.write('pages/he/index.json', site.read('pages/index.json'));
  expect(codesIn('pages/_site.json')).toContain('strings/untranslated');

  expect(begin()).toMatch(
    /^\d+ sentences in "fi": pages\/_site\.json\n\d+ sentences in "he": pages\/he\/_site\.json\n/,
  );
  expect(site.read('pages/_site.json')).toMatchObject({
    strings: { header: { menu: 'Meny', home: expect.stringMatching(/^\[fi: .+\]$/) } },
  });
  expect(site.read('pages/he/_site.json')).toMatchObject({
    version: 1,
    strings: { header: { home: expect.stringMatching(/^\[he: /) } },
  });
  for (const file of ['pages/_site.json', 'pages/he/_site.json']) {
    expect(codesIn(file)).toContain('text/placeholder');
    expect(codesIn(file)).not.toContain('strings/untranslated');
  }
  expect(begin()).toMatch(/^Every sentence is written/);
});

it.each([
  ['th', ['other']],
  ['fi', ['one', 'other']],
  ['cy', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['ru', ['one', 'few', 'many', 'other']],
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

it('has nothing to begin in a language that is complete', () => {
  site = smallSite({ lang: 'de' });
  expect(beginStrings(readSite(site.root))).toEqual([]);
});
