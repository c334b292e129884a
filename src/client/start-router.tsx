import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { basePath } from './document.ts';
import { followLinks } from './follow-links.ts';
import { endParts } from './live.tsx';
import { createPageLoader, type PageSource } from './page-loader.ts';
import { sayWhere } from './say-where.ts';
import { showLoading } from './show-loading.ts';
import * as ids from '../model/rendering/ids.ts';
import { createPageRouter, type PageRouter } from '../router.tsx';

/** What may be asked of the app once it runs. */
export interface RunningApp {
  router: PageRouter;
  /** Opens a page of the site. */
  open: (href: string) => Promise<void>;
}

/** Pages, and how they are shown. */
export interface PageKind<P> {
  source: PageSource<P>;
  /** Shows a page. One that draws it itself tells when it has. */
  View: ComponentType<{ page: P; onDraw: () => void }>;
  /** Has the rest of the document say what a page says. */
  describe: (page: P) => void;
}

/**
 * Starts the router. The page in the document stays until another one is shown.
 * @param first a page that is to be shown at once, in place of the one in the document
 * @param carry called once something is drawn, with the element that had the focus, and with what is there now
 */
export async function startRouter<P>(
  { source, View, describe }: PageKind<P>,
  first?: P,
  carry?: (focused: Element | null, drawn: HTMLElement) => void,
): Promise<RunningApp> {
  /** Where the router draws, if anything. */
  const main = document.getElementById(ids.main)?.cloneNode() as HTMLElement;
  const onDraw = (): void => {
    if (main.isConnected) return;
    const focused = document.activeElement;
    document.getElementById(ids.main)?.replaceWith(main);
    carry?.(focused, main);
    // React ends no root while it draws another.
    queueMicrotask(endParts);
  };
  const router = createPageRouter(createPageLoader(source, first), { View, home: basePath() || '/', onDraw });
  const ready = new Promise<void>((resolve) => {
    const end = router.subscribe('onRendered', () => {
      end();
      resolve();
    });
  });
  createRoot(main).render(<RouterProvider router={router} />);
  await ready;
  if (first) describe(first);
  followPages(router, describe);
  followLinks(router);
  showLoading(router);
  // For browsers' own tools, and for tests.
  performance.mark('pagewright:ready');
  return { router, open: (href) => router.navigate({ href }) };
}

/** Makes the rest of the document say what the page says, each time that another one is shown. */
function followPages<P>(router: PageRouter, describe: (page: P) => void): void {
  // The router never saw how far the page that was written is scrolled.
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    // What stands for the page that was written is nothing: whoever comes back to it needs the page itself.
    router.clearCache({ filter: ({ loaderData }) => loaderData === undefined });
    const page = router.state.matches.at(-1)?.loaderData as P | undefined;
    if (page) describe(page);
    sayWhere(document.getElementById(ids.main) as HTMLElement, toLocation.hash);
  });
}
