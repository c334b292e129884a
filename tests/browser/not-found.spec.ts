import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { countLoads, h1, openLive, wake } from '../support/app.ts';
import { ownHost } from '../support/site-server.ts';

const GRID = 'IT that knows how your trade works';

test('an unknown address: status 404, the words, the way home, the path in the console', async ({ page }) => {
  const said = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes('/no/such/page'));
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await said;
  await expect(h1(page)).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await wake(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(h1(page)).toHaveText(/^Transforming/);
});

test('an unknown address followed from a page: one full navigation to the same screen', async ({ page }) => {
  await openLive(page, '/');
  const loads = countLoads(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere', textContent: 'go' });
    document.body.append(link);
    link.click();
  });
  await expect(h1(page)).toHaveText('404');
  expect(loads.count).toBe(1);
  await expect(page).toHaveURL(/\/nowhere$/);
});

test('every unknown industry shows the grid, with status 200', async ({ page }) => {
  const answer = await page.goto('/industries/anything');
  expect(answer?.status()).toBe(200);
  await expect(h1(page)).toHaveText(GRID);
  await wake(page);
  await expect(h1(page)).toHaveText(GRID);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/industries$/);
  await page.locator('main a[href="/industries/healthcare"]').first().click();
  await expect(h1(page)).toHaveText('Technology that keeps pace with care');
});

for (const alias of ['legal', 'technology', 'non-profit']) {
  test(`/industries/${alias} shows the grid and is no second page to search engines`, async ({ page }) => {
    const answer = await page.goto(`/industries/${alias}`);
    expect(answer?.status()).toBe(200);
    await expect(h1(page)).toHaveText(GRID);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/industries$/);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(`/industries/${alias}<`);
  });
}

test('on a host without rewrites 404.html finds the grid by itself', async ({ page }) => {
  const host = await ownHost();
  fs.rmSync(path.join(host.dir, '_redirects'));
  const answer = await page.goto(`${host.url}/industries/anything`);
  expect(answer?.status()).toBe(404);
  await wake(page);
  await expect(h1(page)).toHaveText(GRID);
  await expect(page).toHaveTitle(/IT for Nine Industries/);
  await page.goto(`${host.url}/elsewhere`);
  await wake(page);
  await expect(h1(page)).toHaveText('404');
  await host.close();
});
