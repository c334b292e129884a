import { followLinks } from './follow-links.ts';
import { createPageLoader, type PageSource } from './page-loader.ts';
import { focusHeading } from './focus-heading.ts';
import { showLoading } from './show-loading.ts';
import * as ids from '../model/rendering/ids.ts';
import { createPageRouter, type PageRouter } from '../router.ts';

/** What may be asked of the app once it runs. */
export interface RunningApp {
  router: PageRouter;
  /** Opens a page of the site. */
  open: (href: string) => Promise<void>;
}

/** Pages, and how they are shown. */
interface PageKind<P> {
  source: PageSource<P>;
  /** Shows a page, at once, and has the rest of the document say what it says. */
  show: (page: P) => void;
}

/**
 * Starts the router. The page in the document stays until another one is shown.
 * @param first a page that is to be shown at once, in place of the one in the document
 */
export async function startRouter<P>({ source, show }: PageKind<P>, first?: P): Promise<RunningApp> {
  // Hardly anybody ever sees it.
  const fail = (error: unknown): void => void import('./show-error.tsx').then(({ showError }) => showError(error));
  const router = createPageRouter(createPageLoader(source, first), { show, fail });
  router.history.subscribe(router.load);
  await router.load({ sync: true });
  followPages(router);
  followLinks(router);
  showLoading(router);
  // For browsers' own tools, and for tests.
  performance.mark('pagewright:ready');
  return { router, open: (href) => router.navigate({ href }) };
}

/** Says where we are, each time that another page is shown. */
function followPages(router: PageRouter): void {
  // The router never saw how far the page that was written is scrolled.
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    // What stands for the page that was written is nothing: whoever comes back to it needs the page itself.
    router.clearCache({ filter: ({ loaderData }) => loaderData === undefined });
    focusHeading(document.getElementById(ids.main) as HTMLElement, toLocation.hash);
  });
}
