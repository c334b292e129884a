import { allowedSources, buildOfCode, isNotFound, hydrationData } from './document.ts';
import type { PageSource } from './page-loader.ts';
import { isOtherLanguage } from './other-language.ts';
import { fallbackFor, fetchDocument, type PageDocument } from './page-document.ts';
import { nameScrolled } from './scrolled-parts.ts';
import { type BringToLife, showPage } from './show-page.ts';
import { type RunningApp, startRouter } from './start-router.ts';
import { loadStyleSheets, styleSheetsOf } from './style-sheets.ts';
import { speak } from '../strings/spoken.ts';
import { stringsOf } from '../strings/index.ts';

/** Cloudflare may encode mail addresses. A script of its own reads them again: of a page that is loaded alone. */
const hasEncodedMail = (page: Document): boolean =>
  page.querySelector('[href^="/cdn-cgi/l/email-protection"]') !== null;

/** Pages as their host sends them. */
const source: PageSource<PageDocument> = {
  fetch: fetchDocument,
  // Language and policy came with this document.
  needsDocument: ({ document: fresh }) =>
    isOtherLanguage(fresh.documentElement.lang) ||
    hasEncodedMail(fresh) ||
    allowedSources(fresh).some((source) => !allowedSources().includes(source)),
  prepare: async (page) => {
    // A deploy has put other code in place.
    if (buildOfCode(page.document) !== buildOfCode()) throw new Error('The site was published anew.');
    await loadStyleSheets(styleSheetsOf(page.document));
  },
};

/**
 * Starts the app. The page in the document stays as it was written; the next one takes its place as it was written,
 * too.
 * @param bringToLife is given each page that is shown
 */
export async function start(bringToLife: BringToLife): Promise<RunningApp> {
  speak(stringsOf(hydrationData().strings));
  nameScrolled();
  // A host without rewrites answers with 404.html where a fallback page should stand.
  const first = isNotFound() ? await fallbackFor(location.pathname) : undefined;
  return startRouter({ source, show: (page) => showPage(page, bringToLife) }, first);
}
