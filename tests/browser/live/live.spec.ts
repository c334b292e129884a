import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { h1, mark, sameDocument, scrollTo } from '../../support/browser/app.ts';
import { hold } from '../../support/browser/slow.ts';
import { test } from '../../support/sites/live-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';
import { atNight } from '../../support/night.ts';

test('saving a page shows at once, without reload, where one was reading', async ({ page, site }) => {
  await site.open(page, '/about');
  await scrollTo(page, 700);
  const read = page.locator('#_main #people');
  const place = async (): Promise<number> => Math.round((await read.boundingBox())?.y ?? 0);
  const before = await place();
  site.edit('pages/about.json', 'Four people and a truing stand', 'Changed while you were reading');
  await expect(h1(page)).toHaveText('Changed while you were reading');
  expect(await sameDocument(page)).toBe(true);
  // What one reads stays where it is, even when what changed above it is shorter now.
  expect(await place()).toBe(before);
  expect(before).not.toBe(0);
});

test(
  'a page added, renamed and removed: routed, listed and in the menu each time',
  atNight(true),
  async ({ page, context, site }) => {
    const menu = page.locator('header a', { hasText: 'Rocket repair' });
    await site.open(page, '/bikes');
    const cards = page.locator('main').getByRole('heading', { name: 'Rocket repair' });
    await expect(cards).toHaveCount(0);

    site.write(
      'pages/bikes/rockets.json',
      pageOf('Rocket repair', [{ type: 'hero', heading: 'We mend rockets' }], {
        card: { title: 'Rocket repair', text: 'Cold and hot.' },
        facts: { kind: 'Space', price: 9, sizes: ['XL'] },
      }),
    );
    await expect(cards).toHaveCount(1);
    await expect(menu).not.toHaveCount(0);
    await expect(page.locator('footer a[href="/bikes/rockets"]')).toHaveCount(1);
    expect(await sameDocument(page)).toBe(true);
    const own = await context.newPage();
    await site.open(own, '/bikes/rockets');
    await expect(h1(own)).toHaveText('We mend rockets');

    fs.renameSync(
      path.join(site.root, 'pages/bikes/rockets.json'),
      path.join(site.root, 'pages/bikes/spaceships.json'),
    );
    await expect(page.locator('footer a[href="/bikes/spaceships"]')).toHaveCount(1);
    await expect(page.locator('footer a[href="/bikes/rockets"]')).toHaveCount(0);
    await own.goto(`${site.url}/bikes/spaceships`);
    await expect(h1(own)).toHaveText('We mend rockets');
    // The page that answers for bikes that are gone.
    await own.goto(`${site.url}/bikes/rockets`);
    await expect(h1(own)).toHaveText('Used bikes that know the hills');

    fs.rmSync(path.join(site.root, 'pages/bikes/spaceships.json'));
    await expect(cards).toHaveCount(0);
    await expect(menu).toHaveCount(0);
    expect(await sameDocument(page)).toBe(true);
  },
);

// A page that is added is routed by day, too.
test('a page that is waited for appears where "not found" stood', atNight(true), async ({ page, site }) => {
  await site.open(page, '/coming');
  await expect(h1(page)).toHaveText('Flat tyre');
  site.write('pages/coming.json', pageOf('Coming', [{ type: 'hero', heading: 'Here I am' }]));
  await expect(h1(page)).toHaveText('Here I am');
});

test('a picture that is saved under the name it has is shown as it is now', atNight(true), async ({ page, site }) => {
  const [shown, other] = ['public/images/stand.svg', 'public/images/flat.svg'];
  const before = site.textOf(shown);
  await site.open(page, '/visit');
  const stand = page.locator('main img[src$="stand.svg"]');
  await expect(stand).not.toHaveJSProperty('naturalWidth', 77);
  site.write(shown, '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="50"/>');
  await expect(stand).toHaveJSProperty('naturalWidth', 77);
  // One that this page does not show leaves it alone.
  await mark(page);
  site.write(other, site.textOf(other).replace('<svg', '<svg id="flat"'));
  site.edit('pages/visit.json', '"heading": "', '"heading": "Again: ');
  await expect(h1(page)).toContainText('Again');
  expect(await sameDocument(page)).toBe(true);
  site.write(shown, before);
});

test('the site file changes header and footer without reload', atNight(true), async ({ page, site }) => {
  await site.open(page, '/visit');
  site.edit('pages/_site.json', '"label": "Journal", "href": "/journal"', '"label": "Notes", "href": "/journal"');
  await expect(page.locator('header nav[aria-label=Main]').getByRole('link', { name: 'Notes' })).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
});

test('the columns of the footer stay folded on phones, whatever is saved', atNight(true), async ({ page, site }) => {
  const open = page.locator('footer details[open]');
  await page.setViewportSize({ width: 390, height: 800 });
  await site.open(page, '/visit');
  await expect(open).toHaveCount(0);
  await page.locator('footer summary').first().click();
  site.edit('pages/_site.json', '"label": "Journal", "href": "/journal"', '"label": "Notes", "href": "/journal"');
  await expect(page.locator('header').getByText('Notes').first()).toBeAttached();
  await expect(open).toHaveCount(1);
});

test(
  'header and footer look as after a load, whatever styles a save brings',
  atNight(true),
  async ({ page, context, site }) => {
    const looks = (shown: Page): Promise<string[]> =>
      shown.locator('header, header *, footer, footer *').evaluateAll((all) =>
        all.map((element) => {
          const { display, position, color, backgroundColor, padding } = getComputedStyle(element);
          return [element.tagName, display, position, color, backgroundColor, padding].join(' ');
        }),
      );
    const cta = '{ "type": "cta", "heading": "Ask", "actions": [{ "label": "Write", "href": "/visit" }] },';
    await site.open(page, '/privacy');
    site.edit('pages/privacy.json', '"blocks": [', `"blocks": [${cta}`);
    await expect(page.getByRole('heading', { name: 'Ask' })).toBeVisible();
    site.edit('pages/_site.json', '"label": "Repairs"', '"label": "Mending"');
    await expect(page.locator('header').getByText('Mending').first()).toBeVisible();
    expect(await sameDocument(page)).toBe(true);
    const loaded = await context.newPage();
    await site.open(loaded, '/privacy');
    expect(await looks(page)).toEqual(await looks(loaded));
  },
);

test(
  'what is filled in, sent and focused before the page is drawn anew stays, and there is one app',
  atNight(true),
  async ({ page, site }) => {
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    const data = await hold(page, '**/visit.json');
    const mail = await hold(page, '**/email/send');
    await page.goto(`${site.url}/visit`);
    const form = page.locator('#write form');
    for (const [label, words] of [
      ['First name', 'Ada'],
      ['Last name', 'Byron'],
      ['Email', 'ada@example.com'],
      ['Message', 'It squeaks'],
    ] as const)
      await form.getByLabel(label).fill(words);
    const consent = form.getByRole('checkbox', { name: /privacy policy/ });
    await consent.check();
    await form.getByRole('button').click();
    await expect.poll(data.asked).toBeGreaterThan(0);
    const link = page.locator('main').getByRole('link', { name: 'See every bike' });
    await link.focus();
    const written = await page.locator('main').elementHandle();
    data.release();
    await expect.poll(() => written?.evaluate((main) => main.isConnected)).toBe(false);
    await expect(link).toBeFocused();
    await expect.poll(mail.asked).toBe(1);
    await expect(consent).toBeChecked();
    await expect(form.getByLabel('Last name')).toHaveValue('Byron');
    mail.release();
    await expect(form.getByRole('button')).toBeEnabled();
    expect(mail.asked()).toBe(1);
    expect(await page.evaluate(() => performance.getEntriesByName('pagewright:ready').length)).toBe(1);
    expect(complaints).toEqual([]);
  },
);

test('a film that plays takes the focus once, and not again with each save', atNight(true), async ({ page, site }) => {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }));
  await site.open(page, '/repairs/wheels/films');
  await page.getByRole('button', { name: 'Play the video: Truing a wheel' }).click();
  await expect(page.locator('iframe[title="Truing a wheel"]')).toBeFocused();
  // By its address: another test gives it another name.
  const link = page.locator('header a[href="/journal"]').first();
  await link.focus();
  site.edit('pages/repairs/wheels/films.json', '"title": "Truing a wheel"', '"title": "A wheel made true"');
  await expect(page.locator('iframe[title="A wheel made true"]')).toBeVisible();
  await expect(link).toBeFocused();
});
