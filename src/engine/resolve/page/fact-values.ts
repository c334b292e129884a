import type { PageDocument } from '../../../model/page/types.ts';

/** What a page says of one thing in its facts: a word, or several. What is left empty says nothing. */
export const factValues = (facts: PageDocument['facts'], name: 'author' | 'category'): string[] =>
  [facts?.[name] ?? []]
    .flat()
    .map(String)
    .filter((value) => value.trim() !== '');
