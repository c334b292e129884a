import { basePath } from './document.ts';

/** What stands below the base path in the address of a page, as `isAddressName` has it; all else is a file. */
const PAGE = /^(?:\/[a-z0-9-]+)*\/?$/;

/** The link that an element stands in, if it leads to a page of this site. */
export function siteLink(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (element as Element | null)?.closest?.('a[href]');
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== location.origin ||
    link.target ||
    // Another language: header, footer and the document itself are others.
    link.hreflang ||
    link.hasAttribute('download')
  )
    return undefined;
  const { pathname } = link;
  return pathname.startsWith(basePath()) && PAGE.test(pathname.slice(basePath().length)) ? link : undefined;
}

/** The link to another page that a click follows here, and not in another window or tab. */
export function linkFollowed(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = siteLink(event.target);
  const isElsewhere = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || isElsewhere) return undefined;
  if (link.pathname !== location.pathname) return link;
  // A section of the page one is on, or what a list on it is to be narrowed by: the browser knows best how to get there.
  return link.hash || link.search !== location.search ? undefined : link;
}
