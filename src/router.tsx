import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import type { ResolvedPage } from './model/page/types.ts';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { PageView } from './renderer/PageView.tsx';

/**
 * Finds the page of an address; its blocks are loaded when it resolves. Undefined is the page that stands in the
 * document as it was written.
 */
export type PageLoader = (
  pathname: string,
  options: { signal: AbortSignal; preload: boolean },
) => Promise<ResolvedPage | undefined>;

interface RouterOptions {
  /** The address of the home page, for the error screen. */
  home: string;
  /** Called whenever something of the router's own is drawn, before it is seen. */
  onDraw: () => void;
}

/** Whether the visitor wants to see changes move. */
const isMoving = (): boolean => matchMedia('(prefers-reduced-motion:no-preference)').matches;

/**
 * The router: one route for every address. Which pages exist is the host's knowledge, not the bundle's.
 */
export function createPageRouter(loadPage: PageLoader, { home, onDraw }: RouterOptions) {
  function Drawn({ children }: { children: ReactNode }) {
    useLayoutEffect(onDraw, []);
    return children;
  }
  const errorComponent = ({ error }: { error: unknown }) => (
    <Drawn>
      <ErrorScreen error={error} home={home} />
    </Drawn>
  );
  const root = createRootRoute({ component: Outlet, errorComponent });
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: ({ location, abortController, preload }) =>
      loadPage(location.pathname, { signal: abortController.signal, preload }),
    component: function Page() {
      const shown = page.useLoaderData({ structuralSharing: true }) as ResolvedPage | undefined;
      return (
        shown && (
          <Drawn>
            <PageView page={shown} />
          </Drawn>
        )
      );
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
