import { currentLink } from '../model/addresses/current.ts';
import { memoize } from '../model/memoize.ts';
import type { BlockPlace, Fragment } from '../model/rendering/fragment.ts';
import type { PageLocale } from '../model/rendering/strings.ts';
import type { Block, HeaderPage, NavigationEntry, ResolvedSite } from '../model/page/types.ts';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { BlockView } from '../renderer/BlockView.tsx';
import { renderFragment } from './fragment.tsx';

/** Renders one block for its place in a page. */
export const renderBlock = (block: Block, { prefix, opens }: BlockPlace, locale: PageLocale): Fragment =>
  renderFragment(<BlockView block={block} opens={opens} />, prefix, locale);

/** Renders the header of a page. */
export const renderHeader = (site: ResolvedSite, page: HeaderPage): Fragment =>
  renderFragment(<Header site={site} page={page} />, 'h', site);

/** Renders the footer, which is the same on all pages. */
export const renderFooter = (site: ResolvedSite): Fragment => renderFragment(<Footer site={site} />, 'f', site);

/** Renders the message that is shown where code cannot be loaded. */
export const renderNotLoaded = (site: ResolvedSite): Fragment => renderFragment(<NotLoaded />, '', site);

const linksOf = ({ href, links = [], more }: NavigationEntry): (string | undefined)[] => [
  href,
  more?.href,
  ...links.map((link) => link.href),
];

/** The targets of all links in a site's menus. */
const menuLinks = memoize(({ navigation }: ResolvedSite) =>
  navigation.flatMap(linksOf).filter((href) => href !== undefined),
);

/**
 * A key of what a header says of its page: its place in the menus, and its translations. Equal keys mean equal headers.
 */
export function headerKey(site: ResolvedSite, { path, head }: HeaderPage): string {
  const place = { path, home: site.home };
  const current = menuLinks(site)
    .map((href, index) => [index, currentLink(href, place)] as const)
    .filter(([, kind]) => kind);
  return JSON.stringify([current, head.alternates ?? []]);
}
