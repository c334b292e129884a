import { expect, test } from 'vitest';
import { PROJECT } from '../support/places.ts';
import { searchOf } from '../support/search.ts';

const { titles, page, find } = searchOf(PROJECT);

test('each page is found by its title before all others', () => {
  expect(titles.size).toBeGreaterThan(35);
  for (const title of titles.values()) expect(titles.get(find(title).hits[0]?.address ?? '')).toBe(title);
});

test('each page is found by what search engines and tabs call it, on the first screen', () => {
  const others = [...titles.keys()].filter((address) => page(address).tabTitle);
  expect(others.length).toBeGreaterThan(20);
  for (const address of others) {
    const found = find(page(address).tabTitle ?? '').hits.slice(0, 3);
    expect(found.map((hit) => hit.address)).toContain(address);
  }
});

test.each([
  ['hippa', '/industries/healthcare'],
  ['move to the clould', '/services/cloud'],
  ['phishing', '/insights/blog/phishing-resistant-sign-in'],
  ['openings', '/careers'],
  ['migrations', '/services/cloud'],
  ['face recognition', '/services/face-id-auth'],
])('a visitor who asks for "%s" finds what they meant', (query, address) => {
  expect(
    find(query)
      .hits.slice(0, 3)
      .map((hit) => hit.address),
  ).toContain(address);
});
