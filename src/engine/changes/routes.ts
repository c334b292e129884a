import type { PageDocument } from '../../model/page/types.ts';
import { addressOfFile } from '../../model/addresses/address.ts';
import { isPublished, today as currentDay } from '../site/publication.ts';
import type { SiteContent } from '../read/site-content.ts';
import { siteDataOf } from '../site/site-data.ts';
import { formerDocuments, type Changes } from './changed-files.ts';
import type { ChangedFile, ChangeKind } from '../check/affected/changed-file.ts';
import { inOrder } from './in-order.ts';

/** A page that a branch touches, as a visitor sees it. */
export interface RouteChange {
  how: ChangeKind;
  file: string;
  title: string;
  address: string;
  /** The address that a moved page had. */
  from?: string;
  /** Where it is, or will be, on the published site; undefined when that is not known. */
  url?: string;
  /** Visitors do not see it (yet). */
  hidden: boolean;
}

/** The pages among changed files, in the order of a table of contents. */
export function routeChanges(content: SiteContent, changes: Changes, today: string = currentDay()): RouteChange[] {
  const former = formerDocuments(content, changes);
  const base = baseUrlOf(content);
  const routes = changes.files.map(pageChange).flatMap(({ how, file, from }): RouteChange[] => {
    const address = addressOfFile(file);
    if (address === undefined) return [];
    const data = (how === 'removed' ? former : content.documents).get(file)?.data;
    const title = data?.['title'];
    return [
      {
        how,
        file,
        title: typeof title === 'string' && title.trim() !== '' ? title : file,
        address,
        ...(from !== undefined && { from }),
        ...(base !== undefined && { url: base + address }),
        hidden: how !== 'removed' && data !== undefined && !isPublished(data as Partial<PageDocument>, today),
      },
    ];
  });
  return inOrder(routes, ({ address }) => address);
}

/** Where the site is published; undefined when that is not known. */
function baseUrlOf(content: SiteContent): string | undefined {
  const { url, basePath } = siteDataOf(content);
  if (typeof url !== 'string') return undefined;
  return url + (typeof basePath === 'string' ? basePath : '');
}

/** What a change of a file means for pages. `from` is the former address of a moved page. */
function pageChange({ how, file, from }: ChangedFile): Pick<RouteChange, 'how' | 'file' | 'from'> {
  if (how !== 'moved') return { how, file };
  const before = addressOfFile(from ?? '');
  const after = addressOfFile(file);
  // A file can move without its page: "cloud.json" and "cloud/index.json" have one address.
  if (before === after) return { how: 'changed', file };
  if (before === undefined) return { how: 'added', file };
  return after === undefined ? { how: 'removed', file: from ?? '' } : { how: 'moved', file, from: before };
}
