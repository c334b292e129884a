import { feedAddress } from '../site/lists/feeds.ts';
import { collectionsWithFeed } from '../site/lists/lists-in.ts';
import { pageDataOf } from '../site/page-data.ts';
import { siteIndex } from '../site/site-index.ts';
import type { ResolveContext } from './resolve-context.ts';
import { summaryAt, type PageSummary } from './page/summary.ts';
import { withSiteName } from './with-site-name.ts';

/** A list that readers can subscribe to: its newest pages, the newest first. */
export interface Feed {
  /** The address of the feed, and of the page with the list. */
  address: string;
  page: string;
  title: string;
  description: string;
  /** The author of what names nobody: the company, as it is called in the language. */
  author: string;
  lang: string;
  /** Few ask for more than the address. */
  entries: () => FeedEntry[];
}

/** What a feed says of a page: each has its day. */
export type FeedEntry = PageSummary & { published: string };

/** More than these no reader has waited for. */
const MAX_ENTRIES = 50;

/** The feeds of all lists that ask for one, by their addresses. */
export function feedsOf(context: ResolveContext): Feed[] {
  return siteIndex(context.content)
    .feeds.filter(context.isShown)
    .flatMap((document): Feed[] => {
      const [list] = collectionsWithFeed(document, context.content);
      if (!list) return [];
      const { site, filled } = context.languageAt(document.address);
      const { title, seo } = pageDataOf(document);
      const { from, only, except, where } = list.request;
      const entries = (): FeedEntry[] =>
        context
          .collect({ from, only, except, where })
          .flatMap(({ address }) => summaryAt(context, address) ?? [])
          .filter((entry): entry is FeedEntry => entry.published !== undefined)
          .toSorted(byDay)
          .slice(0, MAX_ENTRIES);
      return [
        {
          address: feedAddress(document.address),
          page: document.address,
          title: withSiteName(filled(title), site),
          description: filled(seo.description),
          author: site.name,
          lang: site.lang,
          entries,
        },
      ];
    });
}

/** The newest first, those of one day by their addresses. */
const byDay = (a: FeedEntry, b: FeedEntry): number => {
  const [first, second] = a.published === b.published ? [a.address, b.address] : [b.published, a.published];
  return first < second ? -1 : 1;
};
