import type { Author, PageDocument } from '../../../model/page/types.ts';
import type { LanguageSite } from '../resolve-context.ts';
import { factValues } from './fact-values.ts';

/** Those who wrote a page, and where the site says more about them. */
export function authorsIn({ siteData }: Pick<LanguageSite, 'siteData'>, facts: PageDocument['facts']): Author[] {
  return factValues(facts, 'author').map(
    (name) => siteData.authors?.find((author) => author.name === name) ?? { name },
  );
}
