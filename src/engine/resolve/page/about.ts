import { pathOf } from '../../../model/addresses/address.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { PageAbout, PageDocument } from '../../../model/page/types.ts';
import { cardTitle } from '../../site/lists/collections.ts';
import { feedAddress, hasFeed } from '../../site/lists/feeds.ts';
import { kindOfPage } from '../../site/page-kind.ts';
import { authorsIn, factValues } from './facts.ts';
import type { ListPart } from '../lists/list-part.ts';
import type { ResolveContext } from '../resolve-context.ts';
import { placesOn } from '../places/places-on.ts';
import type { SharedPicture } from './social-image.ts';
import { pagesAbove } from './breadcrumbs.ts';
import { withSiteName } from '../with-site-name.ts';

/** What is said of a page to those who do not read it. */
export interface Described {
  /** The page with its words final. */
  source: PageDocument;
  document: ContentDocument;
  /** The address that search engines are to know. */
  address: string;
  /** What a part of a list says of itself. */
  part: ListPart | undefined;
  /** The picture that stands for it when it is shared. */
  image: SharedPicture | undefined;
}

/** What a page says of itself to search engines and networks. */
export function aboutOf(context: ResolveContext, { source, document, address, part, image }: Described): PageAbout {
  const language = context.languageAt(address);
  const { site } = language;
  const { facts = {}, updatedAt } = source;
  const above = pagesAbove(context, address);
  const kind = kindOfPage(source);
  const title = part?.title ?? cardTitle(source);
  const { date } = facts;
  const authors = authorsIn(language, facts);
  const categories = factValues(facts, 'category');
  const places = placesOn(language, pathOf(site.basePath, address));
  return {
    ...(kind && { kind }),
    breadcrumbs: above.length === 0 ? [] : [...above, { label: title, href: site.basePath + address }],
    ...(image && { image: { alt: image.alt, width: image.width, height: image.height } }),
    ...(typeof date === 'string' && { published: date }),
    ...(updatedAt !== undefined && { updated: updatedAt }),
    ...(authors.length > 0 && { authors }),
    ...(categories.length > 0 && { categories }),
    ...(places.length > 0 && { places }),
    ...(hasFeed(document) && {
      feed: { label: withSiteName(source.title, site), href: site.basePath + feedAddress(document.address) },
    }),
  };
}
