import path from 'node:path';
import { expect, test } from 'playwright/test';
import { mark, openLive, sameDocument, wake, watch } from '../../support/browser/app.ts';
import { violations } from '../../support/browser/audit.ts';
import { openEnlarged } from '../../support/browser/layout.ts';
import { looks } from '../../support/browser/looks.ts';
import { PROJECT } from '../../support/places.ts';
import { startPreview, type PreviewServer } from '../../support/servers/preview-server.ts';
import { atNight, EVERYTHING } from '../../support/night.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TEST_RESULTS = path.join(PROJECT, 'test-results');
/** One page of each make: others are alike. */
const PAGES = {
  bakery: ['/', '/oeffnungszeiten', '/brote', '/torten'],
  nasma: ['/ar/order', '/', '/how-it-works', '/ar'],
};

// One server for each of them.
test.describe.configure({ mode: 'default' });

const servers = new Map<string, PreviewServer>();
const urlOf = (name: keyof typeof PAGES): string => servers.get(name)?.url ?? '';
test.beforeAll(async () => {
  for (const name of Object.keys(PAGES)) {
    const out = path.join(TEST_RESULTS, name);
    servers.set(name, await startPreview(out, `${out}.jsonl`));
  }
});
test.afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())));

for (const name of ['bakery', 'nasma'] as const) {
  test(`the example ${name} can be used by everybody, and complains of nothing`, atNight(true), async ({ page }) => {
    const faults = watch(page);
    for (const address of PAGES[name]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'light' });
      await openLive(page, urlOf(name) + address);
      expect(await violations(page), `${address}, light, 390`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page), `${address}, dark, 1280`).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}

test(
  'the long words of the bakery are broken rather than cut, with letters of twice the size',
  atNight(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of ['/impressum', '/torten', '/oeffnungszeiten']) {
      await openEnlarged(page, urlOf('bakery') + address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
    }
  },
);

// Without a search, only pages with something that lives may have to say that it could not be loaded.
test('a page of the bakery that is reached softly looks as one that was loaded', async ({ page }) => {
  const loaded: { address: string; title: string; look: string[] }[] = [];
  for (const address of [
    '/torten',
    '/impressum',
    ...(EVERYTHING ? ['/brote', '/ueber-uns', '/oeffnungszeiten'] : []),
  ]) {
    await page.goto(urlOf('bakery') + address);
    loaded.push({ address, title: await page.title(), look: await looks(page) });
  }
  await openLive(page, urlOf('bakery'));
  await mark(page);
  for (const { address, title, look } of loaded) {
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`body>:not(main) a[href="${href}"]`)?.click(),
      address,
    );
    await expect(page).toHaveTitle(title);
    expect(await looks(page), address).toEqual(look);
  }
  expect(await sameDocument(page)).toBe(true);
});

test('the own block of the bakery marks the day on which it is looked at', async ({ page }) => {
  await page.goto(`${urlOf('bakery')}/oeffnungszeiten`);
  await expect(page.locator('tr[aria-current]')).toHaveCount(0);
  await wake(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString('de', { weekday: 'long' }));
  await expect(page.locator('tr[aria-current=date] th')).toHaveText(`${today} heute`);
});

test('on a page from the right a toast stands beside the form, too', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openLive(page, `${urlOf('nasma')}/ar/order`);
  const form = page.locator('main form');
  await form.locator('[type=submit]').click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toHaveText('يُرجى الموافقة على سياسة الخصوصية قبل الإرسال.');
  const [beside, fields] = [await toast.boundingBox(), await form.boundingBox()];
  expect(beside?.x).toBeGreaterThan((fields?.x ?? 0) + (fields?.width ?? 0));
});

test('on a page from the right, the light of a hero is behind its picture', atNight(true), async ({ page }) => {
  for (const [address, transform] of [
    ['/ar', 'matrix(-1, 0, 0, 1, 0, 0)'],
    ['/', 'none'],
  ] as const) {
    await page.goto(urlOf('nasma') + address);
    const light = page.locator('[data-block=hero]');
    expect(await light.evaluate((hero) => getComputedStyle(hero, '::after').transform), address).toBe(transform);
  }
});

test('a row of titles that goes on fades where it does', atNight(true), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [address, direction] of [
    ['/how-it-works', '90deg'],
    ['/ar/how-it-works', '-90deg'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(urlOf('nasma') + address);
    const row = page.locator('[aria-roledescription] span:has(> button)');
    const fading = (): Promise<string> => row.evaluate((titles) => getComputedStyle(titles).maskImage);
    await expect.poll(fading, address).toContain(`linear-gradient(${direction}`);
    await row.evaluate((titles) => titles.scrollTo({ left: document.dir === 'rtl' ? -999 : 999, behavior: 'instant' }));
    await expect.poll(fading, `${address}, at its end`).toBe('none');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(fading, `${address}, where it has room`).toBe('none');
  }
});
