import { followLinks } from './follow-links.ts';
import { createPageLoader, type PageSource } from './page-loader.ts';
import { focusHeading } from './focus-heading.ts';
import { showLoading } from './show-loading.ts';
import * as ids from '../model/rendering/ids.ts';
import { createPageRouter, type PageRouter } from '../router.ts';

/** The app, once it runs. */
export interface RunningApp {
  router: PageRouter;
  /** Navigates to a page of the site. */
  open: (href: string) => Promise<void>;
}

/** How pages are fetched and shown. */
interface PageKind<P> {
  source: PageSource<P>;
  /** Shows a page synchronously, and updates the rest of the document. */
  show: (page: P) => void;
}

/**
 * Starts the router. The page in the document stays until another one is shown.
 * @param first a page that is to be shown at once, in place of the one in the document
 */
export async function startRouter<P>({ source, show }: PageKind<P>, first?: P): Promise<RunningApp> {
  // Loaded on demand: it is hardly ever needed.
  const fail = (error: unknown): void => void import('./show-error.tsx').then(({ showError }) => showError(error));
  const router = createPageRouter(createPageLoader(source, first), { show, fail });
  router.history.subscribe(router.load);
  await router.load({ sync: true });
  announcePages(router);
  followLinks(router);
  showLoading(router);
  // For developer tools and tests.
  performance.mark('pagewright:ready');
  return { router, open: (href) => router.navigate({ href }) };
}

/** Moves the focus whenever another page is shown. */
function announcePages(router: PageRouter): void {
  // The router does not know yet how far the loaded page is scrolled.
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    // The cached match of the loaded page has no data: to come back to it, it has to be fetched.
    router.clearCache({ filter: ({ loaderData }) => loaderData === undefined });
    focusHeading(document.getElementById(ids.main) as HTMLElement, toLocation.hash);
  });
}
