import { mayHave, type ContentDocument } from '../../../model/content/content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { languageAt } from '../languages/languages.ts';
import {
  collectPages,
  factOf,
  hasFact,
  matchingPages,
  type CollectionRequest,
  type ListedPage,
} from './collections.ts';
import { collectionsIn, type WrittenList } from './lists-in.ts';
import { slugOfCategory } from '../slug.ts';
import { today as currentDay } from '../publication.ts';
import { siteIndex } from '../site-index.ts';

/** Values of a fact over pages, each once, by name as a language sorts them. */
export const valuesOfFact = (pages: ListedPage[], name: string, lang: string): string[] =>
  [...new Set(pages.flatMap(({ page }) => factOf(page.facts, name) ?? []).map(String))].toSorted((a, b) =>
    a.localeCompare(b, lang),
  );

/** The categories of a list in its own order, or as a language sorts them; none where it asks for none. */
export const categoriesOf = (
  { categories }: Pick<CollectionRequest, 'categories'>,
  pages: () => ListedPage[],
  lang: string,
): string[] => (categories ? (categories.values ?? valuesOfFact(pages(), categories.by, lang)) : []);

/**
 * One address that a page has because of its collection: a numbered page, a category, or a numbered page of a category.
 */
export interface CollectionView {
  address: string;
  category?: string;
  number: number;
}

/** The address of a category of a list, in the language of its page. */
export const addressOfCategory = (owner: string, category: string, lang: string): string =>
  `${beginningOf(owner)}/category/${slugOfCategory(category, lang)}`;

const beginningOf = (owner: string): string => (owner === '/' ? '' : owner);

/** What all further addresses begin with that a list can give its page. */
export const furtherAddresses = (owner: string): string[] =>
  ['page', 'category'].map((part) => `${beginningOf(owner)}/${part}/`);

/**
 * The addresses a collection gives to the page it stands on; the first is the page itself, categories stand as its
 * language sorts them.
 */
export function collectionViews(
  owner: string,
  pages: ListedPage[],
  request: CollectionRequest,
  lang: string,
): CollectionView[] {
  const categories = categoriesOf(request, () => pages, lang);
  const numbered = (start: string, listed: ListedPage[], category?: string): CollectionView[] => {
    const count = request.perPage ? Math.max(1, Math.ceil(listed.length / request.perPage)) : 1;
    return Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      category,
      address: index === 0 ? start || '/' : `${start}/page/${index + 1}`,
    }));
  };
  return [
    ...numbered(beginningOf(owner), pages),
    ...categories.flatMap((category) =>
      numbered(addressOfCategory(owner, category, lang), inCategory(pages, request, category), category),
    ),
  ];
}

/** The pages of a list that are in a category of it; all where none is named. */
export const inCategory = (
  pages: ListedPage[],
  { categories }: CollectionRequest,
  category: string | undefined,
): ListedPage[] =>
  category === undefined ? pages : pages.filter(({ page }) => hasFact(page.facts, categories?.by ?? '', category));

/** The pages that one view of a collection shows. */
export function pagesOfView(pages: ListedPage[], request: CollectionRequest, view: CollectionView): ListedPage[] {
  const chosen = inCategory(pages, request, view.category);
  if (!request.perPage) return chosen;
  return chosen.slice((view.number - 1) * request.perPage, view.number * request.perPage);
}

/** A page's collection blocks that give it more addresses, with where they stand. */
export function pagedCollections(document: ContentDocument, content: Pick<SiteContent, 'documents'>): WrittenList[] {
  if (!mayHave(document, 'perPage', 'categories')) return [];
  return collectionsIn(document, content).filter(({ request }) => request.perPage || request.categories);
}

/** Every address that exists because a collection is split or has categories, with the file of its page. */
export function derivedAddresses(content: SiteContent, today?: string): Map<string, string> {
  const derived = new Map<string, string>();
  for (const document of siteIndex(content).paged)
    for (const address of derivedAddressesOf(document, content, today)) derived.set(address, document.file);
  return derived;
}

/**
 * Addresses follow from the page with the list, its language, what it asks for, the folders that it lists, and the day.
 */
interface AddressesBefore {
  addresses: Set<string>;
  asked: string;
  folders: unknown[];
  today: string;
}
const addressesBefore = new WeakMap<ContentDocument, AddressesBefore>();

/** The addresses that a page has because its collections are split or have categories. */
export function derivedAddressesOf(
  document: ContentDocument,
  content: SiteContent,
  today: string = currentDay(),
): Set<string> {
  const lists = pagedCollections(document, content);
  const folders = lists.map(({ request }) => siteIndex(content).folders.get(request.from));
  const { lang } = languageAt(content, document.address);
  const asked = JSON.stringify([lang, lists]);
  const known = addressesBefore.get(document);
  if (
    known?.today === today &&
    known.asked === asked &&
    folders.every((folder, index) => folder === known.folders[index])
  )
    return known.addresses;
  const views = lists.flatMap(({ request }) => {
    // Sorting thousands of pages to count them would be a waste; only where some are cut off does it matter which.
    const pages =
      request.limit === undefined && !request.only
        ? matchingPages(content, request, today)
        : collectPages(content, request, today);
    return collectionViews(document.address, pages, request, lang).slice(1);
  });
  const addresses = new Set(views.map(({ address }) => address));
  addressesBefore.set(document, { addresses, asked, folders, today });
  return addresses;
}
