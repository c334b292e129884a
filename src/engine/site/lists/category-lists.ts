import { isBroken } from '../../../model/content/content.ts';
import { addTo } from '../../../model/add-to.ts';
import { memoize } from '../../../model/memoize.ts';
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

const categoryLists = memoize((content: SiteContent) => {
  const lists = new Map<string, CategoryList[]>();
  for (const owner of siteIndex(content).paged) {
    if (isBroken(owner)) continue;
    for (const { request } of pagedCollections(owner, content)) {
      const { from, categories } = request;
      if (categories) addTo(lists, from, { request, categories, owner: owner.address });
    }
  }
  return lists;
});

/** The lists that have categories of the pages of a folder. */
export const categoryListsOf = (content: SiteContent, folder: string): readonly CategoryList[] =>
  categoryLists(content).get(folder) ?? [];
