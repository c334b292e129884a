import { createRootRoute, createRoute, createRouter, Outlet, type RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ResolvedPage } from './model/types.ts';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { PageView } from './renderer/PageView.tsx';

/** Finds the page of an address; its blocks are loaded when it resolves. */
export type PageLoader = (
  pathname: string,
  options: { signal: AbortSignal; preload: boolean },
) => Promise<ResolvedPage>;

interface RouterOptions {
  /** Absent in a browser, which has its own. */
  history?: RouterHistory;
  /** The address of the home page, for the error screen. */
  home: string;
  /** Called once a page can react to events. */
  onMount?: () => void;
}

/** Whether the visitor wants to see changes move. */
const isMoving = (): boolean =>
  typeof document !== 'undefined' && matchMedia('(prefers-reduced-motion:no-preference)').matches;

/**
 * The router: one route for every address. Which pages exist is the host's knowledge, not the bundle's.
 */
export function createPageRouter(loadPage: PageLoader, { history, home, onMount }: RouterOptions) {
  const root = createRootRoute({
    component: Outlet,
    errorComponent: ({ error }) => <ErrorScreen error={error} home={home} />,
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: ({ location, abortController, preload }) =>
      loadPage(location.pathname, { signal: abortController.signal, preload }),
    component: function Page() {
      useEffect(() => onMount?.(), []);
      return <PageView page={page.useLoaderData() as ResolvedPage} />;
    },
    errorComponent: ({ error }) => <ErrorScreen error={error} home={home} />,
  });
  // The browser places the first page, and a visitor may have scrolled long before the app runs.
  let rendered = 0;
  const placesPage = (): boolean => rendered++ > 0;
  return createRouter({
    routeTree: root.addChildren([page]),
    history,
    trailingSlash: 'preserve',
    defaultPreloadStaleTime: 60_000,
    defaultStaleTime: Infinity,
    defaultPendingMs: 1_000,
    defaultViewTransition: isMoving() && { types: ({ pathChanged }) => (pathChanged ? [] : false) },
    // On the server this option would emit an inline script, which the content security policy refuses.
    scrollRestoration: typeof document !== 'undefined' && placesPage,
  });
}

export type PageRouter = ReturnType<typeof createPageRouter>;
