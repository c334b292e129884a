import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page, type Response } from 'playwright/test';
import { hydrated, wake, watch } from '../support/app.ts';
import { COLOUR_RULES, scrollThrough, shiftsOf, violations, watchShifts } from '../support/audit.ts';
import { addressesOf, brotli, DIST, htmlOf, KB } from '../support/dist.ts';

// A trace of 50 pages would cost more than the checks.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const MISSING = '/no-such-page';
const LARGER = new Set(['/', '/services/business-comms']);

/** What the browser says about an address that has no page; the status is the point. */
const expectedFor = (address: string, faults: string[]): string[] => (address === MISSING ? faults.filter((fault) => !/404/.test(fault)) : faults);

const isImage = (url: string): boolean => /\.(?:svg|png|jpe?g|webp|avif)$/.test(new URL(url).pathname) && !url.endsWith('/favicon.svg');

/** Bytes of the pictures asked for so far, compressed as a host does. */
function countImages(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  const count = (response: Response): void => void (isImage(response.url()) && bodies.push(response.body().then(brotli)));
  page.on('response', count);
  return async () => {
    page.off('response', count);
    return (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  };
}

async function checkHead(page: Page, address: string): Promise<void> {
  await expect(page).toHaveTitle(/\S.{5,}/);
  const content = (selector: string, attribute = 'content') => page.locator(`head ${selector}`).getAttribute(attribute);
  expect((await content('meta[name=description]'))?.length).toBeGreaterThan(address === MISSING ? 5 : 40);
  const canonical = await content('link[rel=canonical]', 'href');
  if (address !== MISSING) expect(new URL(canonical ?? '').pathname).toBe(address);
  expect(await content('meta[property="og:title"]')).toBe(await page.title());
  expect(await content('meta[property="og:description"]')).toBe(await content('meta[name=description]'));
  expect(await content('meta[property="og:url"]')).toBe(canonical);
}

for (const address of [...addressesOf(), MISSING]) {
  test(`${address} is sound`, async ({ page }) => {
    const faults = watch(page);
    await watchShifts(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const images = countImages(page);
      await page.goto(address);
      expect(await images(), `images before scrolling at ${width}`).toBeLessThanOrEqual(60 * KB);
      await scrollThrough(page);
      expect(await shiftsOf(page), `layout shifts at ${width}`).toEqual([]);
    }
    await wake(page);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violations(page), `light, ${width}`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, COLOUR_RULES), `dark, ${width}`).toEqual([]);
    }
    await checkHead(page, address);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width at 320').toBeLessThanOrEqual(320);
    expect(expectedFor(address, faults)).toEqual([]);
  });
}

test('every page fits its budget', () => {
  const sizes = addressesOf().map((address) => ({ address, size: brotli(htmlOf(address)), most: (LARGER.has(address) ? 16 : 12) * KB }));
  expect(sizes.filter(({ size, most }) => size > most)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(40);
});

test('before the first intent a page asks for one small script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  expect(brotli(fs.readFileSync(path.join(DIST, scripts[0] ?? '')))).toBeLessThanOrEqual(1.5 * KB);
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(3);
});
