import type { Author, PageDocument } from '../../../model/page/types.ts';
import type { LanguageSite } from '../resolve-context.ts';

/** What a page says of one thing in its facts: a word, or several. What is left empty says nothing. */
export const factValues = (facts: PageDocument['facts'], name: 'author' | 'category'): string[] =>
  [facts?.[name] ?? []]
    .flat()
    .map(String)
    .filter((value) => value.trim() !== '');

/** Those who wrote a page, and where the site says more about them. */
export function authorsIn({ siteData }: Pick<LanguageSite, 'siteData'>, facts: PageDocument['facts']): Author[] {
  return factValues(facts, 'author').map(
    (name) => siteData.authors?.find((author) => author.name === name) ?? { name },
  );
}
