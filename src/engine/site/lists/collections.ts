import { asText } from '../../../model/words/as-text.ts';
import type { AuthoredBlocks, PageDocument } from '../../../model/page/types.ts';
import { findTokens, replaceTokens, tokenValues } from '../../../model/content/tokens.ts';
import { isBroken, type ContentDocument } from '../../../model/content/content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { languageAt } from '../languages/languages.ts';
import { pageDataOf } from '../page-data.ts';
import { isPublished } from '../publication.ts';
import { siteIndex } from '../site-index.ts';

/** Which pages an author asks for in a `collection` block, and how they are to be listed. */
export type CollectionRequest = Pick<
  AuthoredBlocks['collection'],
  | 'from'
  | 'only'
  | 'except'
  | 'where'
  | 'related'
  | 'sort'
  | 'limit'
  | 'perPage'
  | 'categories'
  | 'filters'
  | 'meta'
  | 'feed'
>;

/** A page that a list can show. */
export interface ListedPage {
  address: string;
  document: ContentDocument;
  /** What it says, with the facts of the site filled in. */
  page: PageDocument;
}

/** What an author says about a page, for lists to sort and filter by. */
export type Facts = NonNullable<PageDocument['facts']>;

/** What a page says of one thing. A fact may be called as every object calls something, such as "constructor". */
export const factOf = (facts: Facts | undefined, name: string): Facts[string] | undefined =>
  facts && Object.hasOwn(facts, name) ? facts[name] : undefined;

/** What lists, menus and trails call a page. */
export const cardTitle = ({ card, title }: Pick<PageDocument, 'card' | 'title'>): string => card?.title ?? title;

/** The sound pages directly in a folder, in no particular order. */
export function pagesIn(content: SiteContent, folder: string): ListedPage[] {
  return (siteIndex(content).folders.get(folder) ?? [])
    .filter((document) => !isBroken(document))
    .map((document) => ({ address: document.address, document, page: inWords(document, content) }));
}

/**
 * Pages with facts of the site in what lists say of them, by their document: a document object is replaced whenever its
 * file changes.
 */
const filled = new WeakMap<ContentDocument, { site: object; page: PageDocument }>();

/** A page with the facts of the site filled in where lists, menus and filters name it. */
function inWords(document: ContentDocument, content: SiteContent): PageDocument {
  const page = pageDataOf(document);
  const { title, card, facts } = page;
  const texts = [title, card?.title ?? '', card?.menuText ?? '', ...Object.values(facts ?? {}).flat()].filter(
    (text) => typeof text === 'string',
  );
  if (texts.every((text) => findTokens(text).length === 0)) return page;
  const { data: site } = languageAt(content, document.address);
  const known = filled.get(document);
  if (known && known.site === site) return known.page;
  const tokens = tokenValues(site);
  const fill = <T>(value: T): T => (typeof value === 'string' ? replaceTokens(value, tokens) : value) as T;
  const filledFacts = Object.entries(facts ?? {}).map(([name, fact]) => [
    name,
    Array.isArray(fact) ? fact.map(fill) : fill(fact),
  ]);
  const fresh: PageDocument = {
    ...page,
    title: fill(title),
    ...(card && { card: { ...card, title: fill(card.title), menuText: fill(card.menuText) } }),
    ...(facts && { facts: Object.fromEntries(filledFacts) as Facts }),
  };
  filled.set(document, { site, page: fresh });
  return fresh;
}

function sortValue(entry: ListedPage, by: string): string | number | undefined {
  if (by === 'order') return entry.page.card?.order;
  if (by === 'title') return cardTitle(entry.page);
  const fact = factOf(entry.page.facts, by);
  return typeof fact === 'string' || typeof fact === 'number' ? fact : undefined;
}

/** Pages in the order asked for. What has no value comes last; equals stand by title, then by address. */
function sortPages(pages: ListedPage[], sort: CollectionRequest['sort'], lang: string): ListedPage[] {
  const by = sort?.by ?? 'order';
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const compare = (a: string | number | undefined, b: string | number | undefined): number => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : asText(a).localeCompare(asText(b), lang));
  };
  return pages.toSorted(
    (a, b) =>
      compare(sortValue(a, by), sortValue(b, by)) ||
      cardTitle(a.page).localeCompare(cardTitle(b.page), lang) ||
      a.address.localeCompare(b.address, 'en'),
  );
}

/**
 * Whether a page has a fact of this value, or several with it among them. A category is a text, whatever the fact is.
 */
export const hasFact = (facts: Facts | undefined, name: string, value: string | number | boolean): boolean => {
  const fact = factOf(facts, name);
  return Array.isArray(fact) ? fact.includes(asText(value)) : fact !== undefined && asText(fact) === asText(value);
};

/** The pages that a collection lists in all, before it is split into numbered pages. */
export function collectPages(content: SiteContent, request: CollectionRequest, today: string): ListedPage[] {
  const matching = matchingPages(content, request, today);
  return (
    request.only
      ? inOrderOf(request.only, matching)
      : sortPages(matching, request.sort, languageAt(content, request.from).lang)
  ).slice(0, request.limit);
}

/** The same in no particular order, and without a limit. */
export function matchingPages(
  content: SiteContent,
  { from, except = [], where = {} }: CollectionRequest,
  today: string,
): ListedPage[] {
  const asked = Object.entries(where);
  return pagesIn(content, from).filter(
    ({ address, page }) =>
      !except.includes(address) &&
      isPublished(page, today) &&
      asked.every(([name, value]) => hasFact(page.facts, name, value)),
  );
}

function inOrderOf(addresses: string[], pages: ListedPage[]): ListedPage[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return addresses.flatMap((address) => byAddress.get(address) ?? []);
}
