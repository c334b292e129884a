import { expect, it, vi } from 'vitest';
import * as words from '../../../src/model/words/meant/nearest.ts';
import { nearCircles } from '../../../src/engine/check/circles.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import * as addresses from '../../../src/engine/site/links/known-addresses.ts';
import { languagesOf } from '../../../src/engine/site/languages/languages.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { SITE_FILE } from '../../../src/model/addresses/address.ts';
import * as sameData from '../../../src/model/content/same-data.ts';
import * as texts from '../../../src/engine/read/parsed-text.ts';
import * as parser from '../../../src/engine/read/rich-text/mdast.ts';
import * as markdown from '../../../src/engine/read/rich-text/simple-markdown.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { reported, SCHEMAS } from '../../support/checked.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

// Counted, and done as ever.
vi.mock('../../../src/model/words/meant/nearest.ts', async (original) => {
  const actual = await original<typeof words>();
  return { ...actual, nearest: vi.fn(actual.nearest) };
});
vi.mock('../../../src/engine/read/rich-text/simple-markdown.ts', async (original) => {
  const actual = await original<typeof markdown>();
  return { ...actual, simpleMarkdown: vi.fn(actual.simpleMarkdown) };
});
vi.mock('../../../src/engine/read/rich-text/mdast.ts', async (original) => {
  const actual = await original<typeof parser>();
  return { ...actual, blocksOf: vi.fn(actual.blocksOf) };
});
vi.mock('../../../src/engine/site/links/known-addresses.ts', async (original) => {
  const actual = await original<typeof addresses>();
  return { ...actual, redirectTarget: vi.fn(actual.redirectTarget) };
});
vi.mock('../../../src/model/content/same-data.ts', async (original) => {
  const actual = await original<typeof sameData>();
  return { ...actual, isSameData: vi.fn(actual.isSameData) };
});
vi.mock('../../../src/engine/read/parsed-text.ts', async (original) => {
  const actual = await original<typeof texts>();
  return { ...actual, parsedText: vi.fn(actual.parsedText) };
});

const NAME = { file: 'pages/page.json', kind: 'page', address: '/page' } as const;
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** How many letters of data were compared with schemas, and what was found. */
function compared(page: object): { letters: number; found: number } {
  let letters = 0;
  const validate: typeof SCHEMAS.validate = (kind, data) => {
    letters += JSON.stringify(data).length;
    return SCHEMAS.validate(kind, data);
  };
  const { diagnostics } = createDocument({ ...SCHEMAS, validate }, NAME, JSON.stringify(page));
  return { letters, found: diagnostics.length };
}

it.each<[string, (at: number) => object]>([
  ['names of fields', (at) => ({ type: 'hero', haeding: `Good ${at}` })],
  ['numbers in place of texts', (at) => ({ type: 'hero', heading: at })],
  ['pictures without a group', () => ({ type: 'hero', heading: 'A', src: '/images/hero/home.svg', alt: 'A house' })],
  ['entries of another kind', (at) => ({ type: 'checklist', items: [{ title: at }, { title: 'Text' }] })],
])('tries what is meant by %s in its own block alone, and not in the whole page', (_name, make) => {
  const workFor = (count: number): number => {
    const { letters, found } = compared(pageOf('Page', many(count, make)));
    expect(found).toBeGreaterThanOrEqual(count);
    return letters / count;
  };
  expect(workFor(200)).toBeLessThan(workFor(20) * 1.5);
});

it('compares each of a thousand unknown fields with those that there are, and not with each other', () => {
  const workFor = (count: number): number => {
    vi.mocked(words.nearest).mockClear();
    const names = many(count, (at) => [`heading${at.toString(36)}`, 1] as const);
    const page = pageOf('Page', [{ type: 'hero', ...Object.fromEntries(names) }]);
    expect(compared(page).found).toBeGreaterThanOrEqual(count);
    const looks = vi.mocked(words.nearest).mock.calls.map(([, candidates]) => [...candidates].length);
    return looks.reduce((sum, each) => sum + each, 0) / count;
  };
  expect(workFor(1000)).toBeLessThan(workFor(100) * 1.5);
});

it.each([
  ['an entity', '&copy; &nosuch; words '.repeat(500), 3],
  ['plain words in a table', `| Day | Open |\n| --- | --- |\n${'| Monday | 9 to 5 |\n'.repeat(500)}`, 1],
])('parses a text with %s a thousand times, and not each of them', (_name, body, times) => {
  const site = smallSite();
  site.write('pages/page.json', pageOf('Page', [{ type: 'prose', body }]));
  vi.mocked(parser.blocksOf).mockClear();
  reported(readSite(site.root));
  expect(vi.mocked(parser.blocksOf).mock.calls.length).toBeLessThanOrEqual(times);
  expect(vi.mocked(parser.blocksOf)).toHaveBeenCalled();
  site.remove();
});

it('reads a text with many links to mend once, and not for each', () => {
  const site = smallSite();
  const text = many(500, (at) => `[Link ${at}](/page.json)`).join(' ');
  site.write('pages/page.json', pageOf('Page', [{ type: 'prose', body: text }]));
  vi.mocked(markdown.simpleMarkdown).mockClear();
  expect(reported(readSite(site.root)).length).toBeGreaterThanOrEqual(500);
  expect(vi.mocked(markdown.simpleMarkdown).mock.calls.length).toBeLessThan(20);
  site.remove();
});

it.each<[string, object[]]>([
  ['page/duplicate-section', many(300, (at) => ({ type: 'prose', id: 'same', body: `Text ${at}` }))],
  [
    'link/same-words',
    many(300, (at) => ({
      type: 'prose',
      body: `[Our offer](#section-${at})`,
      id: `section-${at}`,
    })),
  ],
  [
    'pricing/thousands',
    [
      {
        type: 'pricing',
        currency: 'TRY',
        plans: many(300, (at) => ({
          name: `P ${at}`,
          price: 3.455,
          features: ['A'],
          link: { label: `To ${at}`, href: '/' },
        })),
      },
    ],
  ],
])('reads a page in which there is much of %s a few times, and not for each', (code, blocks) => {
  const site = smallSite({ checks: { [code]: 'error' } });
  site.write('pages/page.json', pageOf('Page', [{ type: 'hero', heading: 'Page' }, ...blocks]));
  vi.mocked(texts.parsedText).mockClear();
  const found = reported(readSite(site.root)).filter((each) => each.code === code);
  expect(found.length).toBeGreaterThan(100);
  expect(vi.mocked(texts.parsedText).mock.calls.length).toBeLessThan(20);
  site.remove();
});

it('tells 150,000 fields that are written twice: so many ended the check', () => {
  const page = JSON.stringify(pageOf('Page', [{ type: 'hero', heading: 'A' }]));
  const text = page.replace('"heading":"A"', `"heading":"A"${',"a":1'.repeat(150_000)}`);
  const { diagnostics } = createDocument(SCHEMAS, NAME, text);
  expect(diagnostics.filter(({ code }) => code === 'json/duplicate-key')).toHaveLength(149_999);
});

it('finds a field of a form that is there twice without comparing each with all others', () => {
  const fields = many(300, (at) => ({ name: `question${at}`, label: `Question ${at}` }));
  const again = { label: 'Question 3', name: 'question3' };
  const page = pageOf('Page', [{ type: 'inquiryForm', heading: 'Ask', fields: [...fields, again] }]);
  vi.mocked(sameData.isSameData).mockClear();
  const { diagnostics } = createDocument(SCHEMAS, NAME, JSON.stringify(page));
  expect(diagnostics.map(({ code }) => code)).toContain('block/repeated');
  expect(vi.mocked(sameData.isSameData).mock.calls.length).toBeLessThan(300);
});

it('adds what is wrong with each of many blocks to one list, and copies none', () => {
  const page = pageOf('Page', [...many(300, () => 'Text'), { type: 'hero', heading: 'A' }]);
  const copied = vi.spyOn(Array.prototype, 'concat');
  const { errors } = SCHEMAS.validate('page', page);
  const copies = copied.mock.calls.length;
  copied.mockRestore();
  expect(errors.length).toBeGreaterThanOrEqual(300);
  expect(copies).toBe(0);
});

it.each<[string, number, (count: number) => (at: number) => object]>([
  ['site/redirect-chain', 299, (count) => (at) => ({ from: `/a${at}`, to: at < count - 1 ? `/a${at + 1}` : '/' })],
  ['site/redirect-loop', 1, (count) => (at) => ({ from: `/a${at}`, to: `/a${Math.max(at + 1, count / 2) % count}` })],
])('finds %s among redirects that lead to each other: each way is walked once', (code, expected, makeFor) => {
  const site = smallSite({
    redirects: many(300, makeFor(300)),
    checks: { 'site/redirect-chain': 'warning' },
  });
  vi.mocked(addresses.redirectTarget).mockClear();
  const found = reported(readSite(site.root)).filter((each) => each.code === code);
  expect(found.length).toBe(expected);
  expect(vi.mocked(addresses.redirectTarget).mock.calls.length).toBeLessThan(300 * 10);
  site.remove();
});

it('looks for facts that lead back to themselves among those alone that may', () => {
  const ways = {
    ...Object.fromEntries(many(300, (at) => [`row${at}`, [`row${at + 1}`, 'name']])),
    ...Object.fromEntries(many(300, (at) => [`before${at}`, [at === 299 ? 'ring0' : `before${at + 1}`]])),
    ring0: ['ring1', 'row0'],
    ring1: ['ring0', 'between'],
    between: ['self', 'row7'],
    self: ['self'],
  };
  const near = nearCircles(new Map(Object.entries(ways)));
  expect(Object.fromEntries([...near].toSorted())).toEqual({
    between: ['self'],
    ring0: ['ring1'],
    ring1: ['ring0', 'between'],
    self: ['self'],
  });
});

it('collects the folders of all languages once, and not for each', () => {
  const looksFor = (count: number): number => {
    let looks = 0;
    const languages = many(count, (at) => ({
      lang: 'de',
      get folder() {
        looks++;
        return `/de${at}`;
      },
    }));
    languagesOf({ documents: new Map([[SITE_FILE, { data: { languages } }]]) } as unknown as SiteContent);
    return looks / count;
  };
  expect(looksFor(300)).toBe(looksFor(30));
});
