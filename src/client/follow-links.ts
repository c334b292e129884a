import * as ids from '../model/rendering/ids.ts';
import type { PageRouter } from '../router.ts';
import { forgetPending, rememberPending } from './pending.ts';
import { focusHeading } from './focus-heading.ts';
import { linkFollowed, siteLink } from './site-link.ts';

/**
 * One listener for all links of the site, wherever they stand: clicks are soft navigations, a pointer or focus on one
 * loads ahead, unless the visitor wants to save data.
 */
export function followLinks(router: PageRouter): void {
  router.subscribe('onResolved', forgetPending);
  document.addEventListener('click', (event) => {
    const link = linkFollowed(event);
    if (!link) return;
    const isHere = link.href === location.href;
    // A message that waits to be sent would be lost with its form: the browser loads the page, and asks before.
    if (!isHere && window.onbeforeunload?.(event)) return;
    event.preventDefault();
    rememberPending(link.href);
    if (isHere) showBeginning();
    void router.navigate({ href: link.pathname + link.search + link.hash });
  });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const ahead = ({ target }: { target: EventTarget | null }): void => {
    const link = siteLink(target);
    if (link && link.pathname !== location.pathname && !connection?.saveData)
      router.preloadRoute({ to: link.pathname } as Parameters<typeof router.preloadRoute>[0]).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, ahead, { passive: true });
  // What is pointed at already, and had the app loaded.
  for (const target of document.querySelectorAll('a:is(:hover,:focus-visible)')) ahead({ target });
}

/** What a link to the page one is on leads to: for the router, that is where one is already. */
function showBeginning(): void {
  scrollTo(0, 0);
  focusHeading(document.getElementById(ids.main) as HTMLElement, '');
}
