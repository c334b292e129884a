import { expect, test, type Page } from 'playwright/test';
import { caughtUp, wake, watch } from '../../support/browser/app.ts';
import { violations } from '../../support/browser/audit.ts';
import { ownHost, type OwnHost } from '../../support/servers/own-host.ts';
import { buildByCommand } from '../../support/sites/build-by-command.ts';
import { copyOfFixture } from '../../support/sites/temp-site.ts';
import { atNight } from '../../support/night.ts';

const STATS = 'https://stats.example.org';
/** A tool as small as it can be: it counts as GoatCounter does, by asking for a picture. */
const TOOL = `{
  const { goatcounter } = document.querySelector('script[data-goatcounter]').dataset;
  const count = ({ path }) => void (new Image().src = goatcounter + '?p=' + path);
  window.goatcounter = { count };
  count({ path: location.pathname });
}`;

// One host for all of them.
test.describe.configure({ mode: 'default' });

let host: OwnHost;
test.beforeAll(async () => {
  const site = copyOfFixture();
  site.write('pages/_site.json', {
    ...site.read('pages/_site.json'),
    analytics: { provider: 'goatcounter', host: STATS },
  });
  host = await ownHost(await buildByCommand(site.root));
  site.remove();
});
test.afterAll(() => host.close());

/** Stands in for the tool's host, and notes what is asked of it. */
async function tool(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${STATS}/**`, (route) => {
    asked.push(route.request().url().slice(STATS.length));
    return route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: TOOL })
      : route.fulfill({ contentType: 'image/gif', body: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64') });
  });
  return asked;
}

const question = (page: Page) => page.getByRole('region', { name: 'Visitor statistics' });
const says = (page: Page, words: string) => question(page).getByRole('button', { name: words }).click();
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Visitor statistics' });

test(
  'nothing is loaded before a visitor agrees; then visits are counted, soft ones too, and nobody asks again',
  atNight(true),
  async ({ page }) => {
    const asked = await tool(page);
    const faults = watch(page);
    await page.goto(host.url);
    await expect(question(page)).toContainText('May we count your visit with GoatCounter?');
    expect(await violations(page)).toEqual([]);
    await wake(page);
    expect(asked).toEqual([]);
    await says(page, 'Allow');
    await expect(question(page)).toBeHidden();
    await expect.poll(() => asked).toEqual(['/count.js', '/count?p=/']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click();
    await expect.poll(() => asked).toEqual(['/count.js', '/count?p=/', '/count?p=/about']);

    await page.goto(`${host.url}/visit`);
    await expect.poll(() => asked.slice(3)).toEqual(['/count.js', '/count?p=/visit']);
    await expect(question(page)).toBeHidden();
    expect(faults).toEqual([]);
  },
);

test(
  'who refuses is left alone, and can change their mind at the foot of every page',
  atNight(true),
  async ({ page }) => {
    const asked = await tool(page);
    await page.goto(host.url);
    await says(page, 'Refuse');
    await page.reload();
    await caughtUp(page);
    await expect(question(page)).toBeHidden();
    expect(asked).toEqual([]);

    await settings(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page).getByRole('button', { name: 'Allow' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeFocused();
    await expect.poll(() => asked).toEqual(['/count.js', '/count?p=/']);

    await settings(page).click();
    const reloaded = page.waitForEvent('load');
    await says(page, 'Refuse');
    await reloaded;
    await caughtUp(page);
    expect(asked).toHaveLength(2);
  },
);

test('also a foot that was taken anew from the next page asks', atNight(true), async ({ page }) => {
  await tool(page);
  await page.goto(host.url);
  await says(page, 'Refuse');
  await wake(page);
  // As extensions do.
  await page.evaluate(() => document.querySelector('footer')?.append(document.createElement('button')));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('footer > button')).toHaveCount(0);
  await settings(page).click();
  await expect(question(page)).toBeVisible();
});

test('the question is near for the keyboard, and moves nothing', atNight(true), async ({ page }) => {
  await tool(page);
  await page.goto(host.url);
  await expect(question(page)).toBeVisible();
  const shift = await page.evaluate(() => performance.getEntriesByType('layout-shift').length);
  expect(shift).toBe(0);
  // After the link that skips to the content, and the one to the privacy policy.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Allow' })).toBeFocused();
});

test(
  'the question covers neither the end of the page nor, however large letters are, more than half of it',
  atNight(true),
  async ({ page }) => {
    await tool(page);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(host.url);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect(question(page)).toBeVisible();
    for (const size of ['16px', '32px']) {
      await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
      await expect(async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        const [last, asked] = [await settings(page).boundingBox(), await question(page).boundingBox()];
        expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
        expect(asked?.height).toBeLessThanOrEqual(664 / 2);
      }, size).toPass();
    }
    const asking = await length();
    await says(page, 'Refuse');
    await expect.poll(length).toBeLessThan(asking);
  },
);
