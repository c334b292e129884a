import type { Author, PageDocument } from '../../../model/page/types.ts';
import type { LanguageSite } from '../resolve-context.ts';

/** The names of those who wrote a page, as its facts have them. */
export const authorsOf = (facts: PageDocument['facts']): string[] => [facts?.['author'] ?? []].flat().map(String);

/** Those who wrote a page, and where the site says more about them. */
export function authorsIn({ siteData }: Pick<LanguageSite, 'siteData'>, facts: PageDocument['facts']): Author[] {
  return authorsOf(facts).map((name) => siteData.authors?.find((author) => author.name === name) ?? { name });
}
