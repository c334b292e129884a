import { beforeAll, expect, test } from 'vitest';
import {
  builtPages,
  headFaults,
  policyFaults,
  structureFaults,
  type BuiltPage,
  occurrences,
} from '../../support/page-html.ts';
import { builtSite } from '../../support/sites/built-sites.ts';

// The site that uses every part of the engine, page by page, as a build writes it.
let pages: BuiltPage[];
beforeAll(async () => {
  pages = builtPages(await builtSite('fixture'));
});

test.each([
  ['head', headFaults],
  ['structure', structureFaults],
  ['policy', policyFaults],
])('every page has a sound %s', (_, faultsOf) => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap((page) => faultsOf(page).map((fault) => `${page.address} lacks ${fault}`))).toEqual([]);
});

test('a picture with other files offers them before the one for all, and others are as they were', () => {
  const htmlAt = (address: string): string => pages.find((page) => page.address === address)?.html ?? '';
  expect(htmlAt('/repairs/wheels/tubeless')).toMatch(
    /<picture[^>]*>(?:<source media="\([^"]+" srcset="\/images\/wheel-[^>]+ width="240" height="2\d0">){3}<img src="\/images\/wheel\.svg"/,
  );
  expect(occurrences(htmlAt('/repairs'), '<img')).toBeGreaterThan(1);
  expect(occurrences(htmlAt('/repairs'), '<picture')).toBe(0);
});
