import type { CollectionBlock, PageCard } from '../../model/types.ts';
import { bentoAreas } from './bento.ts';
import {
  collectionViews,
  factValues,
  pagesOfView,
  type CollectionRequest,
  type CollectionView,
  type ListedPage,
} from '../site/collections.ts';

interface Context {
  /** The pages that the list shows in all. */
  all: ListedPage[];
  basePath: string;
  /** The address of the page the block stands on. */
  owner: string;
  /** Which numbered page or category is being shown; absent for blocks that have only one view. */
  view: CollectionView | undefined;
  /** What the link to all entries says. */
  allLabel: string;
  /** The prepared data of a listed page: its card has final words and pictures with sizes. */
  cardOf: (entry: ListedPage) => PageCard;
}

/** Replaces what a collection asks for by what it shows. */
export function resolveCollection(block: CollectionBlock & CollectionRequest, context: Context): CollectionBlock {
  const {
    from: _from,
    only: _only,
    where: _where,
    sort: _sort,
    limit: _limit,
    perPage: _perPage,
    categories,
    filters,
    ...shown
  } = block;
  const { all } = context;
  const views = collectionViews(context.owner, all, block);
  const view = views.find((candidate) => candidate.address === context.view?.address) ?? (views[0] as CollectionView);
  const href = (address: string): string => context.basePath + address;
  const siblings = views.filter((candidate) => candidate.category === view.category);
  const neighbour = (step: number): string | undefined => {
    const found = siblings.find((candidate) => candidate.number === view.number + step);
    return found && href(found.address);
  };
  const first = views[0] as CollectionView;
  return {
    ...shown,
    ...shownAs(block.layout, pagesOfView(all, block, view).map(context.cardOf)),
    ...(filters ? { filters: filters.map(({ by, label }) => ({ by, label, values: factValues(all, by) })) } : {}),
    ...(categories
      ? {
          categories: {
            label: categories.label,
            links: [
              { label: context.allLabel, href: href(first.address), current: view.category === undefined },
              ...views
                .filter((candidate) => candidate.category !== undefined && candidate.number === 1)
                .map((candidate) => ({
                  label: candidate.category ?? '',
                  href: href(candidate.address),
                  current: candidate.category === view.category,
                })),
            ],
          },
        }
      : {}),
    ...(siblings.length > 1
      ? {
          pages: {
            previous: neighbour(-1),
            next: neighbour(1),
            links: siblings.map((candidate) => ({
              label: String(candidate.number),
              href: href(candidate.address),
              current: candidate === view,
            })),
          },
        }
      : {}),
  };
}

/** The entries, and in a bento where each stands: the first is large and has points, the others say it in a sentence. */
function shownAs(layout: CollectionBlock['layout'], items: PageCard[]): Pick<CollectionBlock, 'items' | 'areas'> {
  if (layout !== 'bento' || items.length < 3) return { items };
  return {
    items: items.map(({ bullets, ...card }, index) => (index === 0 && bullets ? { ...card, bullets } : card)),
    areas: bentoAreas(items.map((_, index) => (index === 0 ? 'large' : 'regular'))),
  };
}
