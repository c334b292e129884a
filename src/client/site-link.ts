import { basePath } from './current-page.ts';

/** The path of a page below the base path, as `isAddressName` defines it; others are files. */
const PAGE = /^(?:\/[a-z0-9-]+)*\/?$/;

/** The link that an element is in, if it leads to a page of this site in the same language. */
export function siteLink(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (element as Element | null)?.closest?.('a[href]');
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== location.origin ||
    link.target ||
    // Pages in another language have another document.
    link.hreflang ||
    link.hasAttribute('download')
  )
    return undefined;
  const { pathname } = link;
  return pathname.startsWith(basePath()) && PAGE.test(pathname.slice(basePath().length)) ? link : undefined;
}

/** The link to another page that a click follows in this tab. */
export function linkFollowed(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = siteLink(event.target);
  const isElsewhere = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || isElsewhere) return undefined;
  if (link.pathname !== location.pathname) return link;
  // Links to a section of this page, and queries that filter a list on it, are left to the browser.
  return link.hash || link.search !== location.search ? undefined : link;
}
