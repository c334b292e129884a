import { isRedirect, redirect } from '@tanstack/react-router';
import { forgetReloads, loadAnew, reloadOnce } from '../renderer/reload-once.ts';
import { writtenPath } from './document.ts';
import { withTimeout } from './with-timeout.ts';
import { hrefOf, isPending, shownHref } from './pending.ts';
import type { PageLoader } from '../router.ts';

/** Where pages come from. */
export interface PageSource<P> {
  /** Asks the host for the page of an address. Rejects where it has none. */
  fetch(pathname: string, signal: AbortSignal): Promise<P>;
  /** Whether a page can be shown in a document of its own only. */
  needsDocument(page: P): boolean;
  /** Loads what showing a page takes. Rejects where that cannot be had any more. */
  prepare(page: P): Promise<void>;
}

/**
 * Loads pages for the router. Whatever goes wrong (no such page, one of another build, code that is gone after a deploy)
 * ends in one full navigation: the host knows best.
 * @param first what stands in place of the page in the document, where that is another one than was written
 */
export function createPageLoader<P>(source: PageSource<P>, first: P | undefined): PageLoader<P> {
  let isFirst = true;
  if (!first) noteArrivals();
  return async (pathname, { signal, preload }) => {
    if (isFirst) {
      isFirst = false;
      if (first) await source.prepare(first);
      return first;
    }
    // What is loaded ahead is only a guess until its link is pressed.
    const isGuess = (): boolean => preload && !isPending(pathname);
    try {
      const page = await withTimeout(source.fetch(pathname, signal));
      if (source.needsDocument(page)) {
        if (isGuess()) throw new Error('The page needs a document of its own.');
        throw leaveFor(pathname);
      }
      await withTimeout(source.prepare(page));
      return page;
    } catch (error) {
      // An abort means that the visitor went elsewhere.
      if (isGuess() || signal.aborted || isRedirect(error)) throw error;
      if (!reloadOnce(hrefOf(pathname), pathname !== writtenPath)) throw error;
      throw stay();
    }
  };
}

/** Forgets, whenever the document as it was written is here, how often others were asked for. */
function noteArrivals(): void {
  forgetReloads();
  addEventListener('pageshow', forgetReloads);
}

/**
 * Opens an address with a full page load. Its page is there, so there is no going round in circles.
 * @returns what the loader throws, so that the page on screen stays until then
 */
function leaveFor(pathname: string): ReturnType<typeof stay> {
  loadAnew(hrefOf(pathname));
  return stay();
}

/** The page on screen stays until the browser has left it: visitors who are asked whether they want to may not. */
const stay = () => redirect({ href: shownHref(), replace: true, resetScroll: false });
