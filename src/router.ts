import { type AnyRootRoute, type AnyRoute, createRouter } from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';

/**
 * Finds the page of an address, with all that showing it takes. Undefined is the page that stands in the document as it
 * was written.
 */
export type PageLoader<P> = (
  pathname: string,
  options: { signal: AbortSignal; preload: boolean },
) => Promise<P | undefined>;

/** What shows that an address was reached. */
interface Screen<P> {
  /** Shows a page, at once. */
  show(page: P): void;
  /** Says that nothing can be shown. */
  fail(error: unknown): void;
}

/** Whether the visitor wants to see changes move. */
const isMoving = (): boolean => matchMedia('(prefers-reduced-motion:no-preference)').matches;

/**
 * The router: one route for every address. Which pages exist is the host's knowledge, not the bundle's. It draws nothing,
 * and so needs nothing that does.
 */
export function createPageRouter<P>(loadPage: PageLoader<P>, screen: Screen<P>) {
  // Routes of the package for React bring its hooks, and so all of React.
  const root = new BaseRootRoute() as unknown as AnyRootRoute;
  const page = new BaseRoute({
    getParentRoute: () => root,
    path: '$',
    loader: ({ location, abortController, preload }): Promise<unknown> =>
      loadPage(location.pathname, { signal: abortController.signal, preload }),
  }) as unknown as AnyRoute;
  // The browser places the first page, and a visitor may have scrolled long before the app runs.
  let rendered = 0;
  const placesPage = (): boolean => rendered++ > 0;
  const router = createRouter({
    routeTree: root.addChildren([page]),
    trailingSlash: 'preserve',
    defaultPreloadStaleTime: 60_000,
    defaultStaleTime: Infinity,
    // What comes later than its address would be seen by nobody.
    defaultStaleReloadMode: 'blocking',
    // What fades takes no clicks: when the app starts, the page stays, and its visitor is about to press a link.
    defaultViewTransition: isMoving() && {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? [] : false),
    },
    scrollRestoration: placesPage,
  });
  let shown: unknown;
  router.startTransition = async (commit) => {
    commit();
    const match = router.stores.matches.get().at(-1);
    // The page that is shown already stays as it is, with what was typed in it.
    if (match?.status === 'error') screen.fail(match.error);
    else if (match?.loaderData !== undefined && match.loaderData !== shown) screen.show(match.loaderData as P);
    shown = match?.loaderData;
    return true;
  };
  return router;
}

export type PageRouter = ReturnType<typeof createPageRouter>;
