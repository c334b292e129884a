import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { structuredData, thingsOf } from '../../src/engine/build/structured-data/index.ts';
import type { Thing } from '../../src/engine/build/structured-data/thing.ts';
import { resolved } from '../support/bundle.ts';
import { FIXTURE_PAGES, PROJECT } from '../support/dist.ts';

interface Vocabulary {
  types: Record<string, { is: string[]; has: Record<string, string[]> }>;
}

const { types } = JSON.parse(
  fs.readFileSync(path.join(PROJECT, 'tests/fixtures/schema-org.json'), 'utf8'),
) as Vocabulary;

/** Values that are no things of their own, by the names that the vocabulary has for them. */
const VALUES: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  // Anything may be named by its address (https://schema.org/docs/gs.html#schemaorg_expected).
  Thing: (value) => typeof value === 'string' && URL.canParse(value),
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  Duration: (value) => typeof value === 'string' && /^P\d+[YM]$/.test(value),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
};

/** A type and all that it is a kind of. */
const kindsOf = (type: string): string[] => [type, ...(types[type]?.is ?? []).flatMap(kindsOf)];

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value;

/** What of a thing the vocabulary does not have. */
function faultsOf(thing: Thing): string[] {
  const { '@type': type, ...properties } = thing;
  if (!types[type]) return [`There is no type ${type}`];
  return Object.entries(properties).flatMap(([name, written]) => {
    if (written === undefined) return [];
    const ranges = kindsOf(type).flatMap((kind) => types[kind]?.has[name] ?? []);
    return [written].flat().flatMap((value: unknown) => {
      const fits = isThing(value)
        ? kindsOf(value['@type']).some((kind) => ranges.includes(kind))
        : ranges.some((range) => VALUES[range]?.(value));
      return [
        ...(fits ? [] : [`${type}.${name} cannot be ${JSON.stringify(value)}`]),
        ...(isThing(value) ? faultsOf(value) : []),
      ];
    });
  });
}

/** All types in a thing. */
const typesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(isThing(value) ? [value['@type']] : []), ...Object.values(value).flatMap(typesIn)];

const content = resolved(FIXTURE_PAGES);
const thingsAt = (address: string): Thing[] => {
  const page = content.page(address)!;
  return thingsOf(page, content.siteAt(page));
};
const typesAt = (address: string): string[] => thingsAt(address).map((thing) => thing['@type']);

describe('what pages say in the words of schema.org', () => {
  const all = [...content.addresses.keys()].flatMap(thingsAt);

  test('is in its vocabulary', () => {
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  test('is all that a site can be about', () => {
    expect([...new Set(typesIn(all))].toSorted().join(' ')).toBe(
      'Answer BlogPosting BreadcrumbList FAQPage ListItem Offer OfferCatalog Organization ' +
        'Person Question Service UnitPriceSpecification WebSite',
    );
  });

  test.each([
    ['/', ['Organization', 'WebSite']],
    ['/about', []],
    ['/repairs', ['OfferCatalog']],
    ['/repairs/tune-up', ['Service', 'BreadcrumbList']],
    ['/journal/page/2', ['BreadcrumbList']],
    ['/journal/quiet-chain', ['BlogPosting', 'BreadcrumbList']],
    ['/visit', ['FAQPage']],
  ])('at %s follows from what the page is', (address, expected) => {
    expect(typesAt(address)).toEqual(expected);
  });

  test('names who wrote an article, and when', () => {
    expect(thingsAt('/journal/true-wheel')[0]).toMatchObject({
      headline: 'A true wheel',
      author: [{ '@type': 'Person', name: 'Ruth Amadi' }],
      datePublished: '2025-06-14',
      dateModified: '2025-09-30',
      articleSection: 'Care',
      mainEntityOfPage: 'https://spoke-and-chain.example.org/journal/true-wheel',
    });
  });

  test('has formatted answers as plain text', () => {
    expect(JSON.stringify(thingsAt('/visit'))).toContain('Not before noon. After that:\\n- ring us\\n- or write');
  });
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
