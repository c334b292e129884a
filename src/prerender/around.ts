import type { Fragment } from '../model/rendering/fragment.ts';
import type { PageLife } from '../model/rendering/live.ts';
import { once } from '../model/once.ts';
import type { ResolvedSite } from '../model/page/types.ts';
import { type Icons, iconsOf } from './icons.tsx';
import { type Headed, headerKey, renderFooter, renderHeader, renderNotLoaded } from './parts.tsx';

/** What stands around the pages of a site. */
export interface Around {
  header: (page: Headed) => Fragment;
  /** What follows the blocks of a page: where something may have to be loaded, what says that it could not be. */
  below: (life: PageLife | undefined) => Fragment[];
  icons: Icons;
}

const made = new WeakMap<ResolvedSite, Around>();

/** The footer is written once, the header once for each place in the menus. */
export function aroundOf(site: ResolvedSite): Around {
  const before = made.get(site);
  if (before) return before;
  const headers = new Map<string, Fragment>();
  const icons = iconsOf(site);
  const drawn = (part: Fragment): Fragment => ({ ...part, html: icons.inPlace(part.html, site.icons) });
  const [footer, notLoaded] = [renderFooter(site), renderNotLoaded(site)];
  const around: Around = {
    header: (page) => once(headers, headerKey(site, page), () => drawn(renderHeader(site, page))),
    below: (life) => (site.search !== undefined || life?.parts !== undefined ? [footer, notLoaded] : [footer]),
    icons,
  };
  made.set(site, around);
  return around;
}
