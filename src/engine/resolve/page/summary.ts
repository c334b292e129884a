import type { PageDocument, PageHead } from '../../../model/page/types.ts';
import { cardTitle } from '../../site/lists/collections.ts';
import { pageDataOf } from '../../site/page-data.ts';
import { factValues } from './facts.ts';
import { datesOf, listedAt, type PageDates } from '../lists/listed.ts';
import { alternatesOf } from './page.ts';
import type { ResolveContext } from '../resolve-context.ts';

/** What files that are made of all pages say of one. */
export interface PageSummary extends PageDates {
  address: string;
  /** Whether it is one of the further addresses of a long list. */
  isPart: boolean;
  /** The pages that it is there to list. */
  listed: () => readonly PageDates[];
  /** The same page in all languages that have it, where there are several. */
  alternates: NonNullable<PageHead['alternates']>;
  /** What is said of it, with facts of the site filled in: few files ask for it. */
  words: () => PageWords;
}

/** What a page says of itself to others. */
export interface PageWords {
  title: string;
  description: string;
  /** What lists say of it. */
  text: string;
  authors: string[];
  categories: string[];
}

/**
 * The summary of the page at an address: none of another name of a page, or of what search engines are to leave out.
 */
export function summaryAt(context: ResolveContext, address: string): PageSummary | undefined {
  const document = context.documentAt(address);
  if (!document) return undefined;
  const page = pageDataOf(document);
  const { seo, aliases } = page;
  if (seo.noindex || aliases?.includes(address)) return undefined;
  const isPart = address !== document.address;
  const listed = (): readonly PageDates[] => listedAt(context, document, address);
  if (isPart && listed().length === 0) return undefined;
  return {
    ...datesOf(document),
    address,
    isPart,
    listed,
    alternates: alternatesOf(context, address),
    words: () => wordsOf(page, context.languageAt(address).filled),
  };
}

function wordsOf({ title, seo, card, facts }: PageDocument, filled: (text: string) => string): PageWords {
  return {
    title: filled(cardTitle({ title, card })),
    description: filled(seo.description),
    text: filled(card?.text ?? seo.description),
    authors: factValues(facts, 'author').map(filled),
    categories: factValues(facts, 'category').map(filled),
  };
}
