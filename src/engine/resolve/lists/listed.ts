import { mayHave, type ContentDocument } from '../../../model/content/content.ts';
import { getOrInsert, memoize } from '../../../model/memoize.ts';
import { collectionViews, inCategory } from '../../site/lists/pagination.ts';
import type { CollectionRequest } from '../../site/lists/collections.ts';
import { collectionsIn } from '../../site/lists/lists-in.ts';
import { pageDataOf } from '../../site/page-data.ts';
import type { ResolveContext } from '../resolve-context.ts';

/** What is known of the day on which a page was last changed. */
export interface PageDates {
  file: string;
  /** `2026-05-21` */
  published?: string;
  updated?: string;
}

/** What a page says itself of its days. */
export function datesOf(document: ContentDocument): PageDates {
  if (!mayHave(document, 'facts', 'publishAt', 'updatedAt')) return { file: document.file };
  const { facts, publishAt, updatedAt } = pageDataOf(document);
  const published = typeof facts?.date === 'string' ? facts.date : publishAt;
  return {
    file: document.file,
    ...(published !== undefined && { published }),
    ...(updatedAt !== undefined && { updated: updatedAt }),
  };
}

/**
 * The pages that are listed at an address of a page which is about its list; none where a list only adds to the page.
 * All parts of a list have the same ones, each category its own.
 */
export const listedAt = (context: ResolveContext, document: ContentDocument, address: string): readonly PageDates[] =>
  listedIn(context)(document).get(address) ?? [];

const listedIn = memoize((context: ResolveContext) =>
  memoize((document: ContentDocument) => listedOn(context, document)),
);

type Listed = Map<string, readonly PageDates[]>;

function listedOn(context: ResolveContext, document: ContentDocument): Listed {
  const listed: Listed = new Map();
  for (const { request } of collectionsIn(document, context.content)) {
    if (!isAbout(request, document)) continue;
    for (const [address, dates] of datesByAddress(context, document, request)) {
      const before = listed.get(address);
      listed.set(address, before ? [...before, ...dates] : dates);
    }
  }
  return listed;
}

/** The pages of a list at each of its addresses: the very same for all that have the same. */
function datesByAddress(context: ResolveContext, { address: owner }: ContentDocument, request: CollectionRequest) {
  const all = context.collect(request);
  const known = new Map<string | undefined, PageDates[]>();
  const datesIn = (category: string | undefined): PageDates[] =>
    inCategory(all, request, category).map(({ document }) => datesOf(document));
  const { lang } = context.languageAt(owner).site;
  return collectionViews(owner, all, request, lang).map(({ address, category }): [string, PageDates[]] => [
    address,
    getOrInsert(known, category, () => datesIn(category), Infinity),
  ]);
}

/** Whether a page is there for its list: it has those below it, or is split, or followed by readers. */
const isAbout = ({ from, perPage, categories, feed }: CollectionRequest, { address }: ContentDocument): boolean =>
  from === address || perPage !== undefined || categories !== undefined || feed === true;
