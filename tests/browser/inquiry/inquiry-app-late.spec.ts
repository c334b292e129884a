import { expect, test, type Page } from 'playwright/test';
import {
  arrived,
  fillContact,
  formOf,
  sendButton,
  THANKS,
  toast,
  uniqueMessage,
} from '../../support/browser/inquiry.ts';
import { atNight } from '../../support/night.ts';
import { hold, holdApp } from '../../support/browser/slow.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

// A form whose code comes late, or not at all.

const notice = (page: Page) => formOf(page).getByRole('alert').filter({ hasText: 'could not be loaded' });

/** Takes files of the app away, as a network fault or a deploy does; the result gives them back. */
async function takeAway(page: Page, files: RegExp, how: 'fault' | 'deploy' = 'fault'): Promise<() => Promise<void>> {
  await page.route(files, (route) => (how === 'deploy' ? route.fulfill({ status: 404, body: 'gone' }) : route.abort()));
  return () => page.unroute(files);
}

/** How many messages are on their way to the mail service. */
function countSends(page: Page): { count: number } {
  const sends = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/email/send')) sends.count += 1;
  });
  return sends;
}

/** A sign of intent, until it has had its effect. */
async function move(page: Page, effect: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.mouse.move(4, 400);
    await page.mouse.move(6, 410);
    await effect();
  }).toPass();
}

for (const [what, files, how, time] of [
  ['the network fails', /\/assets\/app-/, 'fault', 'day'],
  ['the code is gone after a deploy', /\/assets\/(?!boot)/, 'deploy', 'night'],
  ['a part of the code is missing', /\/assets\/react-/, 'fault', 'night'],
] as const) {
  const title = `${what}: the form says so in place and keeps its words; what was submitted is sent once when the code is there`;
  test(title, atNight(time === 'night'), async ({ page, request }) => {
    const message = uniqueMessage();
    const sends = countSends(page);
    const giveBack = await takeAway(page, files, how);
    await page.goto('/contact');
    await expect(notice(page)).toBeHidden();
    await fillContact(page, message);
    await sendButton(page).click();
    await expect(notice(page)).toBeInViewport();
    await expect(notice(page).locator('a[href^="tel:"]')).toHaveText(/555-01\d\d/);
    await expect(notice(page).locator('a[href^="mailto:"]')).toHaveText(/@example\.com$/);
    await sendButton(page).click();
    await expect(notice(page)).toBeInViewport();
    await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
    expect(await arrived(request, message)).toEqual([]);
    await giveBack();
    await move(page, () => expect(toast(page, THANKS)).toBeVisible({ timeout: 1_000 }));
    await expect(notice(page)).toBeHidden();
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
    expect(sends.count).toBe(1);
    expect((await arrived(request, message))[0]?.times).toBe(1);
  });
}

test('back online is a sign of intent by itself', atNight(true), async ({ page, context, request }) => {
  const message = uniqueMessage();
  const giveBack = await takeAway(page, /\/assets\/app-/);
  await page.goto('/contact');
  await fillContact(page, message);
  await context.setOffline(true);
  await giveBack();
  await sendButton(page).click();
  await expect(notice(page)).toBeInViewport();
  await context.setOffline(false);
  await expect(toast(page, THANKS)).toBeVisible();
  expect(await arrived(request, message)).toHaveLength(1);
});

test(
  'words that are changed after the form has failed are not sent before they are submitted again',
  atNight(true),
  async ({ page, request }) => {
    const message = uniqueMessage();
    const sends = countSends(page);
    const giveBack = await takeAway(page, /\/assets\/app-/);
    await page.goto('/contact');
    await fillContact(page, `${message} and half a`);
    await sendButton(page).click();
    await expect(notice(page)).toBeVisible();
    await giveBack();
    await formOf(page).getByLabel('Message').fill(message);
    await move(page, () => expect(formOf(page)).toHaveAttribute('novalidate', '', { timeout: 1_000 }));
    expect(sends.count).toBe(0);
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    expect(await arrived(request, message)).toHaveLength(1);
  },
);

test('a form whose code never comes says so, and is sent when it comes after all', atNight(true), async ({ page }) => {
  await page.clock.install();
  const code = await hold(page, /\/assets\/FormCard-/);
  await page.goto('/contact');
  await fillContact(page, uniqueMessage());
  await sendButton(page).click();
  await expect.poll(code.asked).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(notice(page)).toBeInViewport();
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  code.release();
  await page.clock.fastForward(2_000);
  await move(page, () => expect(toast(page, THANKS)).toBeVisible({ timeout: 1_000 }));
});

test(
  'the browser asks before what was submitted is left, and nothing else that waits for the code',
  atNight(true),
  async ({ page }) => {
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void dialog.accept();
    });
    await holdApp(page);
    await page.goto('/insights/case-studies');
    const filter = page.getByRole('button', { name: 'Healthcare' });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-busy', 'true');
    await page.goto('/contact');
    await fillContact(page, uniqueMessage());
    await page.reload();
    expect(asked).toBe(0);
    await fillContact(page, uniqueMessage());
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.goto('/about');
    expect(asked).toBe(1);
  },
);

for (const [where, address, box] of [
  ['the footer', '/about', 'footer form'],
  ['the blog', '/insights/blog', 'main form[data-newsletter]'],
] as const) {
  test(`the newsletter box of ${where} says so too, and works later`, atNight(true), async ({ page }) => {
    const giveBack = await takeAway(page, /\/assets\/app-/);
    await page.goto(address);
    const form = page.locator(box);
    await form.getByRole('textbox').fill('ada@example.com');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toContainText('could not be opened');
    await expect(form.getByRole('textbox')).toHaveValue('ada@example.com');
    await giveBack();
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/contact');
    await expect(formOf(page).getByLabel('Email')).toHaveValue('ada@example.com');
  });
}

test(
  'the button says at once that it submits, long before the code is there, and no longer when that failed',
  atNight(true),
  async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/contact');
    await fillContact(page, uniqueMessage());
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(sendButton(page)).toHaveAccessibleName(/^Submitting\.\.\./);
    app.release();
    await expect(toast(page, THANKS)).toBeVisible();
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy');

    await takeAway(page, /\/assets\/app-/);
    await page.goto('/contact');
    await fillContact(page, uniqueMessage());
    await sendButton(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
    await expect(sendButton(page)).toHaveAccessibleName('Submit Request');
  },
);

for (const [what, address, find] of [
  ['the next slide', '/', (page: Page) => page.getByRole('button', { name: 'Next testimonial' })],
  ['a filter', '/insights/case-studies', (page: Page) => page.getByRole('button', { name: 'Healthcare' })],
  ['the newsletter of the footer', '/about', (page: Page) => page.locator('footer form button')],
] as const) {
  test(
    `${what}, pressed before the code is there, can be seen to wait`,
    // By day "next" is pressed early on another page (hydration.spec.ts).
    atNight(true),
    async ({ page }) => {
      const app = await holdApp(page);
      await page.goto(address);
      const button = find(page);
      await page.locator('input[type=email]').first().fill('ada@example.com');
      const opacity = (): Promise<number> => button.evaluate((element) => Number(getComputedStyle(element).opacity));
      expect(await opacity()).toBe(1);
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      expect(await opacity()).toBeLessThan(0.8);
      app.release();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    },
  );
}
