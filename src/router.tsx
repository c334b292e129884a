import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/**
 * Finds the page of an address, with all that showing it takes. Undefined is the page that stands in the document as it
 * was written.
 */
export type PageLoader<P> = (
  pathname: string,
  options: { signal: AbortSignal; preload: boolean },
) => Promise<P | undefined>;

interface RouterOptions<P> {
  View: ComponentType<{ page: P; onDraw: () => void }>;
  /** The address of the home page, for the error screen. */
  home: string;
  /** Called whenever something of the router's own is drawn, before it is seen. */
  onDraw: () => void;
}

/** Whether the visitor wants to see changes move. */
const isMoving = (): boolean => matchMedia('(prefers-reduced-motion:no-preference)').matches;

/** Hardly anybody ever sees it. */
const ErrorScreen = lazyRouteComponent(() => import('./layout/ErrorScreen.tsx'), 'ErrorScreen');

/**
 * The router: one route for every address. Which pages exist is the host's knowledge, not the bundle's.
 */
export function createPageRouter<P>(loadPage: PageLoader<P>, { View, home, onDraw }: RouterOptions<P>) {
  const errorComponent = ({ error }: { error: unknown }) => <ErrorScreen error={error} home={home} onDraw={onDraw} />;
  const root = createRootRoute({ component: Outlet, errorComponent });
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: ({ location, abortController, preload }): Promise<unknown> =>
      loadPage(location.pathname, { signal: abortController.signal, preload }),
    component: function Page() {
      const shown = page.useLoaderData({ structuralSharing: true }) as P | undefined;
      return shown && <View page={shown} onDraw={onDraw} />;
    },
    errorComponent,
  });
  // The browser places the first page, and a visitor may have scrolled long before the app runs.
  let rendered = 0;
  const placesPage = (): boolean => rendered++ > 0;
  return createRouter({
    routeTree: root.addChildren([page]),
    trailingSlash: 'preserve',
    defaultPreloadStaleTime: 60_000,
    defaultStaleTime: Infinity,
    defaultPendingMs: 1_000,
    // What fades takes no clicks: when the app starts, the page stays, and its visitor is about to press a link.
    defaultViewTransition: isMoving() && {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? [] : false),
    },
    scrollRestoration: placesPage,
  });
}

export type PageRouter = ReturnType<typeof createPageRouter>;
