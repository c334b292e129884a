import type { Author, ResolvedPage, ResolvedSite } from '../../../../model/page/types.ts';
import { company, urlOf, type Thing } from './thing.ts';

/** An article: who wrote it, when, and on what. */
export function articleNode({ title, head, about }: ResolvedPage, site: ResolvedSite): Thing {
  const { authors = [], published, updated, categories = [] } = about ?? {};
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: head.description,
    image: head.image,
    datePublished: published,
    dateModified: updated,
    ...(authors.length > 0 && { author: authors.map((author) => personOf(author, site)) }),
    articleSection: categories.length > 1 ? categories : categories[0],
    mainEntityOfPage: head.canonical,
    publisher: company(site),
  };
}

/** Who wrote it, with the page or profile that says more. */
const personOf = ({ name, href }: Author, site: ResolvedSite): Thing => ({
  '@type': 'Person',
  name,
  url: urlOf(site, href),
});
