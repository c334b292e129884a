import type { PageDocument } from '../../model/page/types.ts';
import { addressOfFile } from '../../model/addresses/address.ts';
import { isPublished, today as currentDay } from '../site/publication.ts';
import type { SiteContent } from '../read/site-content.ts';
import { siteDataOf } from '../site/site-data.ts';
import { formerDocuments, type Changes } from './changed-files.ts';
import type { ChangeKind } from '../check/affected/changed-file.ts';
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
  const { url, basePath } = siteDataOf(content);
  const start = typeof url === 'string' ? url + (typeof basePath === 'string' ? basePath : '') : undefined;

  const route = (how: RouteChange['how'], file: string, from?: string): RouteChange[] => {
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
        ...(from === undefined ? {} : { from }),
        ...(start === undefined ? {} : { url: `${start}${address}` }),
        hidden: how !== 'removed' && data !== undefined && !isPublished(data as Partial<PageDocument>, today),
      },
    ];
  };

  const routes = changes.files.flatMap(({ how, file, from }) => {
    if (how !== 'moved') return route(how, file);
    const before = addressOfFile(from ?? '');
    const after = addressOfFile(file);
    // A file can move without its page: "cloud.json" and "cloud/index.json" are one address.
    if (before === after) return route('changed', file);
    if (before === undefined) return route('added', file);
    return after === undefined ? route('removed', from ?? '') : route('moved', file, before);
  });
  return inOrder(routes, ({ address }) => address);
}
