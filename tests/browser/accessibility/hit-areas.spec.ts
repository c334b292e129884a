import { expect, test } from 'playwright/test';
import { openLive } from '../../support/browser/app.ts';
import { tooSmall } from '../../support/browser/hit-areas.ts';
import { openDetails } from '../../support/browser/layout.ts';
import { atNight, EVERYTHING } from '../../support/night.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const BY_DAY = ['/', '/repairs', '/visit', '/bikes', '/journal'];
const BY_NIGHT = ['/about', '/bikes/touring', '/journal/quiet-chain', '/no-such-page'];

test('everything can be hit with a finger', async ({ page }) => {
  for (const address of EVERYTHING ? [...BY_DAY, ...BY_NIGHT] : BY_DAY) {
    await openLive(page, address);
    await openDetails(page);
    expect.soft(await tooSmall(page), address).toEqual([]);
  }
});

test('the open menu can be hit with a finger', atNight(true), async ({ page }) => {
  await openLive(page, '/privacy');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  for (const list of await page.locator('#_menu summary').all()) await list.tap();
  await expect(page.locator('#_menu').getByRole('link', { name: 'City bike' })).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});
