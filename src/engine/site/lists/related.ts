import { addTo } from '../../../model/add-to.ts';
import { getOrInsert, memoize } from '../../../model/memoize.ts';
import { partitionPoint } from '../../../model/partition-point.ts';
import { factOf, type CollectionRequest, type Facts, type ListedPage } from './collections.ts';

/** Whether a list is one of related pages: one whose pages are named, or that has parts, is the same everywhere. */
const isRelated = ({ related, only, perPage, categories }: CollectionRequest): boolean =>
  related !== undefined && !only && !perPage && !categories;

const valuesOf = (facts: Facts | undefined, name: string): string[] => [factOf(facts, name) ?? []].flat().map(String);

/** What to ask for to find the pages of a list, before they are put in order for the page that it stands on. */
export const requestFor = (request: CollectionRequest): CollectionRequest =>
  isRelated(request) ? { ...request, limit: undefined } : request;

/** Where the pages of a list stand in it: each of thousands asks the same list for its neighbors. */
const placesIn = memoize((pages: ListedPage[]) => ({
  byAddress: new Map(pages.map(({ address }, place) => [address, place])),
  byFact: new Map<string, Map<string, number[]>>(),
}));

/** The places of the pages of a list by what they say of a fact, in order. */
const placesBy = (pages: ListedPage[], name: string): ReadonlyMap<string, number[]> =>
  getOrInsert(placesIn(pages).byFact, name, () => {
    const places = new Map<string, number[]>();
    for (const [place, { page }] of pages.entries())
      for (const value of new Set(valuesOf(page.facts, name))) addTo(places, value, place);
    return places;
  });

/**
 * The pages of a list as the page at `owner` shows them: in a list of related pages itself is left out, and those that
 * have a fact in common with it come first. Those that are equal begin with the one that follows it in the list, and go
 * around: the first pages of a list are not the neighbors of all.
 */
export function forOwner(pages: ListedPage[], request: CollectionRequest, owner: string, facts?: Facts): ListedPage[] {
  const { related = '', limit = pages.length } = request;
  if (!isRelated(request)) return pages;
  const own = placesIn(pages).byAddress.get(owner) ?? -1;
  const far = (place: number): number => (place - own - 1 + pages.length) % pages.length;
  const nearest = valuesOf(facts, related).flatMap((value) =>
    firstBehind(own, placesBy(pages, related).get(value) ?? [], limit),
  );
  const near = new Set(nearest);
  const shown = [...near].toSorted((a, b) => far(a) - far(b)).slice(0, limit);
  for (let step = 1; shown.length < limit && step <= pages.length; step++) {
    const place = (own + step) % pages.length;
    if (place !== own && !near.has(place)) shown.push(place);
  }
  return shown.map((place) => pages[place] as ListedPage);
}

/** The first places of some behind one of them, around to that, which is left out. */
function firstBehind(own: number, places: number[], limit: number): number[] {
  const start = partitionPoint(places, (place) => place > own);
  const before = places[start - 1] === own ? start - 1 : start;
  const behind = places.slice(start, start + limit);
  return [...behind, ...places.slice(0, Math.min(before, limit - behind.length))];
}
