import { chromium, expect, test } from 'playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/support/browser.ts';
import { brokenWords, layoutFaults, openDetails, openEnlarged, spaceText } from '../../support/browser/layout.ts';
import { atNight } from '../../support/night.ts';
import { TEMPLATES } from '../../support/browser/templates.ts';

/** The one with most on it is looked at by day, in a wide window. */
const PAGES = [
  '/',
  '/repairs',
  '/repairs/wheels/tubeless',
  '/repairs/winter-storage',
  '/repairs/tune-up',
  '/bikes/touring',
  '/about',
  '/bikes',
  '/bikes/cargo',
  '/visit',
  '/journal',
  '/journal/quiet-chain',
  '/privacy',
  '/no-such-page',
];
const NONE = { clipped: [], overlapping: [], tooWide: 0 };

for (const width of [390, 1280]) {
  test.describe(`text of twice the size at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const address of PAGES) {
      test(
        `${address}: nothing is clipped, overlaps or makes the page scroll sideways`,
        atNight(address !== '/visit' || width < 1280),
        async ({ page }) => {
          await openEnlarged(page, address);
          await openDetails(page);
          expect(await layoutFaults(page)).toEqual(NONE);
        },
      );
    }

    test(
      'the same with the typeface of the device, as the one of the site may come late',
      atNight(true),
      async ({ page }) => {
        await page.route('**/*.woff2', (route) => route.abort());
        await openEnlarged(page, '/visit');
        await openDetails(page);
        expect(await layoutFaults(page)).toEqual(NONE);
      },
    );

    test('the header: everything in it is reached, the menu opens and leads on', atNight(true), async ({ page }) => {
      await openEnlarged(page, '/privacy');
      const toggle = page.getByRole('button', { name: 'Menu', exact: true });
      const menu = page.locator('#_menu');
      await toggle.click();
      await expect(menu).toBeVisible();
      for (const list of await menu.locator('summary').all()) await list.click();
      expect(await layoutFaults(page)).toEqual(NONE);
      await menu.getByRole('link', { name: 'Journal', exact: true }).click();
      await expect(page).toHaveURL(/\/journal$/);
      await expect(menu).toBeHidden();
    });
  });
}

for (const [address, width] of [
  ['/', 1920],
  ['/', 768],
  ['/visit', 1920],
  ['/repairs/winter-storage', 1920],
] as const) {
  test(`${address} at ${width}: words of twice the size stay whole`, atNight(true), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openEnlarged(page, address);
    expect(await brokenWords(page)).toEqual([]);
    // All columns grow with what stands in them, where the window is wide enough.
    if (width > 1248)
      for (const column of ['header .row', 'main section > div', 'footer .wrap'])
        expect((await page.locator(column).first().boundingBox())?.width, column).toBeGreaterThan(1248);
  });
}

test(
  'who sets the browser to letters twice as large gets a page as for a window half as wide',
  atNight(true),
  async ({ baseURL }) => {
    const args = [...browserArguments(), '--blink-settings=defaultFontSize=32'];
    const browser = await chromium.launch({ executablePath: findBrowser(), args });
    const page = await browser.newPage({ viewport: { width: 768, height: 900 }, baseURL: String(baseURL) });
    await page.goto('/about');
    expect(await brokenWords(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual(NONE);
    await expect(page.locator('footer details[open]')).toHaveCount(0);
    await browser.close();
  },
);

for (const [template, address] of Object.entries(TEMPLATES)) {
  test(
    `${template}: nothing is lost at twice the zoom, on a phone held across, with text spaced out`,
    atNight(template !== 'form'),
    async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 450 });
      await page.goto(address);
      await openDetails(page);
      expect(await layoutFaults(page), 'a window of 1280 px at 200 %').toEqual(NONE);
      await page.setViewportSize({ width: 844, height: 390 });
      expect(await layoutFaults(page), 'a phone held across').toEqual(NONE);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height, 'what the header takes of it').toBeLessThan(390 / 4);
      await page.setViewportSize({ width: 390, height: 844 });
      await spaceText(page);
      expect(await layoutFaults(page), 'text spaced out').toEqual(NONE);
    },
  );
}

for (const [address, width] of [
  ['/visit', 1280],
  ['/bikes/cargo', 1280],
  ['/about', 390],
] as const) {
  const title = `${address} at ${width}: what stays in view beside a long content covers nothing`;
  test(title, atNight(true), async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(address);
    await openDetails(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 240) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      expect((await layoutFaults(page)).overlapping, `scrolled by ${y}`).toEqual([]);
    }
  });
}

test('what stays in view is seen to its end with letters twice as large', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/visit');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const ends = await page
    .locator('main *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).position === 'sticky')
        .map((element) => parseFloat(getComputedStyle(element).top) + element.getBoundingClientRect().height),
    );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(720);
});
