import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { h1, hydrated, mark, sameDocument, scrollTo } from '../support/app.ts';
import { startDevServer, type DevServer } from '../support/dev-server.ts';
import { copyOfSite, pageOf, type TempSite } from '../support/temp-site.ts';

// One server for all: each test works on files of its own.
test.describe.configure({ mode: 'default' });

let site: TempSite;
let server: DevServer;
test.beforeAll(async ({ browser }) => {
  site = copyOfSite();
  server = await startDevServer(site.root);
  // The first page makes the server prepare its dependencies; that may reload the page once.
  const page = await browser.newPage();
  await page.goto(server.url);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.close();
});
test.afterAll(async () => {
  await server.stop();
  site.remove();
});

const open = async (page: Page, address: string): Promise<void> => {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(server.url + address);
  await connected;
  await hydrated(page);
  await mark(page);
};
const overlay = (page: Page) => page.locator('vite-error-overlay');
const textOf = (file: string): string => fs.readFileSync(path.join(site.root, file), 'utf8');
const edit = (file: string, from: string, to: string): void => site.write(file, textOf(file).replace(from, to));

test('saving a page shows at once, without reload, where one was reading', async ({ page }) => {
  await open(page, '/about');
  await scrollTo(page, 700);
  const read = page.locator('#main [data-block=stats]');
  const place = async (): Promise<number> => Math.round((await read.boundingBox())?.y ?? 0);
  const before = await place();
  edit('pages/about.json', 'Careful engineers, working for growing businesses', 'Changed while you were reading');
  await expect(h1(page)).toHaveText('Changed while you were reading');
  expect(await sameDocument(page)).toBe(true);
  // What one reads stays where it is, even when what changed above it is shorter now.
  expect(await place()).toBe(before);
  expect(before).not.toBe(0);
});

test('a mistake shows in the overlay with its place, and goes when it is mended', async ({ page, context }) => {
  await open(page, '/careers');
  const other = await context.newPage();
  await open(other, '/contact');
  const right = textOf('pages/careers.json');
  edit('pages/careers.json', '"type": "hero"', '"type": "heroo"');
  const line =
    textOf('pages/careers.json')
      .split('\n')
      .findIndex((text) => text.includes('heroo')) + 1;
  await expect(overlay(page)).toHaveCount(1);
  await expect(overlay(page).locator('.file').first()).toContainText(new RegExp(`careers\\.json:${line}:\\d+`));
  await expect(overlay(page).locator('.message-body')).toContainText('heroo');
  await expect(overlay(page).locator('.message-body')).toContainText('hero');
  await expect(overlay(page).locator('.frame')).toContainText('"type": "heroo"');
  await expect(overlay(other)).toHaveCount(0);
  expect((await page.request.get(`${server.url}/services`, { headers: { accept: 'text/html' } })).status()).toBe(200);
  site.write('pages/careers.json', right);
  await expect(overlay(page)).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
  expect(await sameDocument(other)).toBe(true);
});

test('half a file is a mistake like any other, and a page opened while it is wrong says what is', async ({ page }) => {
  const right = textOf('pages/terms-of-service.json');
  await open(page, '/terms-of-service');
  site.write('pages/terms-of-service.json', right.slice(0, 200));
  await expect(overlay(page)).toHaveCount(1);
  await page.goto(`${server.url}/terms-of-service`);
  await expect(page.locator('main[data-problems]')).toContainText('pages/terms-of-service.json:');
  site.write('pages/terms-of-service.json', right);
  await expect(h1(page)).toHaveText('Terms of Service');
});

test('a page added, renamed and removed: routed, listed and in the menu each time', async ({ page, context }) => {
  const menu = page.locator('header a', { hasText: 'Rocket repair' });
  await open(page, '/services');
  const cards = page.locator('main').getByRole('heading', { name: 'Rocket repair' });
  await expect(cards).toHaveCount(0);

  site.write(
    'pages/services/rockets.json',
    pageOf('Rocket repair', [{ type: 'hero', heading: 'We mend rockets' }], { card: { title: 'Rocket repair', text: 'Cold and hot.', order: 90 } }),
  );
  await expect(cards).toHaveCount(1);
  await expect(menu).not.toHaveCount(0);
  await expect(page.locator('footer a[href="/services/rockets"]')).toHaveCount(1);
  expect(await sameDocument(page)).toBe(true);
  const own = await context.newPage();
  await open(own, '/services/rockets');
  await expect(h1(own)).toHaveText('We mend rockets');

  fs.renameSync(path.join(site.root, 'pages/services/rockets.json'), path.join(site.root, 'pages/services/spaceships.json'));
  await expect(page.locator('footer a[href="/services/spaceships"]')).toHaveCount(1);
  await expect(page.locator('footer a[href="/services/rockets"]')).toHaveCount(0);
  expect((await own.goto(`${server.url}/services/spaceships`))?.status()).toBe(200);
  expect((await own.goto(`${server.url}/services/rockets`))?.status()).toBe(404);

  fs.rmSync(path.join(site.root, 'pages/services/spaceships.json'));
  await expect(cards).toHaveCount(0);
  await expect(menu).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
});

test('a page that is waited for appears where "not found" stood', async ({ page }) => {
  await open(page, '/coming');
  await expect(h1(page)).toHaveText('404');
  site.write('pages/coming.json', pageOf('Coming', [{ type: 'hero', heading: 'Here I am' }]));
  await expect(h1(page)).toHaveText('Here I am');
});

test('the site file changes header and footer without reload', async ({ page }) => {
  await open(page, '/contact');
  edit('pages/_site.json', '"label": "About Us", "href": "/about"', '"label": "Who we are", "href": "/about"');
  await expect(page.locator('header nav[aria-label=Main]').getByRole('link', { name: 'Who we are' })).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
});
