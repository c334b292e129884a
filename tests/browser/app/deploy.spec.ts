import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { countLoads, h1, mark, openLive, sameDocument, wake } from '../../support/browser/app.ts';
import { buildByCommand } from '../../support/sites/build-by-command.ts';
import { FIXTURE_DIST, PROJECT } from '../../support/places.ts';
import { follow } from '../../support/browser/follow.ts';
import { ownHost, type OwnHost } from '../../support/servers/own-host.ts';
import { copyOfFixture } from '../../support/sites/temp-site.ts';

// Two builds, one after the other at one address, while a visitor looks at the first; stale.spec.ts has single faults.
// All tests share the second build, which takes longer than they do; so they run by night.
test.describe.configure({ mode: 'default', timeout: 60_000 });

let next = '';
const site = copyOfFixture();
test.beforeAll(async () => {
  // A block of its own changes the code, so that every name of it is another.
  for (const file of ['poster.tsx', 'poster.schema.json'])
    fs.cpSync(path.join(PROJECT, 'tests/fixtures/own-block/blocks', file), path.join(site.root, 'blocks', file));
  const about = site.read('pages/about.json');
  const [, ...others] = about['blocks'] as unknown[];
  site.write('pages/about.json', { ...about, blocks: [{ type: 'poster', heading: 'Who we are now' }, ...others] });
  const visit = fs.readFileSync(path.join(site.root, 'pages/visit.json'), 'utf8');
  site.write('pages/visit.json', visit.replace('The blue door on the quay', 'The red door on the quay'));
  next = await buildByCommand(site.root);
});
test.afterAll(() => site.remove());

let host: OwnHost;
test.beforeEach(async () => {
  host = await ownHost(FIXTURE_DIST);
});
test.afterEach(() => host.close());

/** Publishes the next build in place of what is there. */
function deploy(): void {
  for (const name of fs.readdirSync(host.dir)) fs.rmSync(path.join(host.dir, name), { recursive: true });
  fs.cpSync(next, host.dir, { recursive: true });
}

const form = (page: Page) => page.locator('main form').first();
const message = (page: Page) => form(page).getByLabel(/message/i);
const link = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first();
const write = async (page: Page): Promise<void> => {
  await form(page).getByLabel('First name').fill('Ada');
  await message(page).fill('It squeaks.');
};
const written = (page: Page): Promise<string[]> =>
  Promise.all([form(page).getByLabel('First name').inputValue(), message(page).inputValue()]);

test('a page that lives goes on to a block that its code does not know, once', { tag: '@all' }, async ({ page }) => {
  await openLive(page, `${host.url}/repairs`);
  await mark(page);
  deploy();
  const loads = countLoads(page);
  await follow(page, '/about');
  await expect(h1(page)).toHaveText('Who we are now');
  expect([loads.count, await sameDocument(page)]).toEqual([1, false]);
});

test('a page that sleeps wakes to code that is gone: its links work', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${host.url}/repairs`);
  deploy();
  await page.mouse.move(4, 400);
  await page.mouse.move(9, 410);
  await link(page, '/about').click();
  await expect(h1(page)).toHaveText('Who we are now');
});

test('a page that is gone is said to be', { tag: '@all' }, async ({ page }) => {
  await openLive(page, `${host.url}/about`);
  deploy();
  fs.rmSync(path.join(host.dir, 'visit.html'));
  const loads = countLoads(page);
  await follow(page, '/visit');
  await expect(h1(page)).toHaveText('Flat tyre');
  expect(loads.count).toBe(1);
});

test(
  'what was typed on a page that lives is there after going away and coming back',
  { tag: '@all' },
  async ({ page }) => {
    await openLive(page, `${host.url}/visit`);
    await write(page);
    deploy();
    page.on('dialog', (dialog) => void dialog.accept());
    await follow(page, '/repairs');
    await expect(h1(page)).not.toHaveText(/door/);
    await page.goto(`${host.url}/visit`);
    await expect(h1(page)).toHaveText('The red door on the quay');
    await wake(page);
    await expect.poll(() => written(page)).toEqual(['Ada', 'It squeaks.']);
  },
);

test('what was typed on a page that sleeps stays, and the form says what to do', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${host.url}/visit`);
  deploy();
  await write(page);
  await form(page).getByLabel(/email/i).fill('ada@example.org');
  await form(page).evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
    element.requestSubmit();
  });
  await expect(form(page).locator('.when-failed')).toBeVisible();
  expect(await written(page)).toEqual(['Ada', 'It squeaks.']);
});

test(
  'an address given to the newsletter box arrives in the form of the page that was published anew',
  { tag: '@all' },
  async ({ page }) => {
    await openLive(page, `${host.url}/repairs`);
    deploy();
    const box = page.locator('form[data-newsletter]').first();
    await box.locator('input').fill('ada@example.org');
    await box.getByRole('button').click();
    await expect(h1(page)).toHaveText('The red door on the quay');
    await wake(page);
    await expect(form(page).getByLabel(/email/i)).toHaveValue('ada@example.org');
  },
);

test(
  'the next page, of which that of the build before is still in a cache, opens all the same',
  { tag: '@all' },
  async ({ page }) => {
    deploy();
    fs.cpSync(path.join(FIXTURE_DIST, 'visit.html'), path.join(host.dir, 'visit.html'));
    await openLive(page, `${host.url}/repairs`);
    const loads = countLoads(page);
    await follow(page, '/visit');
    await expect(h1(page)).toHaveText('The blue door on the quay');
    expect(loads.count).toBe(1);
  },
);

test(
  'the page before, still in a cache beside code of the next, can be read and left',
  { tag: '@all' },
  async ({ page }) => {
    deploy();
    fs.cpSync(path.join(FIXTURE_DIST, 'repairs.html'), path.join(host.dir, 'repairs.html'));
    await page.goto(`${host.url}/repairs`);
    await expect(h1(page)).toBeVisible();
    await page.mouse.move(9, 410);
    await link(page, '/visit').click();
    await expect(h1(page)).toHaveText('The red door on the quay');
  },
);

test(
  'a link that is pointed at and then pressed leads on, whatever became of looking ahead',
  { tag: '@all' },
  async ({ page }) => {
    await openLive(page, `${host.url}/bikes`);
    deploy();
    // The press comes while what the pointer asked for is still on its way.
    await page.route('**/visit', async (route) => {
      await pressed;
      await route.continue();
    });
    let press = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (press = resolve));
    await link(page, '/visit').hover();
    await link(page, '/visit').click();
    press();
    await expect(h1(page)).toHaveText('The red door on the quay', { timeout: 5_000 });
  },
);
