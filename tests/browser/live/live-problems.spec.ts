import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { h1, sameDocument } from '../../support/browser/app.ts';
import { COLOR_RULES, violations } from '../../support/browser/audit.ts';
import { test, type LiveSite } from '../../support/sites/live-site.ts';
import { atNight } from '../../support/night.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const problems = (page: Page) => page.locator('pagewright-problems .problem');
const badge = (page: Page) =>
  page.getByRole('complementary', { name: 'What is wrong with this page' }).getByRole('button').first();
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });
const lineOf = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words)) + 1;
const focusRing = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      getComputedStyle(document.querySelector('pagewright-problems')?.shadowRoot?.activeElement as Element)
        .outlineStyle,
  );

const hero = { type: 'hero', heading: 'A page of its own' };
const LONG_TITLE = 'A title that goes on for longer than any search engine is ready to show, whatever it says';
const made: string[] = [];
// Where a page is broken, nothing can be said of all pages.
test.afterEach(({ site }) => {
  for (const file of made.splice(0)) fs.rmSync(path.join(site.root, file));
});
/** A page that only one test works on, once it is served. */
async function writePage(
  site: LiveSite,
  { request }: Page,
  name: string,
  blocks: unknown[] = [],
  more: Record<string, unknown> = { draft: true },
): Promise<string> {
  const file = `pages/${name}.json`;
  made.push(file);
  site.write(file, pageOf(`The page ${name}`, [hero, ...blocks], more));
  await expect
    .poll(async () => (await request.get(`${site.url}/${name}`, { headers: { accept: 'text/html' } })).status())
    .toBe(200);
  return file;
}

test('a mistake shows over its page and no other, and goes when it is mended', async ({ page, context, site }) => {
  const file = await writePage(site, page, 'mistake');
  const other = await context.newPage();
  await site.open(page, '/mistake');
  await site.open(other, '/visit');
  const right = site.textOf(file);
  site.edit(file, '"type": "hero"', '"type": "heroo"');
  await expect(dialog(page)).toHaveAccessibleName('1 error on this page');
  const line = lineOf(site.textOf(file), 'heroo');
  await expect(problems(page)).toHaveText([
    new RegExp(
      `^error${file}:${line}:\\d+.*block/unknown-typeBlock 1 has the type "heroo", which does not exist\\..*"type": "heroo".*Did you mean "hero"\\? "npm run fix" does it for you\\.$`,
      's',
    ),
  ]);
  expect((await page.request.get(`${site.url}/repairs`, { headers: { accept: 'text/html' } })).status()).toBe(200);
  site.write(file, right);
  await expect(dialog(page)).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
  await expect(dialog(other)).toHaveCount(0);
  expect(await sameDocument(other)).toBe(true);
});

// What is said of a page, and when, is looked at in live-content.test.ts: by day one page shows it, and its badge.
test(
  'all that is wrong with a page is shown, with its shared blocks, errors first',
  atNight(true),
  async ({ page, site }) => {
    made.push('pages/_shared/all-of-it.json');
    site.write('pages/_shared/all-of-it.json', {
      version: 1,
      block: { type: 'cta', heading: 'Call', actions: [{ label: 'Our office', href: '/visit' }] },
    });
    const file = await writePage(site, page, 'all', [{ type: 'shared', name: 'all-of-it' }]);
    await site.open(page, '/all');
    site.edit(file, '"title": "The page all"', `"title": "${LONG_TITLE}"`);
    site.edit(file, '"heading"', '"headline"');
    site.edit('pages/_shared/all-of-it.json', '"/visit"', '"/visitt"');
    await expect(dialog(page)).toHaveAccessibleName('2 errors and 1 warning on this page');
    await expect(problems(page).locator('.where')).toContainText([
      `error${file}`,
      'errorpages/_shared/all-of-it.json',
      `warning${file}`,
    ]);
  },
);

test('the site file is a part of every page', atNight(true), async ({ page, site }) => {
  await site.open(page, '/visit');
  const right = site.textOf('pages/_site.json');
  site.write('pages/_site.json', right.slice(0, 300));
  await expect(dialog(page)).toHaveAccessibleName('1 error on this page');
  await expect(problems(page)).toContainText(['pages/_site.json:']);
  site.write('pages/_site.json', right);
  await expect(dialog(page)).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
});

test(
  'a page that is opened while it is wrong says what is, and is shown once it is mended',
  atNight(true),
  async ({ page, site }) => {
    const file = await writePage(site, page, 'half');
    const right = site.textOf(file);
    await site.open(page, '/half');
    site.write(file, right.slice(0, 200));
    await expect(dialog(page)).toHaveCount(1);
    await page.goto(`${site.url}/half`);
    await expect(h1(page)).toHaveText('1 error on this page');
    await expect(problems(page)).toContainText([`${file}:`]);
    site.write(file, right.replace('hero', 'heroo'));
    await expect(problems(page)).toContainText(['Did you mean "hero"?']);
    site.write(file, right);
    await expect(h1(page)).toHaveText('A page of its own');
  },
);

test('a click on a problem opens the editor at its place', atNight(true), async ({ page, site }) => {
  const file = await writePage(site, page, 'click');
  await site.open(page, '/click');
  site.edit(file, '"type": "hero"', '"type": "heroo"');
  const place = `${file}:${lineOf(site.textOf(file), 'heroo')}:15`;
  await problems(page).locator('.message').click();
  await expect(problems(page).getByRole('status')).toHaveText(`Opened ${place} in your editor.`);
  const asked = `${path.join(site.root, file)} ${lineOf(site.textOf(file), 'heroo')} 15`;
  await expect.poll(site.opened).toBe(asked);
  site.forgetOpened();
  // The same by keyboard, on a page that cannot be shown.
  await page.goto(`${site.url}/click`);
  await page.getByRole('button', { name: place }).press('Enter');
  await expect.poll(site.opened).toBe(asked);
});

test(
  'a page with warnings only is shown with a quiet badge, which can be hidden',
  atNight(true),
  async ({ page, site }) => {
    const file = await writePage(site, page, 'warned');
    await site.open(page, '/warned');
    site.edit(file, '"title": "The page warned"', `"title": "${LONG_TITLE}"`);
    await expect(badge(page)).toHaveText('1 warning');
    await expect(page).toHaveTitle('The page warned | Testing');
    await expect(dialog(page)).toHaveCount(0);
    await badge(page).click();
    await expect(problems(page)).toContainText(['text/too-long']);
    await closeButton(page).click();
    await page.getByRole('button', { name: 'Hide warnings until this tab is closed' }).click();
    await expect(badge(page)).toHaveCount(0);
    // Errors are not hidden with them.
    site.edit(file, '"type": "hero"', '"type": "heroo"');
    await expect(dialog(page)).toHaveAccessibleName('1 error and 1 warning on this page');
  },
);

test('what pages say of each other is found as well, a moment later', atNight(true), async ({ page, site }) => {
  const file = await writePage(site, page, 'twin', [], {});
  await site.open(page, '/twin');
  await expect(badge(page)).toHaveText('1 warning');
  await badge(page).click();
  await expect(problems(page)).toContainText(['page/orphan']);
  const { seo } = JSON.parse(site.textOf('pages/about.json')) as { seo: { title: string } };
  site.edit(file, '"title": "The page twin | Testing"', `"title": ${JSON.stringify(seo.title)}`);
  await expect(dialog(page)).toHaveAccessibleName('2 warnings on this page');
  await expect(problems(page)).toContainText(['page/orphan', 'seo/duplicate-title']);
});

test(
  'the keyboard reaches everything, and Escape closes the panel until there is another error',
  atNight(true),
  async ({ page, site }) => {
    const file = await writePage(site, page, 'keys');
    await site.open(page, '/keys');
    site.edit(file, '"type": "hero"', '"type": "heroo"');
    await expect(dialog(page)).toBeVisible();
    for (const control of [
      closeButton(page),
      dialog(page).getByRole('button', { name: `${file}:` }),
      dialog(page).getByRole('group'),
    ]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      expect(await focusRing(page)).toBe('solid');
    }
    expect(await violations(page, undefined, 'pagewright-problems')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(badge(page)).toHaveText('1 error');
    // The same mistake further down is no news; another one is.
    site.edit(file, '"version": 1,', '"version": 1,\n\n');
    await expect
      .poll(() =>
        page.evaluate(
          () => document.querySelector('pagewright-problems')?.shadowRoot?.querySelector('.place')?.textContent,
        ),
      )
      .toContain(`${file}:${lineOf(site.textOf(file), 'heroo')}:`);
    await expect(dialog(page)).toHaveCount(0);
    site.edit(file, '"heroo"', '"herooo"');
    await expect(dialog(page)).toBeVisible();
  },
);

test(
  'of a line that is wider than the window, the place of the mistake is in view',
  atNight(true),
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const words = 'What we do, and for whom. ';
    const file = await writePage(site, page, 'wide', [{ type: 'prose', body: words.repeat(3) }]);
    await site.open(page, '/wide');
    site.edit(file, words.repeat(3), `${words.repeat(3)}<b>Here</b>`);
    const carets = problems(page).first().locator('.carets');
    await expect(carets).toBeInViewport({ ratio: 1 });
  },
);

for (const width of [390, 1280]) {
  test(`panel, badge and problem document pass the audit, ${width} wide`, atNight(true), async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const file = await writePage(site, page, `audit-${width}`);
    const audit = async (): Promise<string[]> => {
      await page.emulateMedia({ colorScheme: 'light' });
      const found = await violations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      return [...found, ...(await violations(page, COLOR_RULES))];
    };
    await site.open(page, `/audit-${width}`);
    site.edit(file, `"title": "The page audit-${width}"`, `"title": "${LONG_TITLE}"`);
    await expect(badge(page)).toBeVisible();
    expect(await audit()).toEqual([]);
    site.edit(file, '"type": "hero"', '"type": "heroo"');
    await expect(problems(page)).toHaveCount(2);
    expect(await audit()).toEqual([]);
    await page.goto(`${site.url}/audit-${width}`);
    await expect(problems(page)).toHaveCount(2);
    const whole = await page.getByRole('main').boundingBox();
    expect(whole?.width, 'nothing of the page is seen beside it').toBe(width);
    expect(whole?.height).toBeGreaterThanOrEqual(800);
    expect(await audit()).toEqual([]);
  });
}
