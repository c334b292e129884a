import { offerNodes } from '../../../src/engine/build/document/structured-data/offers.ts';
import { questionNodes } from '../../../src/engine/build/document/structured-data/questions.ts';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ResolvedPage } from '../../../src/model/page/types.ts';
import { structuredData, thingsOf } from '../../../src/engine/build/document/structured-data/index.ts';
import type { Thing } from '../../../src/engine/build/document/structured-data/thing.ts';
import type { ResolvedContent } from '../../../src/engine/resolve/resolve-content.ts';
import { resolved } from '../../support/bundle.ts';
import { FIXTURE_ROOT, PROJECT } from '../../support/places.ts';
import { faultsOf, typesIn } from '../../support/schema-org.ts';

const thingsIn = (site: ResolvedContent, address: string): Thing[] => {
  const page = site.page(address)!;
  return thingsOf(page, site.siteAt(page));
};
const allIn = (site: ResolvedContent): Thing[] =>
  [...site.addresses.keys()].flatMap((address) => thingsIn(site, address));

const content = resolved(FIXTURE_ROOT);
const thingsAt = (address: string): Thing[] => thingsIn(content, address);
const typesAt = (address: string): string[] => thingsAt(address).map((thing) => thing['@type']);

describe('what pages say in the words of schema.org', () => {
  test.each(['.', 'tests/fixtures/site', 'examples/bakery', 'examples/nasma'])(
    'is in its vocabulary and all that is wanted, in %s',
    (root) => {
      const all = allIn(resolved(path.join(PROJECT, root)));
      expect(all.length).toBeGreaterThan(2);
      expect(all.flatMap(faultsOf)).toEqual([]);
    },
  );

  test('is all that a site can be about', () => {
    expect([...new Set(typesIn(allIn(content)))].toSorted().join(' ')).toBe(
      'Answer BikeStore BlogPosting BreadcrumbList FAQPage ListItem Offer OfferCatalog OpeningHoursSpecification ' +
        'Person PostalAddress Question Service UnitPriceSpecification VideoObject WebSite',
    );
  });

  test.each([
    ['/', ['BikeStore', 'WebSite', 'BikeStore']],
    ['/about', []],
    ['/repairs', ['OfferCatalog']],
    ['/repairs/tune-up', ['Service', 'BreadcrumbList']],
    ['/journal/page/2', ['BreadcrumbList']],
    ['/journal/quiet-chain', ['BlogPosting', 'BreadcrumbList']],
    ['/journal/first-commute', ['VideoObject', 'BreadcrumbList']],
    ['/visit', ['BikeStore', 'FAQPage']],
  ])('at %s follows from what the page is', (address, expected) => {
    expect(typesAt(address)).toEqual(expected);
  });

  test('names who wrote an article, and when', () => {
    expect(thingsAt('/journal/true-wheel')[0]).toMatchObject({
      headline: 'A true wheel',
      author: [{ '@type': 'Person', name: 'Ruth Amadi', url: 'https://spoke-and-chain.example.org/about#story' }],
      datePublished: '2025-06-14',
      dateModified: '2025-09-30',
      articleSection: 'Care',
      mainEntityOfPage: 'https://spoke-and-chain.example.org/journal/true-wheel',
    });
  });

  test('has a film with its picture and its words', () => {
    expect(thingsAt('/journal/first-commute')[0]).toEqual({
      '@type': 'VideoObject',
      name: 'A turning wheel',
      description: 'It hangs in the stand and does not wobble.',
      thumbnailUrl: 'https://spoke-and-chain.example.org/images/bench.png',
      contentUrl: 'https://spoke-and-chain.example.org/videos/wheel.webm',
      uploadDate: '2026-02-07',
      transcript: 'Listen to the spokes.',
    });
  });

  test('says where the company is', () => {
    expect(thingsAt('/')[0]?.['address']).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '4 Chandlers Quay',
      postalCode: 'HB 04',
      addressLocality: 'Harrow Bay',
      addressRegion: 'Harrow',
      addressCountry: 'BM',
    });
  });

  test('has formatted answers as plain text', () => {
    expect(JSON.stringify(thingsAt('/visit'))).toContain('Not before noon. After that:\\n- ring us\\n- or write');
  });
});

test('what is not in the vocabulary is seen', () => {
  const question = { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Anser', text: 'Now.' } };
  expect(faultsOf({ '@type': 'FAQPage', mainEntity: [question], titel: 'Questions' })).toEqual([
    'Question.acceptedAnswer cannot be of type Anser',
    'There is no type Anser',
    'FAQPage has no titel',
  ]);
  const article = { '@type': 'BlogPosting', headline: 7, datePublished: '2026-13-01', image: 'a picture' };
  expect(faultsOf(article)).toEqual([
    'BlogPosting lacks publisher',
    'BlogPosting.headline cannot be 7',
    'BlogPosting.datePublished cannot be "2026-13-01"',
    'BlogPosting.image cannot be "a picture"',
  ]);
});

test('a page that is hidden from search engines says nothing, and no text ends the element it stands in', () => {
  const page = content.page('/visit')!;
  const faq = page.blocks.find(({ type }) => type === 'faq');
  const hostile = { ...faq, items: [{ question: '</script><script>alert(1)</script>', answer: 'No.' }] };
  const site = content.siteAt(page);
  const written = structuredData({ ...page, blocks: [hostile as never] }, site);
  expect(written.match(/<\/script>/g)).toHaveLength(1);
  expect(structuredData({ ...page, head: { ...page.head, noindex: true } }, site)).toBe('');
});

test.each([
  // Beside a monthly price, an annual one is for a month, too, and so it says where it has no unit.
  [{ annual: 5, monthly: 6 }, {}, ['5 undefined', '6 P1M']],
  [{ annual: 60 }, {}, ['60 P1Y']],
  [{ annual: 5 }, { unit: 'per month' }, ['5 undefined']],
  [{ monthly: 6 }, { unit: 'per class' }, ['6 undefined']],
  [{ price: 120 }, {}, ['120 undefined']],
])('a plan with %j says what it costs in each way in which it is paid, in a block with %j', (sums, more, expected) => {
  const plan = { name: 'Air', features: ['All'], link: { label: 'Go', href: '/visit' }, ...sums };
  const page = { title: 'Prices', blocks: [{ type: 'pricing', ...more, plans: [plan] }] } as unknown as ResolvedPage;
  const [catalog] = offerNodes(page, content.siteAt(content.page('/visit')!)) as unknown as [
    { itemListElement: Thing[] },
  ];
  const [offer] = catalog.itemListElement;
  const prices = offer?.['priceSpecification'] as unknown as { price: number; billingDuration?: string }[];
  expect(prices.map(({ price, billingDuration }) => `${price} ${billingDuration}`)).toEqual(expected);
});

test('an answer keeps the numbers of its lists', () => {
  const answer = [
    { tag: 'ol', start: 24, children: [{ tag: 'li', children: ['December: closed'] }] },
    { tag: 'ul', children: [{ tag: 'li', children: ['Open'] }] },
  ];
  const page = { blocks: [{ type: 'faq', items: [{ question: 'When?', answer }] }] } as unknown as ResolvedPage;
  expect(questionNodes(page)).toMatchObject([
    { mainEntity: [{ acceptedAnswer: { text: '24. December: closed\n- Open' } }] },
  ]);
});

test('an answer has the words of another language among its others', () => {
  const answer = [{ tag: 'p', children: ['Of ', { tag: 'span', lang: 'de', children: ['Welt'] }, 's.'] }];
  const page = { blocks: [{ type: 'faq', items: [{ question: 'Of what?', answer }] }] } as unknown as ResolvedPage;
  expect(questionNodes(page)).toMatchObject([{ mainEntity: [{ acceptedAnswer: { text: 'Of Welts.' } }] }]);
});
