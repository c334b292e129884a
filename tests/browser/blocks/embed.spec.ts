import { expect, test, type Page } from 'playwright/test';
import { countLoads, mark, openLive, sameDocument, watch } from '../../support/browser/app.ts';
import { violations } from '../../support/browser/audit.ts';
import { atNight } from '../../support/night.ts';

const PLAYER = '<!doctype html><title>Player</title><button>Play</button>';

/** Stands in for all other sites, and notes what is asked of them. */
async function others(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: PLAYER });
  });
  return asked;
}

const video = (page: Page) => page.getByRole('button', { name: 'Play the video: Truing a wheel' });
const player = (page: Page) => page.locator('iframe[title="Truing a wheel"]');

test('nobody else hears of the visit before the button is pressed; then the frame is there and has the focus', async ({
  page,
}) => {
  const asked = await others(page);
  const faults = watch(page);
  await openLive(page, '/repairs/wheels/films');
  await expect(video(page)).toHaveAccessibleDescription(/content from YouTube, which then learns your IP address/);
  await video(page).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);

  await video(page).focus();
  await page.keyboard.press('Enter');
  await expect(player(page)).toBeFocused();
  await expect(player(page).contentFrame().getByRole('button', { name: 'Play' })).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&start=30']);
  await page.keyboard.press('Tab');
  // In a browser with windows a frame of another host does not know of the window's focus under a test.
  const inPlayer = player(page).contentFrame().locator('body');
  await expect.poll(() => inPlayer.evaluate(() => document.activeElement?.textContent)).toBe('Play');
  expect(faults).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test(
  'a button that is pressed before the app is there shows its content all the same',
  atNight(true),
  async ({ page }) => {
    await others(page);
    await page.goto('/repairs/wheels/films');
    await page.getByRole('button', { name: 'Show the map: The blue door on the quay' }).click();
    await expect(page.locator('iframe[title="The blue door on the quay"]')).toBeFocused();
  },
);

test('a picture with variants fills its place, and the button lies over it', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/repairs/wheels/films');
  const stage = page.locator('[data-block=embed] .stage').first();
  const [picture, place] = [await stage.locator('picture img').boundingBox(), await stage.boundingBox()];
  expect([picture?.width, picture?.height]).toEqual([(place?.width ?? 0) - 2, (place?.height ?? 0) - 2]);
  const button = await video(page).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0));
});

test('the frame is sandboxed, and its place does not move when it opens', atNight(true), async ({ page }) => {
  await others(page);
  await openLive(page, '/repairs/wheels/films');
  const stage = page.locator('[data-block=embed] .stage').first();
  const before = await stage.boundingBox();
  await video(page).click();
  await expect(player(page)).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(player(page)).not.toHaveAttribute('sandbox', /top-navigation/);
  const after = await stage.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('a page with frames is loaded whole, since the page before may show none', atNight(true), async ({ page }) => {
  await others(page);
  await openLive(page, '/visit');
  await mark(page);
  const loads = countLoads(page);
  const loaded = page.waitForEvent('load');
  await page.locator('main a[href="/repairs/wheels/films"]').first().click();
  await loaded;
  await expect(page.locator('h1')).toHaveText('Films from the bench');
  expect([loads.count, await sameDocument(page)]).toEqual([1, false]);
  await video(page).click();
  await expect(player(page)).toBeVisible();
});

test('without scripts a link leads to where the content is', atNight(true), async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/repairs/wheels/films');
  await expect(video(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open on YouTube: Truing a wheel' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s',
  );
  await context.close();
});
