import './theme/class-names.ts';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followLinks } from './client/follow-links.ts';
import { applyHead, markCurrent } from './client/head.ts';
import { basePath, createPageLoader, fallbackFor, readFirstPage } from './client/page-loader.ts';
import { ids } from './model/ids.ts';
import { framesOf } from './model/policy.ts';
import { offerAddress } from './inquiry/handoff.ts';
import { loadBlocks } from './renderer/registry.ts';
import { loaders } from './registry.generated.ts';
import { createPageRouter, type PageRouter } from './router.tsx';
import { speak } from './strings/context.ts';
import { stringsOf } from './strings/index.ts';
import { Providers } from './ui/Providers.tsx';

/** What boot.ts may ask of the running app. */
export interface RunningApp {
  router: PageRouter;
  handOver: (email: string, page: string) => Promise<void>;
}

/**
 * Brings the prerendered page to life: loads its blocks first, so that hydration never waits, then takes over `<main>`.
 * Rejects when code or data cannot be fetched; the page then stays as it is.
 */
export async function start(): Promise<RunningApp> {
  const main = document.getElementById(ids.main) as HTMLElement;
  const written = readFirstPage();
  // A host without rewrites answers with 404.html where a fallback page should stand.
  const fallback = written.notFound ? await fallbackFor(location.pathname) : undefined;
  const first = fallback ?? written;
  speak(stringsOf(first.strings));
  await loadBlocks(first.blocks.map((block) => block.type));
  const home = basePath() || '/';
  let onMount = (): void => undefined;
  const mounted = new Promise<void>((resolve) => (onMount = resolve));
  const router = createPageRouter(createPageLoader(first), { home, onMount });
  // Tells the router that its first page is already in the document.
  (router as unknown as { ssr: unknown }).ssr = { manifest: undefined };
  await router.load();

  const tree = (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
  if (fallback) {
    applyHead(first);
    main.replaceChildren();
    createRoot(main).render(tree);
  } else {
    hydrateRoot(main, tree, {
      onRecoverableError: (error) => console.error('Hydration differed from the page.', error),
    });
  }

  const frames = framesOf(first);
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    const page = router.state.matches.at(-1)?.loaderData as typeof first | undefined;
    // A document shows the frames of its own page only: its policy came with it.
    if (page && framesOf(page).some((origin) => !frames.includes(origin))) return location.reload();
    if (page) applyHead(page);
    markCurrent(page?.path ?? toLocation.pathname);
    sayWhere(main, toLocation.hash);
  });
  followLinks(router);
  // A replayed click must find its handler.
  await mounted;
  // For browsers' own tools, and for tests.
  performance.mark('pagewright:ready');
  prefetchBlocks();

  return {
    router,
    handOver: async (email, page) => {
      offerAddress(email, page);
      if (location.pathname !== page) await router.navigate({ href: page });
    },
  };
}

/**
 * Says where we are to those who cannot see it: the focus goes to the heading of the page, or of the section asked for.
 * The scroll position is the router's.
 */
function sayWhere(main: HTMLElement, hash: string): void {
  const section = hash ? document.getElementById(hash) : null;
  const heading = (section ?? main).querySelector<HTMLElement>(section ? 'h1,h2,h3' : 'h1') ?? section;
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}

/**
 * On a good connection, fetches the code of all blocks while nothing else happens: later pages then cost only their
 * data.
 */
function prefetchBlocks(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  idle(() => void loadBlocks(Object.keys(loaders)).catch(() => undefined));
}
