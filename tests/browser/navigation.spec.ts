import { expect, test, type Page } from 'playwright/test';
import { countLoads, h1, mark, openLive, sameDocument, scrollTo, watch } from '../support/app.ts';

/** A link of the page's content: always in view, never in a menu. */
const link = (page: Page, href: string) => page.locator(`main a[href="${href}"]:visible`).first();

test('a link of the site changes the page, not the document', async ({ page }) => {
  const faults = watch(page);
  await openLive(page, '/');
  await mark(page);
  const before = await page.title();
  await link(page, '/services').click();
  await expect(h1(page)).toHaveText('Eight services, one team responsible');
  await expect(page).toHaveURL(/\/services$/);
  expect(await sameDocument(page)).toBe(true);
  await expect(h1(page)).toBeFocused();
  await expect(page).not.toHaveTitle(before);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services$/);
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(faults).toEqual([]);
});

test('head and aria-current are those a full load would give', async ({ page }) => {
  await openLive(page, '/');
  await link(page, '/contact').click();
  await expect(h1(page)).toHaveText('Get in Touch');
  const state = () =>
    page.evaluate(() => ({
      title: document.title,
      head: [...document.head.querySelectorAll('meta[name=description],meta[property],link[rel=canonical]')].map((element) => element.outerHTML).toSorted(),
      current: [...document.querySelectorAll('header [aria-current], header a[aria-current]')].map((element) => element.getAttribute('href')),
      main: document.querySelector('main')?.textContent,
    }));
  const soft = await state();
  await page.reload();
  expect(soft).toEqual(await state());
});

test('header and footer links are soft, too', async ({ page }) => {
  await openLive(page, '/');
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.locator('header nav[aria-label=Main] [aria-current]')).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
});

test('a pointer on a link fetches its page ahead, once', async ({ page }) => {
  await openLive(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.json') && asked.push(new URL(request.url()).pathname));
  await link(page, '/services').hover();
  await expect.poll(() => asked).toEqual(['/services.json']);
  await link(page, '/services').click();
  await expect(h1(page)).toHaveText('Eight services, one team responsible');
  expect(asked).toEqual(['/services.json']);
});

test('back and forward restore page and scroll', async ({ page }) => {
  await openLive(page, '/');
  await mark(page);
  await link(page, '/industries').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(scrollY));
  expect(top).toBeGreaterThan(500);
  await link(page, '/industries').click();
  await expect(h1(page)).toHaveText('IT that knows how your trade works');
  await scrollTo(page, 300);
  await page.goBack();
  await expect(h1(page)).toHaveText('Transforming Business Through Strategic IT Solutions');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
  await page.goForward();
  await expect(h1(page)).toHaveText('IT that knows how your trade works');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
  expect(await sameDocument(page)).toBe(true);
});

test('links to a section: on the page and on another', async ({ page }) => {
  await openLive(page, '/services');
  await mark(page);
  await link(page, '#approach').click();
  await expect(page).toHaveURL(/\/services#approach$/);
  await expect(page.locator('#approach h2')).toBeInViewport();
  await page.locator('summary', { hasText: '24/7' }).click();
  await link(page, '/contact#support').click();
  await expect(h1(page)).toHaveText('Get in Touch');
  await expect(page).toHaveURL(/\/contact#support$/);
  await expect(page.locator('#support')).toBeInViewport();
  expect(await sameDocument(page)).toBe(true);
});

test('an address with a query, opened and followed', async ({ page }) => {
  const faults = watch(page);
  await openLive(page, '/insights/case-studies?industry=Healthcare');
  await expect(page.getByRole('link', { name: /Read the case study/ })).toHaveCount(1);
  await page.evaluate(() =>
    document
      .querySelector('main section p')
      ?.insertAdjacentElement('beforeend', Object.assign(document.createElement('a'), { href: '/services?from=test', textContent: 'go' })),
  );
  await mark(page);
  await link(page, '/services?from=test').click();
  await expect(page).toHaveURL(/\/services\?from=test$/);
  await expect(h1(page)).toHaveText('Eight services, one team responsible');
  expect(await sameDocument(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('modified clicks are the browser’s', async ({ page, context }) => {
  await openLive(page, '/');
  await mark(page);
  const opened = context.waitForEvent('page');
  await link(page, '/services').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/services$/);
  await expect(page).toHaveURL(/\/$/);
  expect(await sameDocument(page)).toBe(true);
});

test('mail and phone links, files and other sites are left alone', async ({ page }) => {
  await openLive(page, '/contact');
  const followed = await page.evaluate(() =>
    ['mailto:info@example.com', 'tel:+14155550142', '/favicon.svg', 'https://example.com/', '/services'].map((href) => {
      const anchor = Object.assign(document.createElement('a'), { href, textContent: 'x' });
      document.body.append(anchor);
      let taken = false;
      addEventListener('click', (event) => ((taken = event.defaultPrevented), event.preventDefault()), { once: true });
      anchor.click();
      return taken;
    }),
  );
  expect(followed).toEqual([false, false, false, false, true]);
});

test('many quick clicks end at the last page', async ({ page }) => {
  const faults = watch(page);
  await openLive(page, '/');
  const loads = countLoads(page);
  await page.evaluate(() => {
    for (const href of ['/services', '/about', '/careers']) document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
  });
  await expect(page).toHaveURL(/\/careers$/);
  await expect(h1(page)).toHaveText('Good work, done at a human pace');
  expect(loads.count).toBe(0);
  expect(faults).toEqual([]);
});
