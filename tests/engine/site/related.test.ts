import { expect, it } from 'vitest';
import type { ListedPage } from '../../../src/engine/site/lists/collections.ts';
import { forOwner } from '../../../src/engine/site/lists/related.ts';
import { many } from '../../support/many.ts';
import { growthOf, STEADY } from '../../support/steps.ts';

/** A list of pages, each with what it says of its topic. */
const listOf = (topics: (string | string[])[]): ListedPage[] =>
  topics.map((topic, at) => ({ address: `/${at}`, page: { facts: { topic } } }) as unknown as ListedPage);

const request = { from: '/posts', related: 'topic' };
const shownAt = (pages: ListedPage[], owner: string, topic: string | string[], limit?: number): string[] =>
  forOwner(pages, { ...request, ...(limit !== undefined && { limit }) }, owner, { topic }).map(
    ({ address }) => address,
  );

it('begins with the pages of the same topic that follow, goes around, and then has the others', () => {
  const pages = listOf(['Oil', 'Air', 'Oil', ['Air', 'Oil'], 'Ice', 'Oil']);
  expect(shownAt(pages, '/2', 'Oil')).toEqual(['/3', '/5', '/0', '/4', '/1']);
  expect(shownAt(pages, '/3', ['Air', 'Oil'], 2)).toEqual(['/5', '/0']);
  expect(shownAt(pages, '/5', 'Oil', 3)).toEqual(['/0', '/2', '/3']);
  expect(shownAt(pages, '/4', 'Ice', 2)).toEqual(['/5', '/0']);
});

it('begins with the first for a page that is not in the list', () => {
  const pages = listOf(['Oil', 'Air', 'Oil']);
  expect(shownAt(pages, '/elsewhere', 'Oil', 3)).toEqual(['/0', '/2', '/1']);
  expect(shownAt(pages, '/elsewhere', 'Ice')).toEqual(['/0', '/1', '/2']);
  expect(shownAt([], '/elsewhere', 'Oil', 3)).toEqual([]);
});

it.each<[string, (at: number) => string]>([
  ['many', (at) => `Topic ${at % 3}`],
  ['none', (at) => `Topic ${at}`],
])('looks at few pages for each that has a list, whether %s of the others have its topic', (_name, topicOf) => {
  const growth = growthOf(300, (count) => {
    const topics = many(count, topicOf);
    return () => {
      const pages = listOf(topics);
      for (const [at, topic] of topics.entries()) expect(shownAt(pages, `/${at}`, topic, 3)).toHaveLength(3);
    };
  });
  expect(growth).toBeLessThan(STEADY);
});
