import { memoize } from '../../../model/memoize.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { siteIndex, type SiteIndex } from '../site-index.ts';

/** The size of the pictures that are drawn for pages, in pixels. */
export const DRAWN_SIZE = { width: 1200, height: 630 };

/**
 * Where the picture of a page that `npm run social` or a build draws is found: `/services/cloud` has
 * `/images/social/services-cloud.png`, or `services_cloud.png` where there is a page `/services-cloud`, too.
 */
export function socialImageOf(content: SiteContent, address: string): string {
  // No address has an underscore.
  const name = collidingPictures(content).has(address)
    ? address.slice(1).replaceAll('/', '_') || 'home_'
    : defaultName(address);
  return `/images/social/${name}.png`;
}

const defaultName = (address: string): string => address.slice(1).replaceAll('/', '-') || 'home';

/** The addresses of pages whose pictures would have the same name. */
export const collidingPictures = (content: SiteContent): ReadonlySet<string> => collisionsIn(siteIndex(content));

const collisionsIn = memoize(({ pages }: SiteIndex): ReadonlySet<string> => {
  const firstWith = new Map<string, string>();
  const alike = new Set<string>();
  for (const address of pages.keys()) {
    const name = defaultName(address);
    const first = firstWith.get(name);
    if (first === undefined) firstWith.set(name, address);
    else alike.add(first).add(address);
  }
  return alike;
});
