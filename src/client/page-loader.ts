import { isRedirect, redirect } from '@tanstack/react-router';
import { forgetReloads, assignLocation, reloadOnce } from '../renderer/reload-once.ts';
import { writtenPath } from './current-page.ts';
import { withTimeout } from './with-timeout.ts';
import { hrefOf, isPending, shownHref } from './pending-navigation.ts';
import type { PageLoader } from '../router.ts';

/** A source of pages. */
export interface PageSource<P> {
  /** Fetches the page of an address. Rejects where there is none. */
  fetch(pathname: string, signal: AbortSignal): Promise<P>;
  /** Whether a page cannot be shown in this document, but has to be loaded. */
  needsDocument(page: P): boolean;
  /** Loads what is needed to show a page. Rejects where that is not possible. */
  prepare(page: P): Promise<void>;
}

/**
 * A page loader for the router. Any failure (no such page, one of another build, code that is gone after a deploy) ends
 * in one full page load, since the host knows best.
 * @param first the page to show in place of the one in the document, if any
 */
export function createPageLoader<P>(source: PageSource<P>, first: P | undefined): PageLoader<P> {
  let isFirst = true;
  if (!first) resetReloadsOnShow();
  return async (pathname, { signal, preload }) => {
    if (isFirst) {
      isFirst = false;
      if (first) await source.prepare(first);
      return first;
    }
    // A preload, until its link is clicked.
    const isPreload = (): boolean => preload && !isPending(pathname);
    try {
      const page = await withTimeout(source.fetch(pathname, signal));
      if (source.needsDocument(page)) {
        if (isPreload()) throw new Error('The page needs a document of its own.');
        throw loadDocument(pathname);
      }
      await withTimeout(source.prepare(page));
      return page;
    } catch (error) {
      // An abort means that the visitor went elsewhere.
      if (isPreload() || signal.aborted || isRedirect(error)) throw error;
      if (!reloadOnce(hrefOf(pathname), pathname !== writtenPath)) throw error;
      throw stay();
    }
  };
}

/** Resets the counts of reloads, now and whenever the document is shown again. */
function resetReloadsOnShow(): void {
  forgetReloads();
  addEventListener('pageshow', forgetReloads);
}

/**
 * Starts a full page load. The page exists, so this cannot become a loop.
 * @returns what the loader throws, so that the current page stays until then
 */
function loadDocument(pathname: string): ReturnType<typeof stay> {
  assignLocation(hrefOf(pathname));
  return stay();
}

/** Redirects to the current page, which stays until the browser leaves it: a visitor who is asked may cancel that. */
const stay = () => redirect({ href: shownHref(), replace: true, resetScroll: false });
