import '../theme/class-names.ts';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { basePath, isNotFound, pageLife } from './document.ts';
import { followLinks } from './follow-links.ts';
import { applyHead } from './head.ts';
import { endParts } from './live.tsx';
import { markCurrent } from './mark-current.ts';
import { fallbackFor } from './page-data.ts';
import { createPageLoader } from './page-loader.ts';
import { sayWhere } from './say-where.ts';
import { showLoading } from './show-loading.ts';
import * as ids from '../model/rendering/ids.ts';
import type { ResolvedPage } from '../model/page/types.ts';
import { loadAllBlocks } from '../renderer/registry.ts';
import { createPageRouter, type PageRouter } from '../router.tsx';
import { speak } from '../strings/context.ts';
import { stringsOf } from '../strings/index.ts';
import { Providers } from '../ui/Providers.tsx';

/** What may be asked of the app once it runs. */
export interface RunningApp {
  router: PageRouter;
  /** Opens a page of the site. */
  open: (href: string) => Promise<void>;
}

/**
 * Starts the app. The page in the document stays as it was written; the next one is drawn in a `<main>` of its own,
 * which takes its place.
 * @param first a page that is to be drawn at once, in place of the one in the document
 * @param carry called once that has been replaced, with the element that had the focus, and with what is there now
 */
export async function start(
  first?: ResolvedPage,
  carry?: (focused: Element | null, drawn: HTMLElement) => void,
): Promise<RunningApp> {
  const written = document.getElementById(ids.main) as HTMLElement;
  const main = written.cloneNode() as HTMLElement;
  const onDraw = (): void => {
    if (!written.isConnected) return;
    const focused = document.activeElement;
    written.replaceWith(main);
    carry?.(focused, main);
    // React ends no root while it draws another.
    queueMicrotask(endParts);
  };
  // A host without rewrites answers with 404.html where a fallback page should stand.
  const instead = first ?? (isNotFound() ? await fallbackFor(location.pathname) : undefined);
  speak(stringsOf(instead?.strings ?? pageLife().strings));
  const router = createPageRouter(createPageLoader(instead), { home: basePath() || '/', onDraw });
  const ready = new Promise<void>((resolve) => {
    const end = router.subscribe('onRendered', () => {
      end();
      resolve();
    });
  });
  createRoot(main).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  await ready;
  if (instead) applyHead(instead);
  followPages(router, main);
  followLinks(router);
  showLoading(router);
  // For browsers' own tools, and for tests.
  performance.mark('pagewright:ready');
  fetchAhead();
  return { router, open: (href) => router.navigate({ href }) };
}

/** Makes the rest of the document say what the page says, each time that another one is shown. */
function followPages(router: PageRouter, main: HTMLElement): void {
  // The router never saw how far the page that was written is scrolled.
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    // What stands for the page that was written is nothing: whoever comes back to it needs the page itself.
    router.clearCache({ filter: ({ loaderData }) => loaderData === undefined });
    const page = router.state.matches.at(-1)?.loaderData as ResolvedPage | undefined;
    if (page) applyHead(page);
    markCurrent(page?.path ?? toLocation.pathname);
    sayWhere(main, toLocation.hash);
  });
}

/**
 * On a good connection, fetches the code of all blocks while nothing else happens: later pages then cost only their
 * data.
 */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  idle(() => void loadAllBlocks().catch(() => undefined));
}
