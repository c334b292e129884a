import path from 'node:path';
import { expect, test } from 'playwright/test';
import { h1, mark, openLive, sameDocument, wake, watch } from '../../support/browser/app.ts';
import { translate } from '../../support/browser/altered.ts';
import { follow } from '../../support/browser/follow.ts';
import { hold } from '../../support/browser/slow.ts';
import { ownHost, type OwnHost } from '../../support/servers/own-host.ts';
import { buildByCommand } from '../../support/sites/build-by-command.ts';
import { atNight } from '../../support/night.ts';

// One host for all of them.
test.describe.configure({ mode: 'default' });

let host: OwnHost;
test.beforeAll(async () => {
  host = await ownHost(await buildByCommand(path.join(import.meta.dirname, '../../fixtures/languages')));
});
test.afterAll(() => host.close());

for (const width of [320, 1280])
  test(`written from the right, nothing is wider than a window of ${width}`, atNight(width > 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/ar', '/ar/contact']) {
      await page.goto(host.url + address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // What lies outside at the other side cannot be scrolled to.
      const outside = await page.evaluate(
        () =>
          [...document.querySelectorAll('main :is(h1,h2,p,li,img,input)')].filter(
            (each) => each.getBoundingClientRect().right > innerWidth + 1,
          ).length,
      );
      expect(outside).toBe(0);
    }
  });

test(
  'written from the right, the next slide comes from the left, and its arrow points there',
  atNight(true),
  async ({ page }) => {
    const faults = watch(page);
    await openLive(page, `${host.url}/ar`);
    const next = page.getByRole('button', { name: 'الرأي التالي' });
    const previous = page.getByRole('button', { name: 'الرأي السابق' });
    const [nextBox, previousBox] = [await next.boundingBox(), await previous.boundingBox()];
    expect(nextBox?.x).toBeLessThan(previousBox?.x ?? 0);
    expect(await next.locator('use').evaluate((use) => getComputedStyle(use).transform)).toBe(
      'matrix(-1, 0, 0, 1, 0, 0)',
    );
    await next.click();
    const track = page.getByRole('group', { name: /كل الآراء/ });
    await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeLessThan(0);
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => track.evaluate((list) => Math.round(list.scrollLeft))).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('on a page that a browser has translated, links are followed softly', atNight(true), async ({ page }) => {
  await page.goto(`${host.url}/de`);
  await translate(page);
  await mark(page);
  await wake(page);
  await page.locator('main a[href="/de/kontakt"]').first().click();
  await expect(page).toHaveURL(`${host.url}/de/kontakt`);
  await expect(page.locator('main form')).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
});

for (const from of ['/de', '/de/datenschutz'])
  test(`that a page is on its way is said in the language of ${from}`, atNight(true), async ({ page }) => {
    const next = await hold(page, /\/de\/kontakt$/);
    await openLive(page, `${host.url}${from}`);
    await follow(page, '/de/kontakt');
    await expect(page.getByRole('status').filter({ hasText: 'Wird geladen …' })).toHaveCount(1);
    next.release();
    await expect(page.locator('main form')).toBeVisible();
  });

test('the switch follows soft navigation and opens the other language anew', async ({ page }) => {
  await openLive(page, `${host.url}/de`);
  await page.locator('main').getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page).toHaveURL(`${host.url}/de/kontakt`);
  const english = page.locator('header .row').getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', /\/contact$/);
  await english.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page).toHaveURL(`${host.url}/contact`);
});

test('a page in another language is opened anew, also when it was loaded ahead', atNight(true), async ({ page }) => {
  await openLive(page, `${host.url}/de`);
  const link = page.locator('main a', { hasText: 'over there' });
  await h1(page).evaluate((heading) =>
    heading.append(Object.assign(document.createElement('a'), { href: '/contact', textContent: 'over there' })),
  );
  const ahead = page.waitForResponse(/\/contact$/);
  await link.hover();
  await (await ahead).finished();
  await link.click();
  await expect(page).toHaveURL(`${host.url}/contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('a form says in the language of its page what is missing, by the right form of the number', async ({ page }) => {
  const faults = watch(page);
  await openLive(page, `${host.url}/de/kontakt`);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByRole('group', { name: /^Bitte prüfen Sie \d Felder$/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('what is missing is missed in the language of its address', atNight(true), async ({ page }) => {
  const answer = await page.goto(`${host.url}/de/nirgends`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Auf Grund');
});
