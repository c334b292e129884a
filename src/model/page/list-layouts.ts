import type { CollectionBlock, PageCard } from './types.ts';

type Layout = NonNullable<CollectionBlock['layout']>;

/** The facts in the line above the title of an article, unless an author chooses others. */
export const ARTICLE_FACTS = ['date', 'category', 'industry', 'author'];

const WHOLE_CARD = ['icon', 'image', 'title', 'text', 'bullets', 'tone', 'figure', 'linkLabel'] as const;

/** What each layout of a list shows of a page: browsers get nothing else of it. */
export const CARD_FIELDS: Record<Layout, readonly (keyof PageCard)[]> = {
  cards: WHOLE_CARD,
  bento: WHOLE_CARD,
  tiles: ['icon', 'title', 'text', 'linkLabel'],
  articles: ['image', 'title', 'text', 'figure', 'linkLabel'],
  rows: ['title', 'text'],
};
