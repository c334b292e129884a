import { expect, test, type Page } from 'playwright/test';
import {
  caughtUp,
  countLoads,
  h1,
  mark,
  openLive,
  sameDocument,
  scrollTo,
  wake,
  watch,
} from '../../support/browser/app.ts';
import { looks } from '../../support/browser/looks.ts';
import { atNight } from '../../support/night.ts';

/** A link of the page's content: always in view, never in a menu. */
const link = (page: Page, href: string) => page.locator(`main a[href="${href}"]:visible`).first();

const topOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Goes from the home page, some way down, to another that is scrolled by 300 px then. Gives how far it was down. */
async function goFromHome(page: Page): Promise<number> {
  await link(page, '/repairs').scrollIntoViewIfNeeded();
  const top = await topOf(page);
  expect(top).toBeGreaterThan(500);
  await link(page, '/repairs').click();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  await scrollTo(page, 300);
  return top;
}

async function goBackAndForward(page: Page, top: number): Promise<void> {
  await page.goBack();
  await expect(h1(page)).toHaveText('Bring the squeak, leave with the ride');
  await expect.poll(() => topOf(page)).toBe(top);
  await page.goForward();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  await expect.poll(() => topOf(page)).toBe(300);
}

test('a link of the site changes the page, not the document', async ({ page }) => {
  const faults = watch(page);
  await openLive(page, '/');
  await mark(page);
  const before = await page.title();
  await link(page, '/repairs').click();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  await expect(page).toHaveURL(/\/repairs$/);
  expect(await sameDocument(page)).toBe(true);
  await expect(h1(page)).toBeFocused();
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/repairs$/);
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(faults).toEqual([]);
});

test('head and aria-current are those a full load would give', async ({ page }) => {
  const state = () =>
    page.evaluate(() => ({
      title: document.title,
      head: [...document.head.querySelectorAll('meta[name=description],meta[property],link[rel=canonical]')]
        .map((element) => element.outerHTML)
        .toSorted(),
      current: [...document.querySelectorAll('header [aria-current]')].map(
        (element) => `${element.localName} ${element.textContent}: ${element.getAttribute('aria-current')}`,
      ),
      main: document.querySelector('main')?.textContent,
    }));
  for (const address of ['/visit', '/repairs']) {
    await openLive(page, '/');
    const before = await h1(page).textContent();
    await link(page, address).first().click();
    await expect(h1(page)).not.toHaveText(before ?? '');
    const soft = await state();
    await page.reload();
    expect(soft).toEqual(await state());
    expect(soft.current.length).toBeGreaterThan(1);
  }
});

test('header and footer links are soft, too', atNight(true), async ({ page }) => {
  await openLive(page, '/');
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Journal' }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tubeless tyres' }).click();
  await expect(page).toHaveURL(/\/tubeless$/);
  await expect(page.locator('header nav[aria-label=Main] [aria-current]:not([popover] *)')).toHaveText(['Repairs']);
  expect(await sameDocument(page)).toBe(true);
});

test('nothing fades when the app starts: what is clicked right then counts', atNight(true), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await mark(page);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-old(*),::view-transition-new(*){animation-duration:60s}');
    document.adoptedStyleSheets.push(slow);
  });
  await wake(page);
  const { x, y, width, height } = (await link(page, '/visit').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/visit$/);
  expect(await sameDocument(page)).toBe(true);
});

test('a pointer on a link fetches its page ahead, once', async ({ page }) => {
  await openLive(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(new URL(request.url()).pathname));
  await link(page, '/repairs').hover();
  await expect.poll(() => asked).toEqual(['/repairs']);
  await link(page, '/repairs').click();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  expect(asked).toEqual(['/repairs']);
});

test('back and forward restore page and scroll', async ({ page }) => {
  await openLive(page, '/');
  await mark(page);
  const top = await goFromHome(page);
  await goBackAndForward(page, top);
  expect(await sameDocument(page)).toBe(true);
});

test('a link to the page one is on leaves it as it is, and shows its beginning', atNight(true), async ({ page }) => {
  await openLive(page, '/');
  await link(page, '/repairs').click();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  const main = page.locator('main');
  await main.evaluate((element) => element.setAttribute('data-read', ''));
  await scrollTo(page, 500);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/repairs"]')?.click());
  await caughtUp(page);
  await expect(main).toHaveAttribute('data-read');
  await expect(h1(page)).toBeFocused();
  expect(await topOf(page)).toBe(0);
});

// By day the document stays.
test(
  'back and forward restore page and scroll also after the document was loaded anew',
  atNight(true),
  async ({ page }) => {
    await openLive(page, '/');
    const top = await goFromHome(page);
    await page.reload();
    await goBackAndForward(page, top);
  },
);

test(
  'a page that is reached softly has the style sheets of the blocks on it, before it is shown, and no other page has',
  atNight(true),
  async ({ page }) => {
    const sheet = '/assets/own-poster-a1b2c3.css';
    await page.route('/repairs', async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace('<style>', `<link rel="stylesheet" href="${sheet}"><style>`),
      });
    });
    await page.route(sheet, (route) =>
      route.fulfill({ contentType: 'text/css', body: 'h1::before { content: "dressed"; }' }),
    );
    await openLive(page, '/');
    await mark(page);
    await page.evaluate(() => {
      const heading = (): string => getComputedStyle(document.querySelector('h1') as Element, '::before').content;
      const seen = { drawn: '' };
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent?.startsWith('Mended')) seen.drawn ||= heading();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const before = () => h1(page).evaluate((heading) => getComputedStyle(heading, '::before').content);
    // Loaded ahead.
    const loaded = page.waitForResponse(`**${sheet}`);
    await link(page, '/repairs').hover();
    await (await loaded).finished();
    await caughtUp(page);
    expect(await before()).toBe('none');
    await link(page, '/repairs').click();
    await expect(h1(page)).toHaveText('Mended while the kettle boils');
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { drawn: string } }).seen.drawn)).toBe(
      '"dressed"',
    );
    await page.goBack();
    await expect(h1(page)).not.toContainText('Mended');
    expect(await before()).toBe('none');
    await page.goForward();
    await expect(h1(page)).toContainText('Mended');
    expect(await before()).toBe('"dressed"');
    expect(await sameDocument(page)).toBe(true);
  },
);

/** Goes from the home page to another, which has to look as it does once it is loaded. */
async function expectSameLook(page: Page): Promise<void> {
  await mark(page);
  await link(page, '/repairs').click();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  const soft = await looks(page);
  expect(await sameDocument(page)).toBe(true);
  await page.reload();
  expect(soft).toEqual(await looks(page));
}

test('on paper a page that was reached softly looks as one that was loaded', atNight(true), async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openLive(page, '/');
  await expectSameLook(page);
});

test('styles that an extension has brought are not taken for those of the page', atNight(true), async ({ page }) => {
  await openLive(page, '/');
  await page.evaluate(() =>
    document.head.prepend(Object.assign(document.createElement('style'), { className: 'extension' })),
  );
  await expectSameLook(page);
});

test('what an extension has put into the footer opens no folded columns', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLive(page, '/');
  await page.evaluate(() => document.querySelector('footer form')?.append(document.createElement('button')));
  await mark(page);
  await link(page, '/repairs').click();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  expect(await sameDocument(page)).toBe(true);
  await expect(page.locator('footer details')).toHaveCount(2);
  await expect(page.locator('footer details[open]')).toHaveCount(0);
});

test('a row that was swiped is as it was left on its page, and in no other', atNight(true), async ({ page }) => {
  const row = page.locator('main .swipe');
  const place = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  await page.setViewportSize({ width: 390, height: 800 });
  await openLive(page, '/repairs');
  await mark(page);
  await row.evaluate((element) => element.scrollTo({ left: 243, behavior: 'instant' }));
  await expect.poll(place).toBe(243);
  await caughtUp(page);
  // The row of this page stands where that one does.
  await page
    .locator('footer a')
    .first()
    .evaluate((to: HTMLAnchorElement) => {
      to.href = '/workshop';
      to.click();
    });
  await expect(page).toHaveURL(/\/workshop$/);
  await expect(h1(page)).toBeFocused();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/repairs$/);
  await expect.poll(place).toBe(243);
  expect(await sameDocument(page)).toBe(true);
});

test('a page that is long in coming has the one before step back, and it is said', atNight(true), async ({ page }) => {
  const main = page.locator('main');
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/repairs', async (route) => {
    await waiting;
    await route.continue();
  });
  await openLive(page, '/');
  await link(page, '/repairs').click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(main).toHaveCSS('opacity', '0.5');
  const status = page.getByRole('status').filter({ hasText: 'Loading …' });
  await expect(status).toHaveCount(1);
  answer();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(status).toHaveCount(0);
});

test('links to a section: on the page and on another', atNight(true), async ({ page }) => {
  await openLive(page, '/repairs');
  await mark(page);
  await link(page, '#prices').click();
  await expect(page).toHaveURL(/\/repairs#prices$/);
  await expect(page.locator('#prices h2')).toBeInViewport();
  await link(page, '/visit#questions').click();
  await expect(h1(page)).toHaveText('The blue door on the quay');
  await expect(page).toHaveURL(/\/visit#questions$/);
  await expect(page.locator('#questions')).toBeInViewport();
  await expect(page.locator('#questions').getByRole('heading').first()).toBeFocused();
  expect(await sameDocument(page)).toBe(true);
});

test('an address with a query, opened and followed', atNight(true), async ({ page }) => {
  const faults = watch(page);
  await openLive(page, '/bikes?kind=City');
  await expect(page.locator('#here article')).toHaveCount(1);
  await page.evaluate(() =>
    document
      .querySelector('main section p')
      ?.insertAdjacentElement(
        'beforeend',
        Object.assign(document.createElement('a'), { href: '/repairs?from=test', textContent: 'go' }),
      ),
  );
  await mark(page);
  await link(page, '/repairs?from=test').click();
  await expect(page).toHaveURL(/\/repairs\?from=test$/);
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  expect(await sameDocument(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('modified clicks are the browser’s', atNight(true), async ({ page, context }) => {
  await openLive(page, '/');
  await mark(page);
  const opened = context.waitForEvent('page');
  await link(page, '/repairs').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/repairs$/);
  await expect(page).toHaveURL(/\/$/);
  expect(await sameDocument(page)).toBe(true);
});

test('mail and phone links, files and other sites are left alone', atNight(true), async ({ page }) => {
  await openLive(page, '/visit');
  const followed = await page.evaluate(() =>
    [
      'mailto:info@example.com',
      'tel:+14155550142',
      '/favicon.svg',
      '/files/Archive.ZIP',
      '/files/LICENSE',
      'https://example.com/',
      '/journal/page/2',
      '/repairs',
    ].map((href) => {
      const anchor = Object.assign(document.createElement('a'), { href, textContent: 'x' });
      document.body.append(anchor);
      let taken = false;
      addEventListener('click', (event) => ((taken = event.defaultPrevented), event.preventDefault()), { once: true });
      anchor.click();
      return taken;
    }),
  );
  expect(followed).toEqual([false, false, false, false, false, false, true, true]);
});

test('many quick clicks end at the last page', atNight(true), async ({ page }) => {
  const faults = watch(page);
  await openLive(page, '/');
  const loads = countLoads(page);
  await page.evaluate(() => {
    for (const href of ['/repairs', '/about', '/journal'])
      document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
  });
  await expect(page).toHaveURL(/\/journal$/);
  await expect(h1(page)).toHaveText('Notes with oil on them');
  expect(loads.count).toBe(0);
  expect(faults).toEqual([]);
});
