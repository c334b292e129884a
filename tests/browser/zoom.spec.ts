import { expect, test, type Page } from 'playwright/test';
import { layoutFaults } from '../support/layout.ts';

// A root font of 32 px: what a visitor gets who sets the browser's text to twice its size.
const ROOT = 32;
const PAGES = [
  '/',
  '/services',
  '/services/managed-it',
  '/services/business-comms',
  '/services/web-dev-automation',
  '/about',
  '/contact',
  '/industries',
  '/industries/healthcare',
  '/insights/case-studies',
  '/insights/case-studies/parts-maker-uptime',
  '/insights/blog',
  '/insights/blog/rto-and-rpo',
  '/careers',
  '/privacy-policy',
  '/sitemap',
  '/no-such-page',
];
const NONE = { clipped: [], overlapping: [], tooWide: 0 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openEnlarged(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}px`), ROOT);
}

for (const width of [390, 1280]) {
  test.describe(`text of twice the size at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const address of PAGES) {
      test(`${address}: nothing is clipped, overlaps or makes the page scroll sideways`, async ({ page }) => {
        await openEnlarged(page, address);
        for (const details of await page.locator('main details').all()) await details.evaluate((element: HTMLDetailsElement) => void (element.open = true));
        expect(await layoutFaults(page)).toEqual(NONE);
      });
    }

    test('the header: everything in it is reached, the menu opens and leads on', async ({ page }) => {
      await openEnlarged(page, '/about');
      const toggle = page.getByRole('button', { name: 'Menu', exact: true });
      const menu = page.locator('#_menu');
      await toggle.click();
      await expect(menu).toBeVisible();
      for (const list of await menu.locator('summary').all()) await list.click();
      expect(await layoutFaults(page)).toEqual(NONE);
      await menu.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(menu).toBeHidden();
    });
  });
}
