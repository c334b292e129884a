import { expect, test } from 'playwright/test';
import { brotli } from '../../../scripts/support/brotli.ts';
import { caughtUp, h1, mark, sameDocument, wake } from '../../support/browser/app.ts';
import { alive } from '../../support/browser/inquiry.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

const KB = 1024;

test('a link brings at most 28 KB of script, and what draws comes with the first part that lives', async ({ page }) => {
  /** Their sizes by their addresses, bytes. */
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), brotli(await response.text()));
  });
  const size = (): number => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  const draws = (): boolean => [...scripts.keys()].some((url) => url.includes('/assets/react-'));

  await page.goto('/privacy-policy');
  await wake(page);
  await mark(page);
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
  await expect(h1(page)).not.toHaveText('Privacy Policy');
  await caughtUp(page);
  expect([await sameDocument(page), draws()]).toEqual([true, false]);
  expect(size()).toBeLessThanOrEqual(28 * KB);

  await alive(page);
  await caughtUp(page);
  expect(draws()).toBe(true);
  expect(size()).toBeLessThanOrEqual(112 * KB);
});
