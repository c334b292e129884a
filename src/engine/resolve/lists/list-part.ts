import type { HeroBlock, PageDocument } from '../../../model/page/types.ts';
import type { Sentences } from '../../../model/rendering/strings.ts';
import { say } from '../../../model/words/sentence.ts';
import { pagesOfView, type CollectionView } from '../../site/lists/pagination.ts';
import { cardTitle, type CollectionRequest, type ListedPage } from '../../site/lists/collections.ts';

/** One numbered page or category of a list that is split. */
export interface ListView {
  view: CollectionView;
  request: CollectionRequest;
  /** The pages that the list shows in all. */
  all: ListedPage[];
}

/** What such a page says of itself, so that it is no double of the first. */
export interface ListPart {
  title: string;
  heading: string;
  text?: string;
  description?: string;
  /** It lists nothing yet: for search engines, no page. */
  isEmpty: boolean;
}

/** Search engines show about so many letters, and think little of fewer. */
const MAX_LENGTH = 160;
const MIN_LENGTH = 70;

/** What a part of a list says; nothing of the first, which is the page as its author wrote it. */
export function partOf(
  { view, request, all }: ListView,
  {
    title,
    seo,
    lang,
    sentences,
  }: Pick<PageDocument, 'title' | 'seo'> & {
    lang: string;
    sentences: Sentences['collection'];
  },
): ListPart | undefined {
  const { category, number } = view;
  const isFirst = number === 1;
  if (isFirst && category === undefined) return undefined;
  const suffix = [category, isFirst ? undefined : say(lang, sentences.page, { number })].filter(Boolean).join(', ');
  const intro = isFirst ? request.categories?.intros?.find(({ name }) => name === category) : undefined;
  const whole = `${title}: ${suffix}`;
  const titles = pagesOfView(all, request, view).map(({ page }) => cardTitle(page));
  const listed =
    titles.length > 0 ? shortened(titles, (some) => say(lang, sentences.listed, { titles: some })) : undefined;
  return {
    title: whole,
    heading: intro?.heading ?? whole,
    text: isFirst ? intro?.text : say(lang, sentences.part, placeOf({ view, request, all })),
    description: intro?.description ?? intro?.text ?? (listed && long(listed, seo.description)),
    isEmpty: titles.length === 0,
  };
}

/** What is short is followed by what the page says of itself. */
const long = (listed: string, description: string): string =>
  listed.length < MIN_LENGTH ? `${listed} ${description}` : listed;

/** Where in its list a numbered page stands. */
function placeOf({ view, request, all }: ListView): Record<'number' | 'pages' | 'total', number> {
  const total = pagesOfView(all, { ...request, perPage: undefined }, view).length;
  return { number: view.number, pages: Math.ceil(total / (request.perPage ?? total)), total };
}

/** As many titles as fit, at least one. */
function shortened(titles: string[], sentence: (titles: string) => string): string {
  const fitting = titles.findLastIndex(
    (_, last) => sentence(titles.slice(0, last + 1).join('; ')).length <= MAX_LENGTH,
  );
  return sentence(titles.slice(0, Math.max(fitting, 0) + 1).join('; '));
}

/**
 * The opening of a page with the words of a part of its list: low and without the picture, since who turns a page has
 * come for what is listed.
 */
export const heroOf = ({ text: _text, image: _image, ...hero }: HeroBlock, { heading, text }: ListPart): HeroBlock => ({
  ...hero,
  size: 'compact',
  heading,
  ...(text !== undefined && { text }),
});
