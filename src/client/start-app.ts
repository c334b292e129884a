import { allowedSources, appAddress, isNotFound, hydrationData } from './current-page.ts';
import type { PageSource } from './page-loader.ts';
import { isOtherLanguage } from './other-language.ts';
import { fallbackFor, fetchDocument, type PageDocument } from './page-document.ts';
import { trackScrolledElements } from './scroll-restoration.ts';
import { type HydrateOnIntent, showPage } from './show-page.ts';
import { type RunningApp, startRouter } from './start-router.ts';
import { loadStyleSheets, styleSheetsOf } from './style-sheets.ts';
import { setStrings } from '../strings/current.ts';
import { stringsOf } from '../strings/index.ts';

/** Cloudflare may obfuscate e-mail addresses. Its script decodes them on page loads only. */
const hasEncodedMail = (page: Document): boolean =>
  page.querySelector('[href^="/cdn-cgi/l/email-protection"]') !== null;

/** Pages as documents of the host. */
const source: PageSource<PageDocument> = {
  fetch: fetchDocument,
  // Language and content security policy are those of the current document.
  needsDocument: ({ document: fresh }) =>
    isOtherLanguage(fresh.documentElement.lang) ||
    hasEncodedMail(fresh) ||
    allowedSources(fresh).some((source) => !allowedSources().includes(source)),
  prepare: async (page) => {
    // Another build was deployed.
    if (appAddress(page.document) !== appAddress()) throw new Error('The site was published anew.');
    await loadStyleSheets(styleSheetsOf(page.document));
  },
};

/**
 * Starts the app. The current page stays as it is; other pages replace it as they were prerendered.
 * @param hydrateOnIntent called for each page that is shown
 */
export async function start(hydrateOnIntent: HydrateOnIntent): Promise<RunningApp> {
  setStrings(stringsOf(hydrationData().strings));
  trackScrolledElements();
  // A host without rewrites answers with 404.html where a fallback page should stand.
  const first = isNotFound() ? await fallbackFor(location.pathname) : undefined;
  return startRouter({ source, show: (page) => showPage(page, hydrateOnIntent) }, first);
}
