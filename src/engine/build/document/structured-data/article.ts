import type { ResolvedPage, ResolvedSite } from '../../../../model/page/types.ts';
import { company, type Thing } from './thing.ts';

/** An article: who wrote it, when, and on what. */
export function articleNode({ title, head, about }: ResolvedPage, site: ResolvedSite): Thing {
  const { authors = [], published, updated, category } = about ?? {};
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: head.description,
    image: head.image,
    datePublished: published,
    dateModified: updated,
    ...(authors.length > 0 && { author: authors.map((name) => ({ '@type': 'Person', name })) }),
    articleSection: category,
    mainEntityOfPage: head.canonical,
    publisher: company(site),
  };
}
