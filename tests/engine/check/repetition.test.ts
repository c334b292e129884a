import { expect, it } from 'vitest';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { inGerman } from '../../../src/engine/check/messages/german-example.ts';
import { readContent } from '../../../src/engine/read/read-content.ts';
import { fields, site, words, type Example } from '../../../src/model/diagnostics/example.ts';
import { SCHEMAS } from '../../support/checked.ts';
import { exampleSite } from '../../support/sites/example-site.ts';

const ASKED = '"checks": { "text/repeated": "warning", "text/same-opening": "warning" }';

const said = (example: Example): string[] =>
  checkContent(readContent(exampleSite(example), SCHEMAS))
    .filter(({ code }) => code === 'text/repeated' || code === 'text/same-opening')
    .map(({ code, file }) => `${file} ${code}`);

/** A page for each of these texts, which is a heading or, with a period at its end, a sentence. */
const pages = (texts: string[], folder = 'pages/services'): Example['otherFiles'] =>
  Object.fromEntries(
    texts.map((text, index) => {
      const own = text.endsWith('.') ? `"Services", "text": "${text}"` : `"${text}"`;
      return [`${folder}/page-${index}.json`, fields(`"blocks": [{ "type": "hero", "heading": ${own} }]`)];
    }),
  );
const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);
const asked = (texts: string[]): Example => words('', { 'pages/_site.json': site(ASKED), ...pages(texts) });

it('says nothing of repetitions to a site that has not asked', () => {
  expect(said(words('', pages(times(9, 'We write down everything that we do'))))).toEqual([]);
});

it('allows fewer pages the more words they repeat', () => {
  expect(said(asked(times(3, 'People who pick up')))).toEqual([]);
  expect(said(asked(times(4, 'People who pick up')))).toHaveLength(3);
  expect(said(asked(times(2, 'We fix it by noon.')))).toEqual([]);
  expect(said(asked(times(2, 'We fix it by noon, and if we cannot, we say so by ten.')))).toEqual([
    'pages/services/page-1.json text/repeated',
  ]);
});

it('allows labels, what is still to be written, and more pages that begin alike the more pages there are', () => {
  expect(said(asked(times(9, 'Read next')))).toEqual([]);
  // What a template asks for is no repetition of those who have not yet written it.
  expect(said(asked(times(9, '[Name the problem in the words of a client]')))).toEqual([]);
  const headings = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => (index % 6 === 0 ? `${index + 2} ways around` : `Way${index} is open`));
  expect(said(asked(headings(30)))).toEqual([]);
  expect(said(asked([...headings(30), 'Two more ways']))).toHaveLength(1);
});

it('compares whole words, marks and all', () => {
  const hindi = ['खेल', 'खुला', 'खाना', 'खिड़की', 'ख़बर', 'खोज'].map((word) => `${word} दिवस आज है`);
  expect(said(asked(hindi))).toEqual([]);
  expect(said(asked(times(6, 'खेल दिवस आज है')))).not.toEqual([]);
});

it('compares pages of one language', () => {
  const [first = '', second = ''] = times(2, 'We fix it by noon, and if we cannot, we say so by ten.');
  const around = { ...pages([first]), ...pages([second], 'pages/de/services') };
  expect(said(inGerman(ASKED, around))).toEqual([]);
  const german = pages(
    [
      'Zwei Wege',
      'Drei Wege hinein',
      'Vier Wege hinaus',
      'Fünf Wege dazu',
      '6 Wege davon',
      'Acht Wege daran',
      'Elf Wege darum',
    ],
    'pages/de/services',
  );
  expect(said(inGerman(ASKED, german))).toEqual(['pages/de/services/page-6.json text/same-opening']);
});
