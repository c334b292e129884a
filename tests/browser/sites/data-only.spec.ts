import { expect, test } from 'playwright/test';
import { h1, openLive, wake, watch } from '../../support/browser/app.ts';
import { ownHost, type OwnHost } from '../../support/servers/own-host.ts';
import { buildByCommand } from '../../support/sites/build-by-command.ts';
import { atNight } from '../../support/night.ts';
import { ROCKET } from '../../support/sites/new-entry.ts';
import { copyOfFixture } from '../../support/sites/temp-site.ts';

let host: OwnHost;

test.beforeAll(async () => {
  const site = copyOfFixture();
  site.write(ROCKET.file, ROCKET.page);
  host = await ownHost(await buildByCommand(site.root));
  site.remove();
});
test.afterAll(() => host.close());

// By day this is read in what a build writes (tests/engine/build/data-only.test.ts).
const title = 'one new file is a whole new entry: listed, filtered, linked, in the menus and rendered';
test(title, atNight(true), async ({ page }) => {
  const faults = watch(page);
  await openLive(page, `${host.url}/bikes`);
  const list = page.locator('#here');
  expect(await list.locator('h3').allTextContents()).toContain('Rocket');
  await expect(list.getByRole('button', { name: 'Space' })).toHaveCount(1);
  await expect(page.locator(`header nav[aria-label=Main] a[href="${ROCKET.address}"]`)).toHaveCount(1);
  await expect(page.locator(`#_menu a[href="${ROCKET.address}"]`)).toHaveCount(1);
  await expect(page.locator(`footer a[href="${ROCKET.address}"]`)).toHaveText('Rocket');
  await page.locator(`main a[href="${ROCKET.address}"]`).first().click();
  await expect(h1(page)).toHaveText('A rocket, mended overnight');
  await expect(page.locator('[data-block-error]')).toHaveCount(0);
  await page.reload();
  await wake(page);
  await expect(h1(page)).toHaveText('A rocket, mended overnight');
  expect(await (await page.request.get(`${host.url}/sitemap.xml`)).text()).toContain(`${ROCKET.address}</loc>`);
  expect(faults).toEqual([]);
});
