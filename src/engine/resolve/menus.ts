import { folderOfAddress } from '../../model/addresses/address.ts';
import type { NavigationEntry, SiteDocument } from '../../model/page/types.ts';
import type { SiteContent } from '../read/site-content.ts';
import { cardTitle, collectPages } from '../site/lists/collections.ts';

type MenuLink = NonNullable<NavigationEntry['links']>[number];

/** How menus of header and footer are made of what an author wrote: pages of a folder, or links one by one. */
export function menusOf(content: SiteContent, basePath: string, today: string) {
  const cardAt = (href: string) => {
    const address = href.slice(basePath.length);
    return collectPages(content, { from: folderOfAddress(address), only: [address] }, today)[0]?.page.card;
  };
  const linksFrom = (folder: string): MenuLink[] =>
    collectPages(content, { from: folder }, today).map(({ address, page }) => ({
      label: cardTitle(page),
      href: basePath + address,
      icon: page.card?.icon,
    }));
  const navigationEntry = ({ from, links, ...rest }: SiteDocument['navigation'][number]): NavigationEntry => {
    const listed = from ? linksFrom(from) : links;
    if (!listed) return rest;
    return { ...rest, links: listed.map((link) => ({ ...link, text: cardAt(link.href)?.menuText })) };
  };
  return { linksFrom, navigationEntry };
}
