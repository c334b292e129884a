import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { COLOR_RULES, violations } from '../../support/browser/audit.ts';
import { PROJECT } from '../../support/places.ts';
import { test, type LiveSite } from '../../support/sites/live-site.ts';
import { atNight } from '../../support/night.ts';

/** How many kinds of blocks there are. */
const BLOCKS = fs.readdirSync(path.join(PROJECT, 'schemas/blocks')).length;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Opens the catalogue at a block. Of the frames, only those with its examples are there: each is a page to be drawn. */
const open = async (page: Page, site: LiveSite, type = 'faq'): Promise<void> => {
  await page.route(/\/__blocks$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<iframe[^>]*><\/iframe>/g, (frame) =>
      frame.includes(`/example/${type}/`) ? frame : '',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.url}/__blocks#${type}`);
  // The script has run once it says how much there is.
  await expect(page.getByRole('status').first()).toContainText(`${BLOCKS} blocks`);
};
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const examplesOf = (type: string): unknown[] =>
  (
    JSON.parse(fs.readFileSync(path.join(PROJECT, `schemas/blocks/${type}.schema.json`), 'utf8')) as {
      examples: unknown[];
    }
  ).examples;

/** A block is drawn without the header and footer of the site, in a frame as high as what it shows. */
async function expectDrawn(page: Page, type: string, heading: string): Promise<void> {
  const address = `iframe[src="/__blocks/example/${type}/1"]`;
  const frame = page.frameLocator(address);
  await page.locator(address).scrollIntoViewIfNeeded();
  await expect(frame.getByRole('heading', { name: heading })).toBeVisible();
  await expect(frame.locator('body > header, body > footer')).toHaveCount(2);
  for (const around of await frame.locator('body > header, body > footer').all()) await expect(around).toBeHidden();
  // Nothing in it scrolls.
  await expect
    .poll(() =>
      page
        .locator(address)
        .evaluate(
          (found: HTMLIFrameElement) => (found.contentDocument?.documentElement.scrollHeight ?? 0) - found.clientHeight,
        ),
    )
    .toBe(0);
}

test('a block is drawn', atNight(true), async ({ page, site }) => {
  await open(page, site, 'steps');
  await expectDrawn(page, 'steps', 'How we work');
});

test('the blocks, the search, and the buttons that copy', atNight(true), async ({ page, site }) => {
  await open(page, site);
  await expectDrawn(page, 'faq', 'Questions we hear');

  await test.step('the search, reached by a key, narrows blocks, fields and icons, and says what to do when nothing is left', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('testimonials');
    await expect(page.locator('article:visible').first()).toHaveAttribute('id', 'testimonials');
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: /^Hero/ })).toBeHidden();
    await page.getByRole('searchbox').fill('shield-check');
    await expect(page.locator('.icons button:visible')).toHaveText(['shield-check']);
    await page.getByRole('searchbox').fill('nothing is called this');
    await expect(page.locator('article:visible')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show everything' }).press('Enter');
    await expect(page.locator('article[data-block]:visible')).toHaveCount(BLOCKS);
  });

  await test.step('the buttons copy an example as JSON and an icon by its name', async () => {
    // When the time of what is said is over is for this test to say.
    await page.evaluate(() => {
      const ends: (() => void)[] = [];
      Object.assign(globalThis, { ends, setTimeout: (end: () => void) => ends.push(end) });
    });
    const endFirst = (): Promise<void> =>
      page.evaluate(() => (globalThis as unknown as { ends: (() => void)[] }).ends.shift()?.());
    await page.getByRole('button', { name: 'Copy JSON of Steps, example 2' }).press('Enter');
    await expect(page.getByText('The JSON is on the clipboard.')).toBeAttached();
    expect(JSON.parse(await copied(page))).toEqual(examplesOf('steps')[1]);
    await page.getByRole('button', { name: 'Copy shield-check' }).press('Enter');
    const said = page.getByText('shield-check is on the clipboard.');
    await expect(said).toBeAttached();
    expect(await copied(page)).toBe('shield-check');
    await endFirst();
    await expect(said).toBeAttached();
    await endFirst();
    await expect(said).not.toBeAttached();
  });
});

test('width and scheme of the examples can be chosen', atNight(true), async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, site);
  const frame = page.locator('#faq iframe').first();
  const body = frame.contentFrame().locator('body');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible();
  const light = await body.evaluate((found) => getComputedStyle(found).backgroundColor);
  await page.getByRole('radio', { name: 'Phone' }).press('Space');
  await expect.poll(() => frame.evaluate((found: HTMLIFrameElement) => found.clientWidth)).toBe(390);
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect(frame).toHaveAttribute('src', /\/example\/faq\/1\?scheme=dark$/);
  await expect(body).not.toHaveCSS('background-color', light);
});

for (const width of [390, 1280]) {
  test(`at ${width} axe finds nothing and nothing is wider than the window`, atNight(true), async ({ page, site }) => {
    // It is every example and every icon.
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, site);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOR_RULES), 'dark').toEqual([]);
  });
}
