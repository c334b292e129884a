import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page, type Route } from 'playwright/test';
import { caughtUp, countLoads, h1, mark, openLive, sameDocument, wake } from '../../support/browser/app.ts';
import { answerApp, withFrames } from '../../support/browser/answer-app.ts';
import { violations } from '../../support/browser/audit.ts';
import { FIXTURE_DIST } from '../../support/places.ts';
import { follow } from '../../support/browser/follow.ts';
import { atNight } from '../../support/night.ts';
import { rewriteAll } from '../../support/rewrite-all.ts';
import { ownHost, type OwnHost } from '../../support/servers/own-host.ts';

let host: OwnHost;
test.beforeEach(async () => {
  host = await ownHost(FIXTURE_DIST);
});
test.afterEach(() => host.close());

/** Publishes the same code by other names, beside those that it had. */
function renameBuild(): void {
  for (const extension of ['.html', '.json'])
    rewriteAll(host.dir, extension, (text) => text.replaceAll('/assets/', '/assets2/'));
  fs.cpSync(path.join(host.dir, 'assets'), path.join(host.dir, 'assets2'), { recursive: true });
}

/** The same, and those are gone. */
function renameCode(): void {
  renameBuild();
  fs.rmSync(path.join(host.dir, 'assets'), { recursive: true });
}

const html = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body });

/** What may be wrong with a host while a visitor has a page open; the answer to each is one full navigation. */
const SKEWS: Record<string, (page: Page) => void | Promise<unknown>> = {
  'the site was published anew': renameBuild,
  'published anew, and the old code is gone': renameCode,
  'the host cannot answer': (page) => answerApp(page, '/visit', (route) => route.fulfill({ status: 503 })),
  'the connection is gone': (page) => answerApp(page, '/visit', (route) => route.abort()),
  'somebody else answers': (page) => answerApp(page, '/visit', html('<!doctype html><p>Sign in to this network')),
  'a page is said to be there where none is': (page) =>
    answerApp(page, '/visit', html(fs.readFileSync(path.join(host.dir, '404.html'), 'utf8'))),
  'its host has encoded mail addresses, for a script of its own to read': (page) =>
    answerApp(page, '/visit', async (route) =>
      html((await (await route.fetch()).text()).replaceAll('mailto:', '/cdn-cgi/l/email-protection#'))(route),
    ),
  'the page shows frames that this document may not load': (page) => answerApp(page, '/visit', withFrames),
};

const BY_DAY = 'the site was published anew';

for (const [name, breakIt] of Object.entries(SKEWS)) {
  test(`${name}: one full navigation`, atNight(name !== BY_DAY), async ({ page }) => {
    await openLive(page, `${host.url}/repairs`);
    await mark(page);
    await breakIt(page);
    const loads = countLoads(page);
    await follow(page, '/visit?from=test');
    await expect(h1(page)).toHaveText('The blue door on the quay');
    await caughtUp(page);
    expect(loads.count).toBe(1);
    expect(await sameDocument(page)).toBe(false);
    await expect(page).toHaveURL(/\/visit\?from=test$/);
  });
}

test('an answer that never ends: one full navigation', atNight(true), async ({ page }) => {
  await openLive(page, `${host.url}/repairs`);
  await page.clock.install();
  const loads = countLoads(page);
  const asked = page.waitForRequest(/visit$/);
  await answerApp(page, '/visit', () => undefined);
  await follow(page, '/visit');
  await asked;
  await page.clock.fastForward(10_000);
  await expect(h1(page)).toHaveText('The blue door on the quay');
  expect(loads.count).toBe(1);
});

test('a link to a section: one full navigation, to the section', atNight(true), async ({ page }) => {
  await openLive(page, `${host.url}/repairs`);
  await answerApp(page, '/visit', (route) => route.abort());
  const loads = countLoads(page);
  await follow(page, '/visit#questions');
  await expect(h1(page)).toHaveText('The blue door on the quay');
  await expect(page.locator('#questions')).toBeInViewport();
  expect(loads.count).toBe(1);
});

test('a page that is gone is said to be, each time that its link is pressed', atNight(true), async ({ page }) => {
  fs.rmSync(path.join(host.dir, 'visit.html'));
  await openLive(page, `${host.url}/repairs`);
  const before = (await h1(page).textContent()) ?? '';
  await follow(page, '/visit');
  await expect(h1(page)).toHaveText('Flat tyre');
  await page.goBack();
  await expect(h1(page)).toHaveText(before);
  await wake(page);
  await follow(page, '/visit');
  await expect(h1(page)).toHaveText('Flat tyre');
});

test(
  'a page ahead is only a guess: what is missing leads nowhere until it is clicked',
  atNight(true),
  async ({ page }) => {
    await openLive(page, `${host.url}/`);
    fs.rmSync(path.join(host.dir, 'repairs.html'));
    const loads = countLoads(page);
    const answered = page.waitForResponse(/repairs$/);
    await page.locator('main a[href="/repairs"]').first().hover();
    expect((await answered).status()).toBe(404);
    await expect(h1(page)).toHaveText(/^Bring the squeak/);
    expect(loads.count).toBe(0);
  },
);

test('when a full load does not help either, the error screen says so', atNight(true), async ({ page }) => {
  await openLive(page, `${host.url}/`);
  fs.rmSync(path.join(host.dir, 'repairs.html'));
  // As if it had just been tried.
  await page.evaluate(() => sessionStorage.setItem('reloaded:/repairs', String(Date.now())));
  await follow(page, '/repairs');
  await expect(h1(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('alert')).toContainText('404');
  await expect(h1(page)).toBeFocused();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(h1(page)).toHaveText(/^Bring the squeak/);
});

test('where storage is blocked, too, what is missing is one full navigation', atNight(true), async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await openLive(page, `${host.url}/`);
  await answerApp(page, '/repairs', (route) => route.abort());
  const loads = countLoads(page);
  await follow(page, '/repairs');
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  await caughtUp(page);
  expect(loads.count).toBe(1);
});

test('a host that still sends the policy of an older version: one full navigation', atNight(true), async ({ page }) => {
  const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
  await page.route(/\/(?:repairs|visit)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await openLive(page, `${host.url}/repairs`);
  const loads = countLoads(page);
  await follow(page, '/visit');
  await expect(h1(page)).toHaveText('The blue door on the quay');
  expect(loads.count).toBe(1);
});

test('a deploy that only changes content stays soft', atNight(true), async ({ page }) => {
  await openLive(page, `${host.url}/`);
  await mark(page);
  rewriteAll(host.dir, 'repairs.html', (text) => text.replace('Mended while the kettle boils', 'Changed a minute ago'));
  await follow(page, '/repairs');
  await expect(h1(page)).toHaveText('Changed a minute ago');
  expect(await sameDocument(page)).toBe(true);
});

test(
  'what is pressed on a page whose code is gone stays as it is, and the page says what to do',
  atNight(true),
  async ({ page }) => {
    await page.goto(`${host.url}/bikes`);
    renameCode();
    const filter = page.locator('#here').getByRole('button', { name: 'Touring' }).first();
    await filter.click();
    const notice = page.getByRole('alert').filter({ visible: true });
    await expect(notice).toHaveText('This could not be loaded. Please try again, or reload the page.');
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await violations(page, undefined, '#_not-loaded')).toEqual([]);
    // Its ground is that of the hero that most of it lies over: its edge is as light as its words.
    const ink = await notice.evaluate((box) => getComputedStyle(box).color);
    await expect(notice).toHaveCSS('border-top-color', ink);
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
    await expect(filter).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await page.reload();
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a page that is reached softly brings what says that something failed', atNight(true), async ({ page }) => {
  await openLive(page, `${host.url}/privacy`);
  // As on a page on which nothing comes to life, of a site without a search.
  await page.evaluate(() => document.getElementById('_not-loaded')?.remove());
  await follow(page, '/bikes');
  await page.route(/\/assets\/Entries-/, (route) => route.abort());
  await page.locator('#here').getByRole('button', { name: 'Touring' }).first().click();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(/could not be loaded/);
});

test(
  'back to a page that was shown before a reload, while the code cannot be loaded: it is shown',
  atNight(true),
  async ({ page }) => {
    await openLive(page, `${host.url}/about`);
    const before = (await h1(page).textContent()) ?? '';
    await follow(page, '/repairs');
    await expect(h1(page)).not.toHaveText(before);
    await page.reload();
    await page.route(/\/assets\/app-/, (route) => route.abort());
    await page.goBack();
    await expect(h1(page)).toHaveText(before);
    await expect(page).toHaveURL(`${host.url}/about`);
  },
);
