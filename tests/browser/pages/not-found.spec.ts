import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { caughtUp, countLoads, h1, openLive, wake } from '../../support/browser/app.ts';
import { FIXTURE_DIST } from '../../support/places.ts';
import { ownHost } from '../../support/servers/own-host.ts';
import { atNight } from '../../support/night.ts';

const LIST = 'Used bikes that know the hills';

test('an unknown address: status 404, the words, the way home, the path in the console', async ({ page }) => {
  const said = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('/no/such/page'),
  );
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await said;
  await expect(h1(page)).toHaveText('Flat tyre');
  await expect(page.getByText('There is no page at this address')).toBeVisible();
  await wake(page);
  await page.getByRole('link', { name: 'Roll back to the start' }).click();
  await expect(h1(page)).toHaveText(/^Bring the squeak/);
});

test(
  'an unknown address followed from a page: one full navigation to the same screen',
  atNight(true),
  async ({ page }) => {
    await openLive(page, '/');
    const loads = countLoads(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/nowhere', textContent: 'go' });
      document.body.append(link);
      link.click();
    });
    await expect(h1(page)).toHaveText('Flat tyre');
    expect(loads.count).toBe(1);
    await expect(page).toHaveURL(/\/nowhere$/);
  },
);

test('every unknown address below a fallback shows its page, with status 200', atNight(true), async ({ page }) => {
  const answer = await page.goto('/bikes/anything');
  expect(answer?.status()).toBe(200);
  await expect(h1(page)).toHaveText(LIST);
  await wake(page);
  await expect(h1(page)).toHaveText(LIST);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/bikes$/);
  await page.locator('main a[href="/bikes/city"]').first().click();
  await expect(h1(page)).toHaveText('Seven gears and a basket');
});

for (const alias of ['/workshop', '/repairs/prices']) {
  test(`the alias ${alias} shows its page and is no second page to search engines`, atNight(true), async ({ page }) => {
    const answer = await page.goto(alias);
    expect(answer?.status()).toBe(200);
    await expect(h1(page)).toHaveText('Mended while the kettle boils');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/repairs$/);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(`${alias}<`);
  });
}

test('on a host without rewrites 404.html finds the fallback by itself', atNight(true), async ({ page }) => {
  const host = await ownHost(FIXTURE_DIST);
  fs.rmSync(path.join(host.dir, '_redirects'));
  const answer = await page.goto(`${host.url}/bikes/anything`);
  expect(answer?.status()).toBe(404);
  await expect(h1(page)).toHaveText(LIST);
  await expect(page).toHaveTitle(/Used bikes/);
  await page.goto(`${host.url}/elsewhere`);
  await wake(page);
  await expect(h1(page)).toHaveText('Flat tyre');
  // A site without fallbacks has nothing to look for.
  const file = path.join(host.dir, '404.html');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/data-fallbacks="[^"]+"/, 'data-fallbacks=""'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${host.url}/elsewhere`);
  await caughtUp(page);
  expect(asked.filter((address) => address.endsWith('.js'))).toEqual([]);
  await host.close();
});
