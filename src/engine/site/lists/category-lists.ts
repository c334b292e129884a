import { isBroken } from '../../../model/content/content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { siteIndex } from '../site-index.ts';
import type { CollectionRequest } from './collections.ts';
import { pagedCollections } from './pagination.ts';

/** A list of the pages of a folder by their categories. */
interface CategoryList {
  categories: NonNullable<CollectionRequest['categories']>;
  request: CollectionRequest;
  /** The address of the page that it stands on. */
  owner: string;
}

/** The lists that have categories of the pages of a folder. */
export const categoryListsOf = (content: SiteContent, folder: string): CategoryList[] =>
  siteIndex(content)
    .paged.filter((owner) => !isBroken(owner))
    .flatMap((owner) =>
      pagedCollections(owner, content).flatMap(({ request }) =>
        request.from === folder && request.categories
          ? [{ request, categories: request.categories, owner: owner.address }]
          : [],
      ),
    );
