import { expect, it, vi } from 'vitest';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { trimToCycles } from '../../../src/engine/check/cycles.ts';
import { images } from '../../../src/engine/check/rules/images/images.ts';
import { createSiteContext } from '../../../src/engine/check/site-context.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import { languagesOf } from '../../../src/engine/site/languages/languages.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { SITE_FILE } from '../../../src/model/addresses/address.ts';
import type { ContentDocument } from '../../../src/model/content/content.ts';
import { isError } from '../../../src/model/diagnostics/diagnostic.ts';
import { reported, SCHEMAS } from '../../support/checked.ts';
import { many } from '../../support/many.ts';
import { runs } from '../../support/night.ts';
import { checkPage } from '../../support/sites/memory-site.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { growthOf, STEADY, stepsOf } from '../../support/steps.ts';

/** The codes that are found in a page by itself. */
function codesIn(text: string): string[] {
  const { diagnostics } = createDocument(SCHEMAS, { file: 'pages/page.json', kind: 'page', address: '/page' }, text);
  return diagnostics.map(({ code }) => code);
}

/** Makes a page; what is returned reads it, which finds at least so much wrong with it. */
function reading(blocks: unknown[], least: number): () => void {
  const text = JSON.stringify(pageOf('Page', blocks));
  return () => expect(codesIn(text).length).toBeGreaterThanOrEqual(least);
}

/** Makes a site with a page; what is returned checks it, which finds a code at least so often. */
function checking(code: string, least: number, blocks: object[], more: Record<string, unknown> = {}): () => void {
  const site = smallSite({ checks: { [code]: 'error' }, ...more });
  site.write('pages/page.json', pageOf('Page', [{ type: 'hero', heading: 'Page' }, ...blocks]));
  return () => {
    const found = reported(readSite(site.root)).filter((problem) => problem.code === code);
    expect(found.length).toBeGreaterThanOrEqual(least);
    site.remove();
  };
}

/** What may be meant by a block; by day the first two are asked. */
const MEANT: [string, (at: number) => object][] = [
  ['names of fields', (at) => ({ type: 'hero', haeding: `Good ${at}` })],
  ['numbers in place of texts', (at) => ({ type: 'hero', heading: at })],
  ['pictures without a group', () => ({ type: 'hero', heading: 'A', src: '/images/hero/home.svg', alt: 'A house' })],
  ['entries of another kind', (at) => ({ type: 'checklist', items: [{ title: at }, { title: 'Text' }] })],
];
it.each(MEANT.slice(0, runs(2, Infinity)))(
  'tries what is meant by %s in its own block alone, and not in the whole page',
  (_name, make) => {
    expect(growthOf(200, (count) => reading(many(count, make), count))).toBeLessThan(STEADY);
  },
);

it('compares each of a thousand unknown fields with those that there are, and not with each other', () => {
  const hero = (count: number): object => ({
    type: 'hero',
    ...Object.fromEntries(many(count, (at) => [`heading${at.toString(36)}`, 1])),
  });
  expect(growthOf(1000, (count) => reading([hero(count)], count))).toBeLessThan(STEADY);
});

/** What a page may be full of; by day the first two are asked. */
const FOUND_OFTEN: [string, (count: number) => object[]][] = [
  [
    'link/missing-page',
    (count) => [{ type: 'prose', body: many(count, (at) => `[Link ${at}](/page.json)`).join(' ') }],
  ],
  ['page/duplicate-section', (count) => many(count, (at) => ({ type: 'prose', id: 'same', body: `Text ${at}` }))],
  [
    'link/same-words',
    (count) => many(count, (at) => ({ type: 'prose', body: `[Our offer](#section-${at})`, id: `section-${at}` })),
  ],
  [
    'pricing/thousands',
    (count) => [
      {
        type: 'pricing',
        currency: 'TRY',
        plans: many(count, (at) => ({
          name: `P ${at}`,
          price: 3.455,
          features: ['A'],
          link: { label: `To ${at}`, href: '/' },
        })),
      },
    ],
  ],
];
it.each(FOUND_OFTEN.slice(0, runs(2, Infinity)))(
  'reads a page in which there is much of %s a few times, and not for each',
  (code, make) => {
    expect(growthOf(300, (count) => checking(code, count - 1, make(count)))).toBeLessThan(STEADY);
  },
);

/** What need not be parsed again; by day the first is asked. */
const KNOWN: [string, (at: number) => string, (at: number) => string, string?][] = [
  ['an entity that is there often', () => '&copy; &nosuch; words ', (at) => `&#${1000 + at}; &such${at}; words `],
  [
    'plain words in a table',
    () => '\n| Monday | 9 to 5 |',
    () => '\n| **Monday** | **9 to 5** |',
    '| Day | Open |\n| --- | --- |',
  ],
];
it.each(KNOWN.slice(0, runs(1, Infinity)))(
  'parses %s once or never: where each has to be, it takes longer',
  (_name, known, other, before = '') => {
    const stepsFor = (count: number, part: (at: number) => string): number => {
      const page = JSON.stringify(pageOf('Page', [{ type: 'prose', body: before + many(count, part).join('') }]));
      return stepsOf(() => checkPage(page));
    };
    // What is made once and kept is no part of it.
    stepsFor(10, known);
    expect(stepsFor(200, known)).toBeLessThan(stepsFor(200, other) / 2);
  },
);

it('tells 150,000 fields that are written twice: so many ended the check', () => {
  const page = JSON.stringify(pageOf('Page', [{ type: 'hero', heading: 'A' }]));
  const codes = codesIn(page.replace('"heading":"A"', `"heading":"A"${',"a":1'.repeat(150_000)}`));
  expect(codes.filter((code) => code === 'json/duplicate-key')).toHaveLength(149_999);
});

it('finds a field of a form that is there twice without comparing each with all others', () => {
  const growth = growthOf(300, (count) => {
    const fields = many(count, (at) => ({ name: `question${at}`, label: `Question ${at}` }));
    const again = { label: 'Question 3', name: 'question3' };
    return reading([{ type: 'inquiryForm', heading: 'Ask', fields: [...fields, again] }], 1);
  });
  expect(growth).toBeLessThan(STEADY);
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

/** Redirects that lead to each other; by day the first are asked. */
const REDIRECTS: [string, (count: number) => (at: number) => object, (count: number) => number][] = [
  [
    'site/redirect-chain',
    (count) => (at) => ({ from: `/a${at}`, to: at < count - 1 ? `/a${at + 1}` : '/' }),
    (count) => count - 1,
  ],
  [
    'site/redirect-loop',
    (count) => (at) => ({ from: `/a${at}`, to: `/a${Math.max(at + 1, count / 2) % count}` }),
    () => 1,
  ],
];
it.each(REDIRECTS.slice(0, runs(1, Infinity)))(
  'finds %s among redirects that lead to each other: each way is walked once',
  (code, make, least) => {
    const growth = growthOf(1000, (count) => checking(code, least(count), [], { redirects: many(count, make(count)) }));
    expect(growth).toBeLessThan(STEADY);
  },
);

it('looks for cycles of facts only among those that can be on one', () => {
  const graph = {
    ...Object.fromEntries(many(300, (at) => [`row${at}`, [`row${at + 1}`, 'name']])),
    ...Object.fromEntries(many(300, (at) => [`before${at}`, [at === 299 ? 'ring0' : `before${at + 1}`]])),
    ring0: ['ring1', 'row0'],
    ring1: ['ring0', 'between'],
    between: ['self', 'row7'],
    self: ['self'],
  };
  const cyclic = trimToCycles(new Map(Object.entries(graph)));
  expect(Object.fromEntries([...cyclic].toSorted())).toEqual({
    between: ['self'],
    ring0: ['ring1'],
    ring1: ['ring0', 'between'],
    self: ['self'],
  });
});

it('collects the folders of all languages once, and not for each', () => {
  const growth = growthOf(300, (count) => {
    const data = { languages: many(count, (at) => ({ lang: 'de', folder: `/de${at}` })) };
    const content = { documents: new Map([[SITE_FILE, { data, diagnostics: [] }]]) } as unknown as SiteContent;
    return () => expect(languagesOf(content)).toHaveLength(2);
  });
  expect(growth).toBeLessThan(STEADY);
});

it('looks once at the facts of the pages of a folder, and not for each page and each list of them', () => {
  const growth = growthOf(100, (count) => {
    const site = smallSite();
    const list = { type: 'collection', from: '/posts', related: 'topic', limit: 3 };
    const pages = many(count, (at) => pageOf(`Post ${at}`, [list], { facts: { topic: at % 3, day: at } }));
    for (const [at, page] of pages.entries()) site.write(`pages/posts/post-${at}.json`, page);
    const content = readSite(site.root);
    site.remove();
    return () => expect(checkContent(content).filter(isError)).toEqual([]);
  });
  expect(growth).toBeLessThan(STEADY);
});

it('looks through the files of a site only for a picture that is not there', () => {
  const site = smallSite();
  const content = readSite(site.root);
  site.remove();
  const files = new Set(['/images/team.jpg']);
  const walked = vi.spyOn(files, Symbol.iterator);
  const lookAt = (value: string): void =>
    void images.check({
      document: { references: [{ role: 'image', value, path: ['blocks', 0, 'image', 'src'] }] } as ContentDocument,
      site: { ...createSiteContext(content), publicFiles: () => files },
      report: () => {},
    });
  lookAt('/images/team.jpg');
  expect(walked).not.toHaveBeenCalled();
  lookAt('/images/Team.jpg');
  expect(walked).toHaveBeenCalled();
});
