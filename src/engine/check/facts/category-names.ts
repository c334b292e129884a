import type { SiteContent } from '../../read/site-content.ts';
import { languageAt } from '../../site/languages/languages.ts';
import { collectPages, type CollectionRequest } from '../../site/lists/collections.ts';
import { categoriesOf } from '../../site/lists/pagination.ts';
import { today } from '../../site/publication.ts';

/** The categories of a list as of today, in its own order or as the language of its pages sorts them. */
export const categoryNames = (request: CollectionRequest, content: SiteContent): string[] =>
  categoriesOf(request, () => collectPages(content, request, today()), languageAt(content, request.from).lang);
