import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { h1, sameDocument } from '../support/app.ts';
import { COLOUR_RULES, violations } from '../support/audit.ts';
import { liveSite } from '../support/live-site.ts';
import { pageOf } from '../support/temp-site.ts';

/** Where the editor of these tests notes what it was asked to open. */
const notes = (root: string): string => path.join(root, 'opened.txt');

/** An editor that opens nothing. */
function writeEditor(root: string): Record<string, string> {
  const editor = path.join(root, 'editor.js');
  fs.writeFileSync(editor, `#!${process.execPath}\nrequire('node:fs').writeFileSync(${JSON.stringify(notes(root))}, process.argv.slice(2).join(' '));\n`);
  fs.chmodSync(editor, 0o755);
  return { LAUNCH_EDITOR: editor };
}

const site = liveSite(writeEditor);
const { open, textOf, edit, write } = site;

const dialog = (page: Page) => page.getByRole('dialog');
const problems = (page: Page) => page.locator('pagewright-problems .problem');
const badge = (page: Page) => page.getByRole('complementary', { name: 'What is wrong with this page' }).getByRole('button').first();
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });
const lineOf = (file: string, words: string): number =>
  textOf(file)
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1;
const focusRing = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('pagewright-problems')?.shadowRoot?.activeElement as Element).outlineStyle);

const hero = { type: 'hero', heading: 'A page of its own' };
const LONG_TITLE = 'A title that goes on for longer than any search engine is ready to show, whatever it says';
const made: string[] = [];
// Where a page is broken, nothing can be said of all pages.
test.afterEach(() => {
  for (const file of made.splice(0)) fs.rmSync(path.join(site.root, file));
});
/** A page that only one test works on, once it is served. */
async function writePage({ request }: Page, name: string, blocks: unknown[] = [], more: Record<string, unknown> = { draft: true }): Promise<string> {
  const file = `pages/${name}.json`;
  made.push(file);
  write(file, pageOf(`The page ${name}`, [hero, ...blocks], more));
  await expect.poll(async () => (await request.get(`${site.url}/${name}`, { headers: { accept: 'text/html' } })).status()).toBe(200);
  return file;
}

test('a mistake shows over its page and no other, and goes when it is mended', async ({ page, context }) => {
  const file = await writePage(page, 'mistake');
  const other = await context.newPage();
  await open(page, '/mistake');
  await open(other, '/contact');
  const right = textOf(file);
  edit(file, '"type": "hero"', '"type": "heroo"');
  await expect(dialog(page)).toHaveAccessibleName('1 error on this page');
  const line = lineOf(file, 'heroo');
  await expect(problems(page)).toHaveText([
    new RegExp(
      `^error${file}:${line}:\\d+.*block/unknown-typeBlock 1 has the type "heroo", which does not exist\\..*"type": "heroo".*Did you mean "hero"\\?$`,
      's',
    ),
  ]);
  expect((await page.request.get(`${site.url}/services`, { headers: { accept: 'text/html' } })).status()).toBe(200);
  write(file, right);
  await expect(dialog(page)).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
  await expect(dialog(other)).toHaveCount(0);
  expect(await sameDocument(other)).toBe(true);
});

test('all that is wrong with a page is shown, with its shared blocks, errors first', async ({ page }) => {
  made.push('pages/_shared/all-of-it.json');
  write('pages/_shared/all-of-it.json', { version: 1, block: { type: 'cta', heading: 'Call', actions: [{ label: 'Our office', href: '/contact' }] } });
  const file = await writePage(page, 'all', [{ type: 'shared', name: 'all-of-it' }]);
  await open(page, '/all');
  edit(file, '"title": "The page all"', `"title": "${LONG_TITLE}"`);
  edit(file, '"heading"', '"headline"');
  edit('pages/_shared/all-of-it.json', '"/contact"', '"/contakt"');
  await expect(dialog(page)).toHaveAccessibleName('2 errors and 1 warning on this page');
  await expect(problems(page).locator('.where')).toContainText([`error${file}`, 'errorpages/_shared/all-of-it.json', `warning${file}`]);
});

test('the site file is a part of every page', async ({ page }) => {
  await open(page, '/contact');
  const right = textOf('pages/_site.json');
  write('pages/_site.json', right.slice(0, 300));
  await expect(dialog(page)).toHaveAccessibleName('1 error on this page');
  await expect(problems(page)).toContainText(['pages/_site.json:']);
  write('pages/_site.json', right);
  await expect(dialog(page)).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
});

test('a page that is opened while it is wrong says what is, and is shown once it is mended', async ({ page }) => {
  const file = await writePage(page, 'half');
  const right = textOf(file);
  await open(page, '/half');
  write(file, right.slice(0, 200));
  await expect(dialog(page)).toHaveCount(1);
  await page.goto(`${site.url}/half`);
  await expect(h1(page)).toHaveText('1 error on this page');
  await expect(problems(page)).toContainText([`${file}:`]);
  write(file, right.replace('hero', 'heroo'));
  await expect(problems(page)).toContainText(['Did you mean "hero"?']);
  write(file, right);
  await expect(h1(page)).toHaveText('A page of its own');
});

test('a click on a problem opens the editor at its place', async ({ page }) => {
  const file = await writePage(page, 'click');
  await open(page, '/click');
  edit(file, '"type": "hero"', '"type": "heroo"');
  const place = `${file}:${lineOf(file, 'heroo')}:15`;
  await problems(page).locator('.message').click();
  await expect(problems(page).getByRole('status')).toHaveText(`Opened ${place} in your editor.`);
  const asked = `${path.join(site.root, file)} ${lineOf(file, 'heroo')} 15`;
  await expect.poll(() => fs.readFileSync(notes(site.root), 'utf8')).toBe(asked);
  fs.writeFileSync(notes(site.root), '');
  // The same by keyboard, on a page that cannot be shown.
  await page.goto(`${site.url}/click`);
  await page.getByRole('button', { name: place }).press('Enter');
  await expect.poll(() => fs.readFileSync(notes(site.root), 'utf8')).toBe(asked);
});

test('a page with warnings only is shown with a quiet badge, which can be hidden', async ({ page }) => {
  const file = await writePage(page, 'warned');
  await open(page, '/warned');
  edit(file, '"title": "The page warned"', `"title": "${LONG_TITLE}"`);
  await expect(badge(page)).toHaveText('1 warning');
  await expect(page).toHaveTitle('The page warned | Testing');
  await expect(dialog(page)).toHaveCount(0);
  await badge(page).click();
  await expect(problems(page)).toContainText(['text/too-long']);
  await closeButton(page).click();
  await page.getByRole('button', { name: 'Hide warnings until this tab is closed' }).click();
  await expect(badge(page)).toHaveCount(0);
  // Errors are not hidden with them.
  edit(file, '"type": "hero"', '"type": "heroo"');
  await expect(dialog(page)).toHaveAccessibleName('1 error and 1 warning on this page');
});

test('what pages say of each other is found as well, a moment later', async ({ page }) => {
  const file = await writePage(page, 'twin', [], {});
  await open(page, '/twin');
  await expect(badge(page)).toHaveText('1 warning');
  await badge(page).click();
  await expect(problems(page)).toContainText(['page/orphan']);
  const { seo } = JSON.parse(textOf('pages/contact.json')) as { seo: { title: string } };
  edit(file, '"title": "The page twin | Testing"', `"title": ${JSON.stringify(seo.title)}`);
  await expect(dialog(page)).toHaveAccessibleName('2 warnings on this page');
  await expect(problems(page)).toContainText(['page/orphan', 'seo/duplicate-title']);
});

test('the keyboard reaches everything, and Escape closes the panel until there is another error', async ({ page }) => {
  const file = await writePage(page, 'keys');
  await open(page, '/keys');
  edit(file, '"type": "hero"', '"type": "heroo"');
  await expect(dialog(page)).toBeVisible();
  for (const control of [closeButton(page), dialog(page).getByRole('button', { name: `${file}:` }), dialog(page).getByRole('group')]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    expect(await focusRing(page)).toBe('solid');
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(badge(page)).toHaveText('1 error');
  // The same mistake further down is no news; another one is.
  edit(file, '"version": 1,', '"version": 1,\n\n');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('pagewright-problems')?.shadowRoot?.querySelector('.place')?.textContent))
    .toContain(`${file}:${lineOf(file, 'heroo')}:`);
  await expect(dialog(page)).toHaveCount(0);
  edit(file, '"heroo"', '"herooo"');
  await expect(dialog(page)).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`panel, badge and problem document pass the audit, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const file = await writePage(page, `audit-${width}`);
    const audit = async (): Promise<string[]> => {
      await page.emulateMedia({ colorScheme: 'light' });
      const found = await violations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      return [...found, ...(await violations(page, COLOUR_RULES))];
    };
    await open(page, `/audit-${width}`);
    edit(file, `"title": "The page audit-${width}"`, `"title": "${LONG_TITLE}"`);
    await expect(badge(page)).toBeVisible();
    expect(await audit()).toEqual([]);
    edit(file, '"type": "hero"', '"type": "heroo"');
    await expect(problems(page)).toHaveCount(2);
    expect(await audit()).toEqual([]);
    await page.goto(`${site.url}/audit-${width}`);
    await expect(problems(page)).toHaveCount(2);
    expect(await audit()).toEqual([]);
  });
}
