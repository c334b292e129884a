import type { Fragment } from '../model/rendering/fragment.ts';
import { getOrInsert, memoize } from '../model/memoize.ts';
import type { HeaderPage, ResolvedSite } from '../model/page/types.ts';
import { type Icons, iconsOf } from './icons.tsx';
import { headerKey, renderFooter, renderHeader, renderNotLoaded } from './parts.tsx';

/** What stands around the content of a site's pages. */
interface Shell {
  header: (page: HeaderPage) => Fragment;
  /** What follows the blocks: the footer and, on pages that may load code, the message that this failed. */
  below: (hasLiveParts: boolean) => Fragment[];
  icons: Icons;
}

/** The shell of a site's pages. The footer is rendered once, the header once for each place in the menus. */
export const shellOf: (site: ResolvedSite) => Shell = memoize((site) => {
  const headers = new Map<string, Fragment>();
  const icons = iconsOf(site);
  const withIcons = (part: Fragment): Fragment => ({ ...part, html: icons.inline(part.html, site.icons) });
  const [footer, notLoaded] = [renderFooter(site), renderNotLoaded(site)];
  return {
    header: (page) => getOrInsert(headers, headerKey(site, page), () => withIcons(renderHeader(site, page))),
    below: (hasLiveParts) => (site.search !== undefined || hasLiveParts ? [footer, notLoaded] : [footer]),
    icons,
  };
});
