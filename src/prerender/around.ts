import type { Fragment } from '../model/rendering/fragment.ts';
import { getOrInsert, memoize } from '../model/memoize.ts';
import type { HeaderPage, ResolvedSite } from '../model/page/types.ts';
import { type Icons, iconsOf } from './icons.tsx';
import { headerKey, renderFooter, renderHeader, renderNotLoaded } from './parts.tsx';

/** What stands around the pages of a site. */
interface Around {
  header: (page: HeaderPage) => Fragment;
  /** What follows the blocks of a page: the footer, and on pages that may load something, what says that it failed. */
  below: (lives: boolean) => Fragment[];
  icons: Icons;
}

/** The footer is written once, the header once for each place in the menus. */
export const aroundOf: (site: ResolvedSite) => Around = memoize((site) => {
  const headers = new Map<string, Fragment>();
  const icons = iconsOf(site);
  const drawn = (part: Fragment): Fragment => ({ ...part, html: icons.inPlace(part.html, site.icons) });
  const [footer, notLoaded] = [renderFooter(site), renderNotLoaded(site)];
  return {
    header: (page) => getOrInsert(headers, headerKey(site, page), () => drawn(renderHeader(site, page))),
    below: (lives) => (site.search !== undefined || lives ? [footer, notLoaded] : [footer]),
    icons,
  };
});
