import { factOf, type CollectionRequest, type Facts, type ListedPage } from './collections.ts';

/** Whether a list is one of related pages: one whose pages are named, or that has parts, is the same everywhere. */
const isRelated = ({ related, only, perPage, categories }: CollectionRequest): boolean =>
  related !== undefined && !only && !perPage && !categories;

const valuesOf = (facts: Facts | undefined, name: string): string[] => [factOf(facts, name) ?? []].flat().map(String);

/** What to ask for to find the pages of a list, before they are put in order for the page that it stands on. */
export const requestFor = (request: CollectionRequest): CollectionRequest =>
  isRelated(request) ? { ...request, limit: undefined } : request;

/**
 * The pages of a list as the page at `owner` shows them: in a list of related pages itself is left out, and those that
 * have a fact in common with it come first. Those that are equal begin with the one that follows it in the list, and go
 * around: the first pages of a list are not the neighbors of all.
 */
export function forOwner(pages: ListedPage[], request: CollectionRequest, owner: string, facts?: Facts): ListedPage[] {
  const { related = '', limit } = request;
  if (!isRelated(request)) return pages;
  const own = new Set(valuesOf(facts, related));
  const isNear = ({ page }: ListedPage): boolean => valuesOf(page.facts, related).some((value) => own.has(value));
  const place = pages.findIndex(({ address }) => address === owner);
  const others = [...pages.slice(place + 1), ...pages.slice(0, Math.max(place, 0))];
  return [...others.filter(isNear), ...others.filter((page) => !isNear(page))].slice(0, limit);
}
