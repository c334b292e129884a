import type { PageRouter } from '../router.tsx';
import { basePath } from './document.ts';
import { rememberPending } from './page-loader.ts';

/** The link that an element stands in, if it leads to a page of this site. */
function siteLink(element: EventTarget | null): HTMLAnchorElement | undefined {
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
  const isPage = link.pathname.startsWith(`${basePath()}/`) && !/\.[a-z0-9]+$/.test(link.pathname);
  return isPage || link.pathname === basePath() ? link : undefined;
}

/**
 * One listener for all links of the site, wherever they stand: clicks are soft navigations, a pointer or focus on one
 * loads ahead.
 */
export function followLinks(router: PageRouter): void {
  document.addEventListener('click', (event) => {
    const link = siteLink(event.target);
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    // A section of the page one is on: the browser knows best how to get there.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    rememberPending(link.href);
    void router.navigate({ href: link.pathname + link.search + link.hash });
  });
  const ahead = ({ target }: { target: EventTarget | null }): void => {
    const link = siteLink(target);
    if (link && link.pathname !== location.pathname)
      router.preloadRoute({ to: link.pathname } as Parameters<typeof router.preloadRoute>[0]).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, ahead, { passive: true });
  // What is pointed at already, and had the app loaded.
  for (const target of document.querySelectorAll('a:is(:hover,:focus-visible)')) ahead({ target });
}
