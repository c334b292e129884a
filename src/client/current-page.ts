import * as ids from '../model/rendering/ids.ts';
import type { HydrationData } from '../model/rendering/live.ts';

/** The path of the page that was loaded. Read when the code is loaded, before another page can be shown. */
export const writtenPath = location.pathname;

/** The page that has replaced the one in the document, if any. */
let shown: { document: Document; path: string } | undefined;

/** Records the page that is shown from now on. */
export function setShownPage(document: Document, path: string): void {
  shown = { document, path };
}

/** The path of the page that is shown. */
export const shownPath = (): string => shown?.path ?? writtenPath;

/** The element with page facts, as attributes, and hydration data. Documents of other sites have none. */
const pageElement = (of: Document): HTMLElement | null => of.getElementById(ids.page);
const pageFacts = (of = document): DOMStringMap => pageElement(of)?.dataset ?? {};

/** The base path of the site: empty, or like `/site`. */
export const basePath = (): string => pageFacts().base ?? '';

/** The address of the app that a document loads, which changes with each build of the code. */
export const appAddress = (of?: Document): string => pageFacts(of).app ?? '';

/** Whether a document is the not-found page. */
export const isNotFound = (of?: Document): boolean => pageFacts(of).notFound !== undefined;

/** The addresses of fallback pages. Only the not-found page lists them. */
export const fallbacks = (): string[] => (pageFacts().fallbacks ?? '').split(' ').filter(Boolean);

/**
 * Sources in the content security policy of a document that are not in that of every page, each as "directive source".
 */
export const allowedSources = (of?: Document): string[] => (pageFacts(of).sources ?? '').split(',').filter(Boolean);

/** The hydration data of the page that is shown. */
export const hydrationData = (): HydrationData =>
  JSON.parse(pageElement(shown?.document ?? document)?.textContent || '{}') as HydrationData;
