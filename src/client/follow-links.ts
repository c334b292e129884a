import * as ids from '../model/rendering/ids.ts';
import type { PageRouter } from '../router.ts';
import { clearPending, setPending } from './pending-navigation.ts';
import { focusHeading } from './focus-heading.ts';
import { linkFollowed, siteLink } from './site-link.ts';

/**
 * Handles all links of the site by event delegation: a click is a soft navigation, and hovering or focusing preloads
 * the page, unless the visitor saves data.
 */
export function followLinks(router: PageRouter): void {
  router.subscribe('onResolved', clearPending);
  document.addEventListener('click', (event) => {
    const link = linkFollowed(event);
    if (!link) return;
    const isHere = link.href === location.href;
    // A held message would be lost with its form: the browser loads the page, and asks for confirmation first.
    if (!isHere && window.onbeforeunload?.(event)) return;
    event.preventDefault();
    setPending(link.href);
    if (isHere) scrollToTop();
    void router.navigate({ href: link.pathname + link.search + link.hash });
  });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const preload = ({ target }: { target: EventTarget | null }): void => {
    const link = siteLink(target);
    if (link && link.pathname !== location.pathname && !connection?.saveData)
      router.preloadRoute({ to: link.pathname } as Parameters<typeof router.preloadRoute>[0]).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, preload, { passive: true });
  // The link that has loaded the app is hovered or focused already.
  for (const target of document.querySelectorAll('a:is(:hover,:focus-visible)')) preload({ target });
}

/** Handles a link to the current page, for which the router does nothing. */
function scrollToTop(): void {
  scrollTo(0, 0);
  focusHeading(document.getElementById(ids.main) as HTMLElement, '');
}
