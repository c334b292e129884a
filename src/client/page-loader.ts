import { isRedirect, redirect } from '@tanstack/react-router';
import type { ResolvedPage } from '../model/page/types.ts';
import { ownSourcesOf } from '../model/csp.ts';
import { forgetReloads, loadAnew, reloadOnce } from '../renderer/reload-once.ts';
import { allowedSources, buildOfCode, writtenPath } from './document.ts';
import { addIcons } from './icons.ts';
import { inTime } from './in-time.ts';
import { fetchPage, publishedAnew } from './page-data.ts';
import { hrefOf, isPending, shownHref } from './pending.ts';
import { addStyleSheets } from './style-sheets.ts';
import { isKnown, loadBlocks } from '../renderer/registry.ts';
import type { PageLoader } from '../router.tsx';

let given: { pathname: string; page: ResolvedPage } | undefined;

/** Gives a page that is here already, for the next time that its address is loaded. */
export function givePage(pathname: string, page: ResolvedPage): void {
  given = { pathname, page };
}

function takeGiven(pathname: string): ResolvedPage | undefined {
  const page = given?.pathname === pathname ? given.page : undefined;
  given = undefined;
  return page;
}

/**
 * Loads pages for the router. Whatever goes wrong (no such page, data of another build, code that is gone after a
 * deploy) ends in one full navigation: the host knows best.
 * @param first what stands in place of the page in the document, where that is another one than was written
 */
export function createPageLoader(first: ResolvedPage | undefined): PageLoader {
  let isFirst = true;
  const needsDocument = documentNeeds();
  if (!first) noteArrivals();
  return async (pathname, { signal, preload }) => {
    if (isFirst) {
      isFirst = false;
      if (first) await prepare(first);
      return first;
    }
    // What is loaded ahead is only a guess until its link is pressed.
    const isGuess = (): boolean => preload && !isPending(pathname);
    try {
      const page = takeGiven(pathname) ?? (await inTime(fetchPage(pathname, signal)));
      if (needsDocument(page)) {
        if (isGuess()) throw new Error('The page needs a document of its own.');
        throw leaveFor(pathname);
      }
      if (page.build !== undefined && page.build !== buildOfCode()) throw publishedAnew();
      if (!page.blocks.every((block) => isKnown(block.type))) throw new Error('The page is newer than the code.');
      await inTime(prepare(page));
      return page;
    } catch (error) {
      // An abort means that the visitor went elsewhere.
      if (isGuess() || signal.aborted || isRedirect(error)) throw error;
      if (!reloadOnce(hrefOf(pathname), pathname !== writtenPath)) throw error;
      throw stay();
    }
  };
}

/** Loads what drawing a page takes. */
async function prepare({ blocks, icons, styles }: ResolvedPage): Promise<void> {
  await Promise.all([loadBlocks(blocks.map(({ type }) => type)), addStyleSheets(styles)]);
  addIcons(icons);
}

/** Whether a page can be shown in a document of its own only: language and policy came with this one. */
function documentNeeds(): (page: ResolvedPage) => boolean {
  // A browser that translates the document has it say another language than it was written in.
  const isOther = (lang: string): boolean => document.querySelector(`header a[hreflang="${lang}"]`) !== null;
  const allowed = allowedSources();
  return (page) =>
    (page.lang !== undefined && isOther(page.lang)) || ownSourcesOf(page).some((source) => !allowed.includes(source));
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
