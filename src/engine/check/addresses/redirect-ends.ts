import { oldAddress, pageShownAt } from '../../../model/addresses/old-address.ts';
import { PUBLIC } from '../../../model/content/content.ts';
import { memoize } from '../../../model/memoize.ts';
import { writtenFor } from '../../site/files/output-files.ts';
import { hostingOf } from '../../site/hosting.ts';
import { fileAt } from '../../site/links/known-addresses.ts';
import { decoded } from '../../site/links/links-of.ts';
import { hiddenBecause, type Hidden } from '../../site/publication.ts';
import type { SiteContext } from '../site-context.ts';
import { pathOnOwnSite } from './own-address.ts';

/** What else is where a redirect starts. */
export interface Conflict {
  from: string;
  file?: string;
  /** Why visitors do not see the page that has the address, if they do not. */
  hidden?: Hidden;
  earlier?: number;
  same?: string;
}

/** A redirect as it is written, and the addresses of this site that it starts at and leads to, as they are compared. */
interface Ends {
  from?: unknown;
  to?: unknown;
  address: string | undefined;
  target: string | undefined;
}

/** The ends of all redirects of a site file. */
export const endsOf = (list: unknown[], site: SiteContext): Ends[] =>
  list.map((entry) => {
    const { from, to } = Object(entry) as { from?: unknown; to?: unknown };
    return {
      from,
      to,
      address: typeof from === 'string' ? oldAddress(from) : undefined,
      target: typeof to === 'string' ? oldAddress(pathOnOwnSite(to, site) ?? to) : undefined,
    };
  });

/** The first redirect of all that start at an address. */
const firstOf = memoize(
  (all: Ends[]) => new Map(all.map(({ address = '' }, index) => [address, index] as const).toReversed()),
);

/**
 * What else is where a redirect starts, if anything is, and whether the redirect is needless: it leads to where it
 * starts, or to where another one leads from there.
 */
export function conflictAt(
  index: number,
  all: Ends[],
  site: SiteContext,
): { conflict: Omit<Conflict, 'from'>; isNeedless: boolean } | undefined {
  const { from, address = '', target } = all[index] as Ends;
  const file = shownAt(decoded(address), site);
  if (file !== undefined) {
    const page = site.content.documents.get(file);
    const hidden = page && hiddenBecause(page);
    const isThere =
      target !== undefined && (target === pageShownAt(address) || shownAt(decoded(target), site) === file);
    return { conflict: { file, ...(hidden && { hidden }) }, isNeedless: !hidden && isThere };
  }
  const earlier = firstOf(all).get(address) ?? index;
  if (earlier === index) return undefined;
  const other = all[earlier] as Ends;
  return {
    conflict: { earlier: earlier + 1, ...(other.from !== from && { same: other.from as string }) },
    isNeedless: target !== undefined && target === other.target,
  };
}

/**
 * What stands at an address, so that nobody would be led on from there: a page, a file of the owner's, or one of the
 * build's. Here capitals count: `/About` may lead to `/about`.
 */
function shownAt(address: string, { known, content, publicFiles }: SiteContext): string | undefined {
  const page = fileAt(known, address);
  const files = [address, `${address}.html`, `${address}/index.html`];
  const file = page === undefined ? files.find((each) => publicFiles().has(each)) : undefined;
  if (file !== undefined) return PUBLIC + file;
  return page ?? (/\p{Lu}/u.test(address) ? undefined : writtenFor(address, 'folder', known, hostingOf(content)));
}
