import { ids } from '../model/ids.ts';
import type { ResolvedPage } from '../model/types.ts';
import { reloadOnce } from '../renderer/reload-once.ts';
import { addIcons } from './icons.ts';
import { isKnown, loadBlocks } from '../renderer/registry.ts';
import type { PageLoader } from '../router.tsx';

const pageElement = (): HTMLElement => document.getElementById(ids.page) as HTMLElement;

/** The site's folder on its host: empty, or like `/site`. */
export const basePath = (): string => pageElement().dataset.base ?? '';

/** The data of the page that stands in the document. */
export const readFirstPage = (): ResolvedPage => JSON.parse(pageElement().textContent ?? '') as ResolvedPage;

const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/** Where the data of an address lies: `/services/cloud.json`. */
export function dataAddress(pathname: string): string {
  const path = withoutSlash(pathname);
  return path === (basePath() || '/') ? `${basePath()}/index.json` : `${path}.json`;
}

async function fetchPage(pathname: string, signal?: AbortSignal): Promise<ResolvedPage> {
  const answer = await fetch(dataAddress(pathname), { signal });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json'))
    throw new Error(`The page could not be loaded (status ${answer.status}).`);
  return (await answer.json()) as ResolvedPage;
}

/** The page that answers an unknown address, where one does. */
export async function fallbackFor(pathname: string): Promise<ResolvedPage | undefined> {
  const fallbacks = (pageElement().dataset.fallbacks ?? '').split(' ').filter(Boolean);
  const parent = fallbacks.find((address) => pathname.startsWith(`${address}/`));
  return parent ? fetchPage(parent).catch(() => undefined) : undefined;
}

/** A page that is here already, for the next time that its address is loaded. */
let given: { pathname: string; page: ResolvedPage } | undefined;
export function givePage(pathname: string, page: ResolvedPage): void {
  given = { pathname, page };
}

function takeGiven(pathname: string): ResolvedPage | undefined {
  const page = given?.pathname === pathname ? given.page : undefined;
  given = undefined;
  return page;
}

/**
 * Loads pages for the router: the first from the document, the others as data files. Whatever goes wrong (no such page,
 * data of another build, code that is gone after a deploy) ends in one full navigation: the host knows best.
 */
export function createPageLoader(first: ResolvedPage): PageLoader {
  let initial: ResolvedPage | undefined = first;
  return async (pathname, { signal, preload }) => {
    if (initial) {
      const page = initial;
      initial = undefined;
      return page;
    }
    try {
      const page = takeGiven(pathname) ?? (await fetchPage(pathname, signal));
      if (page.lang !== first.lang && !preload) return leaveFor(pathname);
      if (page.build !== first.build) throw new Error('The site was published anew.');
      if (!page.blocks.every((block) => isKnown(block.type))) throw new Error('The page is newer than the code.');
      await loadBlocks(page.blocks.map((block) => block.type));
      addIcons(page.icons);
      return page;
    } catch (error) {
      // A preload is only a guess, and an abort means that the visitor went elsewhere.
      if (preload || signal.aborted || !reloadOnce(pendingHref(pathname))) throw error;
      return new Promise<never>(() => undefined);
    }
  };
}

/** Opens an address anew. The page is what the loader asked for, so there is no going round in circles. */
function leaveFor(pathname: string): Promise<never> {
  location.assign(pendingHref(pathname));
  return new Promise<never>(() => undefined);
}

/** The full address being opened, with its query and section. */
let pending: { pathname: string; href: string } | undefined;
export function rememberPending(href: string): void {
  pending = { pathname: new URL(href, location.href).pathname, href };
}
const pendingHref = (pathname: string): string => (pending?.pathname === pathname ? pending.href : pathname);
