import type { AuthoredBlocks, CollectionBlock, PageCard, PagedLink } from '../../../model/page/types.ts';
import { LIST_FIELDS } from '../../../model/page/list-fields.ts';
import { ARTICLE_FACTS, CARD_FIELDS } from '../../../model/page/list-layouts.ts';
import { bentoAreas } from '../bento.ts';
import { collectionViews, valuesOfFact, pagesOfView, type CollectionView } from '../../site/lists/pagination.ts';
import { factOf, type ListedPage } from '../../site/lists/collections.ts';

/** A collection as its author wrote it, and as it was prepared. */
type Written = AuthoredBlocks['collection'];

interface Context {
  /** The pages that the list shows in all. */
  all: ListedPage[];
  basePath: string;
  /** The language of the page the block stands on. */
  lang: string;
  /** The address of the page the block stands on. */
  owner: string;
  /** Which numbered page or category is being shown; absent for blocks that have only one view. */
  view: CollectionView | undefined;
  /** A section name for a split list that has none. */
  freeName: () => string;
  /** What the link to all entries says. */
  allLabel: string;
  /** The prepared data of a listed page: its card has final words and pictures with sizes. */
  cardOf: (entry: ListedPage) => PageCard;
}

/** Replaces what a collection asks for by what it shows. */
export function resolveCollection(block: Written, context: Context): CollectionBlock {
  const { categories } = block;
  const { all, lang } = context;
  const views = collectionViews(context.owner, all, block, lang);
  const view = views.find((candidate) => candidate.address === context.view?.address) ?? (views[0] as CollectionView);
  const id = block.id ?? (views.length > 1 ? context.freeName() : undefined);
  // To the list itself: who turns a page has seen what stands above it.
  const href = ({ address }: CollectionView): string => `${context.basePath}${address}#${id}`;
  const siblings = views.filter((candidate) => candidate.category === view.category);
  const filters = narrowing(block, all, lang);
  return {
    ...shownOf(block),
    ...(id !== undefined && { id }),
    ...shownAs({ ...block, filters }, pagesOfView(all, block, view).map(context.cardOf)),
    ...(filters.length > 0 && { filters }),
    ...(categories && {
      categories: { label: categories.label, links: categoryLinks(views, view, context.allLabel, href) },
    }),
    ...(siblings.length > 1 && { pages: numberedLinks(siblings, view, href) }),
  };
}

const KEPT = new Set<string>(LIST_FIELDS);
const shownOf = (block: Written): Pick<Written, (typeof LIST_FIELDS)[number]> =>
  Object.fromEntries(Object.entries(block).filter(([name]) => KEPT.has(name))) as Pick<Written, 'type' | 'heading'>;

/** The filters that can narrow a list: where all pages have one value, there is nothing to choose. */
const narrowing = (
  { filters = [] }: Written,
  all: ListedPage[],
  lang: string,
): NonNullable<CollectionBlock['filters']> =>
  filters
    .map(({ by, label }) => ({ by, label, values: valuesOfFact(all, by, lang) }))
    .filter(({ by, values }) => values.length > 1 || all.some(({ page }) => factOf(page.facts, by) === undefined));

type Href = (view: CollectionView) => string;

/** A link to all entries, and one to the first page of each category. */
function categoryLinks(views: CollectionView[], { category }: CollectionView, all: string, href: Href): PagedLink[] {
  const [first, ...others] = views as [CollectionView, ...CollectionView[]];
  const starts = others.filter((view) => view.category !== undefined && view.number === 1);
  return [
    { label: all, href: href(first), current: category === undefined },
    ...starts.map((view) => ({ label: view.category ?? '', href: href(view), current: view.category === category })),
  ];
}

function numberedLinks(siblings: CollectionView[], view: CollectionView, href: Href): CollectionBlock['pages'] {
  const neighbor = (step: number): string | undefined => {
    const found = siblings.find(({ number }) => number === view.number + step);
    return found && href(found);
  };
  return {
    previous: neighbor(-1),
    next: neighbor(1),
    links: siblings.map((each) => ({ label: String(each.number), href: href(each), current: each === view })),
  };
}

/**
 * The entries, and in a bento where each stands: the first is large and has points and a picture, the others say it in
 * a sentence.
 */
function shownAs(block: Written, cards: PageCard[]): Pick<CollectionBlock, 'items' | 'areas'> {
  const items = cards.map((card) => entryOf(card, block));
  if (block.layout !== 'bento' || items.length < 3) return { items };
  return {
    items: items.map(({ bullets, ...card }, index) =>
      index === 0 ? { ...card, ...(bullets && { bullets }), ...(block.picture && { image: block.picture }) } : card,
    ),
    areas: bentoAreas(
      items.map((_, index) => (index === 0 ? 'large' : 'regular')),
      {},
      [block.picture !== undefined],
    ),
  };
}

/** Of a page, what the list shows or filters by. */
function entryOf(card: PageCard, { layout = 'cards', linkLabel, meta, filters = [] }: Written): PageCard {
  const isShort = layout === 'tiles' && !linkLabel && !card.linkLabel;
  const fields = CARD_FIELDS[layout].filter((name) => card[name] !== undefined && !(isShort && name === 'text'));
  const facts = [...(layout === 'articles' ? (meta ?? ARTICLE_FACTS) : []), ...filters.map(({ by }) => by)];
  const known = facts.filter((name) => factOf(card.facts, name) !== undefined);
  return {
    ...(Object.fromEntries(fields.map((name) => [name, card[name]])) as Pick<PageCard, 'title'>),
    href: card.href,
    facts: Object.fromEntries(known.map((name) => [name, card.facts[name]])) as PageCard['facts'],
  };
}
