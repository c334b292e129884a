import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { h1, sameDocument, scrollTo } from '../support/app.ts';
import { liveSite } from '../support/live-site.ts';
import { pageOf } from '../support/temp-site.ts';

const site = liveSite();
const { open, edit } = site;

test('saving a page shows at once, without reload, where one was reading', async ({ page }) => {
  await open(page, '/about');
  await scrollTo(page, 700);
  const read = page.locator('#_main [data-block=stats]');
  const place = async (): Promise<number> => Math.round((await read.boundingBox())?.y ?? 0);
  const before = await place();
  edit('pages/about.json', 'Careful engineers, working for growing businesses', 'Changed while you were reading');
  await expect(h1(page)).toHaveText('Changed while you were reading');
  expect(await sameDocument(page)).toBe(true);
  // What one reads stays where it is, even when what changed above it is shorter now.
  expect(await place()).toBe(before);
  expect(before).not.toBe(0);
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
  expect((await own.goto(`${site.url}/services/spaceships`))?.status()).toBe(200);
  expect((await own.goto(`${site.url}/services/rockets`))?.status()).toBe(404);

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
