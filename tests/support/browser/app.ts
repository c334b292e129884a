import { expect, type Locator, type Page } from 'playwright/test';

/** Everything a visitor's console and network would complain about, as it happens. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation ends what the page before it was still loading ahead.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/** Waits until something of the page lives, its effects have run and what was clicked before is done again. */
export async function hydrated(page: Page, parts = 1): Promise<void> {
  await page.waitForFunction((least) => performance.getEntriesByName('pagewright:ready').length >= least, parts);
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/**
 * Waits until all that the page has asked for by now is under way: its next frames are drawn, and a file that it asks
 * for after that has come.
 */
export const caughtUp = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await fetch('/robots.txt');
  });

/** Points at something as a hand does, which moves: what is first told of a pointer says only where it is. */
export async function pointAt(place: Locator): Promise<void> {
  await place.hover({ position: { x: 10, y: 10 } });
  await place.hover({ position: { x: 14, y: 12 } });
}

/** What a visitor's pointer brings that goes over all of a page: every part of it lives, and links are followed softly. */
export async function wake(page: Page): Promise<void> {
  const pointed = await page.evaluate(() => {
    const signs = [...document.querySelectorAll('main [data-live]'), document.querySelector('header a') as Element];
    for (const place of signs)
      place.dispatchEvent(new PointerEvent('pointermove', { movementX: 1, bubbles: true, pointerType: 'mouse' }));
    return signs.length;
  });
  await hydrated(page, pointed);
}

/** Opens a page, all parts of which live then. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}

/** Marks the document, so that `sameDocument` can tell a soft navigation from a load. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void ((globalThis as { marked?: boolean }).marked = true));
/** Whether nothing was loaded anew since `mark`. */
export const sameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as { marked?: boolean }).marked === true);

/** Counts the documents that the page's main frame loads from now on. */
export function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

/** The heading of a page. */
export const h1 = (page: Page) => page.locator('h1');

/** Scrolls to a place and waits until the browser is there, smooth scrolling or not. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}
