import type { PageDocument } from '../../model/types.ts';
import { asAddressName } from '../../model/address.ts';
import { findTokens, replaceTokens, tokenValues } from '../../model/tokens.ts';
import { isBroken, type ContentDocument } from '../../model/content.ts';
import type { DataPath } from '../../model/diagnostic.ts';
import type { SiteContent } from '../read/site-content.ts';
import { languageAt } from './languages.ts';
import { isPublished, today as currentDay } from './publication.ts';
import { siteIndex } from './site-index.ts';

/** What an author wrote in a `collection` block. */
export interface CollectionRequest {
  from: string;
  only?: string[];
  where?: Record<string, string | number | boolean>;
  related?: string;
  sort?: { by: string; direction?: 'ascending' | 'descending' };
  limit?: number;
  perPage?: number;
  categories?: { by: string; label?: string; values?: string[]; intros?: CategoryIntro[] };
  filters?: { by: string; label: string }[];
}

/** What the page of a category says. */
export interface CategoryIntro {
  name: string;
  heading?: string;
  text?: string;
  description?: string;
}

/** A page that a list can show. */
export interface ListedPage {
  address: string;
  page: PageDocument;
}

export type Facts = NonNullable<PageDocument['facts']>;

/** The sound pages directly in a folder, in no particular order. */
export function pagesIn(content: SiteContent, folder: string): ListedPage[] {
  return (siteIndex(content).folders.get(folder) ?? [])
    .filter((document) => !isBroken(document))
    .map((document) => ({ address: document.address, page: inWords(document, content) }));
}

/**
 * Pages with facts of the site in what lists say of them, by their document: a document object is replaced whenever its
 * file changes.
 */
const filled = new WeakMap<ContentDocument, { site: object; page: PageDocument }>();

/** A page with the facts of the site filled in where lists, menus and filters name it. */
function inWords(document: ContentDocument, content: SiteContent): PageDocument {
  const page = document.data as unknown as PageDocument;
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
  if (by === 'title') return entry.page.card?.title ?? entry.page.title;
  const fact = entry.page.facts?.[by];
  return typeof fact === 'string' || typeof fact === 'number' ? fact : undefined;
}

/** Pages in the order asked for. What has no value comes last; equals stand by title, then by address. */
function sortPages(pages: ListedPage[], sort: CollectionRequest['sort'], lang: string): ListedPage[] {
  const by = sort?.by ?? 'order';
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const compare = (a: string | number | undefined, b: string | number | undefined): number => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), lang));
  };
  const title = (entry: ListedPage): string => entry.page.card?.title ?? entry.page.title;
  return pages.toSorted(
    (a, b) =>
      compare(sortValue(a, by), sortValue(b, by)) ||
      title(a).localeCompare(title(b), lang) ||
      a.address.localeCompare(b.address, 'en'),
  );
}

const has = (facts: Facts | undefined, name: string, value: string | number | boolean): boolean => {
  const fact = facts?.[name];
  return Array.isArray(fact) ? fact.includes(String(value)) : fact === value;
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

function matchingPages(content: SiteContent, { from, where = {} }: CollectionRequest, today: string): ListedPage[] {
  const asked = Object.entries(where);
  return pagesIn(content, from).filter(
    ({ page }) => isPublished(page, today) && asked.every(([name, value]) => has(page.facts, name, value)),
  );
}

function inOrderOf(addresses: string[], pages: ListedPage[]): ListedPage[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return addresses.flatMap((address) => byAddress.get(address) ?? []);
}

/** Signs that make names of their own: "C++" and "C#" are not "C". */
const SIGNS: Record<string, string> = { '+': ' plus ', '#': ' sharp ', '&': ' and ' };

/**
 * A category's part of an address: "IT Strategy" is `it-strategy`, "C#" is `c-sharp`. Never empty: other scripts go by
 * the numbers of their letters.
 */
export function slug(name: string): string {
  const plain = asAddressName(name.replace(/[+#&]/g, (sign) => SIGNS[sign] ?? sign));
  const numbers = [...name].map((letter) => (letter.codePointAt(0) ?? 0).toString(16));
  return plain === '' ? `u${numbers.join('-')}` : plain;
}

/** Values of a fact over pages, each once, by name. */
export const factValues = (pages: ListedPage[], name: string): string[] =>
  [...new Set(pages.flatMap(({ page }) => page.facts?.[name] ?? []).map(String))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );

/**
 * One address that a page has because of its collection: a numbered page, a category, or a numbered page of a category.
 */
export interface CollectionView {
  address: string;
  category?: string;
  number: number;
}

/** The addresses a collection gives to the page it stands on; the first is the page itself. */
export function collectionViews(owner: string, pages: ListedPage[], request: CollectionRequest): CollectionView[] {
  const base = owner === '/' ? '' : owner;
  const categories = request.categories ? (request.categories.values ?? factValues(pages, request.categories.by)) : [];
  const numbered = (start: string, listed: ListedPage[], category?: string): CollectionView[] => {
    const count = request.perPage ? Math.max(1, Math.ceil(listed.length / request.perPage)) : 1;
    return Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      category,
      address: index === 0 ? start || '/' : `${start}/page/${index + 1}`,
    }));
  };
  const inCategory = (category: string): ListedPage[] =>
    pages.filter(({ page }) => has(page.facts, request.categories?.by ?? '', category));
  return [
    ...numbered(base, pages),
    ...categories.flatMap((category) => numbered(`${base}/category/${slug(category)}`, inCategory(category), category)),
  ];
}

/** The pages that one view of a collection shows. */
export function pagesOfView(pages: ListedPage[], request: CollectionRequest, view: CollectionView): ListedPage[] {
  const chosen =
    view.category === undefined
      ? pages
      : pages.filter(({ page }) => has(page.facts, request.categories?.by ?? '', view.category ?? ''));
  if (!request.perPage) return chosen;
  return chosen.slice((view.number - 1) * request.perPage, view.number * request.perPage);
}

/** A page's collection blocks that give it more addresses, with where they stand. */
export function pagedCollections(document: ContentDocument): { request: CollectionRequest; path: DataPath }[] {
  if (document.mayMention?.(/"(?:perPage|categories)"/) === false) return [];
  const blocks = document.data?.['blocks'];
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) => {
    const request =
      (block as { type?: unknown } | null)?.type === 'collection' ? usable(block as CollectionRequest) : undefined;
    return request?.perPage || request?.categories ? [{ request, path: ['blocks', index] }] : [];
  });
}

/**
 * What of a request can be followed: a page with mistakes keeps its addresses, whatever its author is writing just now.
 */
function usable(request: CollectionRequest): CollectionRequest | undefined {
  const { from, only, perPage = 0, categories } = request;
  if (typeof from !== 'string') return undefined;
  const values = Array.isArray(categories?.values)
    ? categories.values.filter((value) => typeof value === 'string')
    : undefined;
  return {
    ...request,
    only: Array.isArray(only) ? only : undefined,
    perPage: Number.isInteger(perPage) && perPage > 0 ? perPage : undefined,
    categories: typeof categories?.by === 'string' ? { ...categories, values } : undefined,
  };
}

/** Every address that exists because a collection is split or has categories, with the file of its page. */
export function derivedAddresses(content: SiteContent, today?: string): Map<string, string> {
  const derived = new Map<string, string>();
  for (const document of siteIndex(content).paged)
    for (const address of derivedAddressesOf(document, content, today)) derived.set(address, document.file);
  return derived;
}

/** Addresses follow from the page with the list, the folders that it lists, and the day. */
const addressesBefore = new WeakMap<ContentDocument, { addresses: Set<string>; folders: unknown[]; today: string }>();

/** The addresses that a page has because its collections are split or have categories. */
export function derivedAddressesOf(
  document: ContentDocument,
  content: SiteContent,
  today: string = currentDay(),
): Set<string> {
  const lists = pagedCollections(document);
  const folders = lists.map(({ request }) => siteIndex(content).folders.get(request.from));
  const known = addressesBefore.get(document);
  if (known?.today === today && folders.every((folder, index) => folder === known.folders[index]))
    return known.addresses;
  const views = lists.flatMap(({ request }) => {
    // Sorting thousands of pages to count them would be a waste; only where some are cut off does it matter which.
    const pages =
      request.limit === undefined && !request.only
        ? matchingPages(content, request, today)
        : collectPages(content, request, today);
    return collectionViews(document.address, pages, request).slice(1);
  });
  const addresses = new Set(views.map(({ address }) => address));
  addressesBefore.set(document, { addresses, folders, today });
  return addresses;
}
