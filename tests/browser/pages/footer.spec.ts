import { expect, test, type Page } from 'playwright/test';
import { wake } from '../../support/browser/app.ts';
import { atNight } from '../../support/night.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const hrefs = (page: Page, name: string) =>
  footer(page)
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('its columns, legal links, phone and e-mail', async ({ page }) => {
  await page.goto('/');
  expect(await hrefs(page, 'Bikes')).toEqual(['/bikes/cargo', '/bikes/city', '/bikes/touring']);
  expect(await hrefs(page, 'Shop')).toEqual(['/about', '/repairs/wheels/tubeless', '/visit']);
  await expect(footer(page).getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute('href', '/privacy');
  await expect(footer(page).locator('a[href^="tel:"]')).toHaveText(/555-0119/);
  await expect(footer(page).locator('a[href^="mailto:"]')).toHaveText('hello@example.org');
});

test('its columns fold on phones, and nowhere without scripts', atNight(true), async ({ page, browser }) => {
  const links = (on: Page) => footer(on).getByRole('navigation', { name: 'Bikes' }).getByRole('link');
  const [phone, computer] = [
    { width: 390, height: 800 },
    { width: 1280, height: 800 },
  ];
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(links(page)).toHaveCount(0);
  await footer(page).getByRole('heading', { name: 'Bikes' }).click();
  await expect(links(page)).toHaveCount(3);
  await footer(page).getByRole('heading', { name: 'Bikes' }).click();
  await page.setViewportSize(computer);
  await expect(links(page)).toHaveCount(3);
  await expect(footer(page).getByRole('heading', { name: 'Bikes' })).toBeVisible();
  const title = footer(page).locator('summary').first();
  await title.focus();
  await expect(title, 'a title that opens nothing').not.toBeFocused();
  await page.setViewportSize(phone);
  await expect(links(page)).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(links(plain)).toHaveCount(3);
  await context.close();
});

test(
  'it is laid out after the first view; who jumps to the end of the page then is at its end',
  atNight(true),
  async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset['footer'] = getComputedStyle(
          document.querySelector('footer')!,
        ).contentVisibility;
      }),
    );
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-footer', 'auto');
      await expect(footer(page)).toHaveCSS('content-visibility', 'visible');
      await page.keyboard.press('End');
      await expect(footer(page).getByRole('link').last()).toBeInViewport();
      const left = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY));
      await expect.poll(left).toBe(0);
    }
  },
);

test('social signs are named; one without an address leads nowhere', atNight(true), async ({ page }) => {
  await page.goto('/');
  for (const name of ['LinkedIn', 'X', 'Facebook', 'GitHub'])
    await expect(footer(page).getByRole('img', { name, exact: true })).toBeVisible();
  const linked = footer(page).locator('.social a');
  expect(await linked.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'https://social.example.org/spoke-and-chain',
    'https://video.example.org/spoke-and-chain',
  ]);
  for (const name of ['Instagram', 'YouTube'])
    await expect(footer(page).getByRole('link', { name, exact: true })).toBeVisible();
});

test('newsletter: an address is required and must be one', atNight(true), async ({ page }) => {
  await page.goto('/privacy');
  await wake(page);
  for (const text of ['', 'no address']) {
    await footer(page).locator('input[type=email]').fill(text);
    await footer(page).getByRole('button', { name: 'Send it to me' }).click();
    expect(
      await footer(page)
        .locator('input[type=email]')
        .evaluate((input: HTMLInputElement) => input.validity.valid),
    ).toBe(false);
    await expect(page).toHaveURL(/\/privacy$/);
  }
});
