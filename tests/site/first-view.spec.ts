import { expect, test, type Page } from 'playwright/test';
import { SITE_URL } from '../support/servers/preview-urls.ts';
import { atNight } from '../support/night.ts';

test.use({ baseURL: SITE_URL });

/** The files that a page asks for by itself, of some endings. */
async function askedFor(page: Page, address: string, endings: RegExp): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return asked.filter((file) => endings.test(file));
}

test('a first view asks for the common letters of the typeface, and for no others', async ({ page }) => {
  expect(await askedFor(page, '/services/cloud', /\.woff2$/)).toEqual(['/fonts/instrument-sans.woff2']);
});

test('a page that shows an accent asks for the letters that have it', atNight(true), async ({ page }) => {
  expect(await askedFor(page, '/careers', /\.woff2$/)).toEqual([
    '/fonts/instrument-sans.woff2',
    '/fonts/instrument-sans-ext.woff2',
  ]);
});
