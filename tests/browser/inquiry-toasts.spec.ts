import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from 'playwright/test';
import { CONTACT_THANKS, FAILED, fault, fillContact, formOf, PRIVACY, sendButton, THANKS, toast, uniqueMessage } from '../support/inquiry.ts';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

async function sendOne(page: Page): Promise<void> {
  await page.goto('/contact');
  await fillContact(page, uniqueMessage());
  await sendButton(page).click();
}

test('a thank-you goes by itself, but not while pointer or focus rest on it', async ({ page }) => {
  await page.clock.install();
  await sendOne(page);
  const thanks = toast(page, THANKS);
  await expect(thanks).toBeVisible();
  await thanks.hover();
  await page.clock.fastForward(60_000);
  await expect(toast(page, CONTACT_THANKS)).toHaveCount(0);
  await expect(thanks).toBeVisible();
  await thanks.getByRole('button').focus();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await expect(thanks).toBeVisible();
  await sendButton(page).focus();
  await page.clock.fastForward(10_000);
  await expect(thanks).toHaveCount(0);
});

test('an error stays until it is closed; the button closes it and gives the focus back', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await fillContact(page, uniqueMessage());
  await fault(page, '500');
  await sendButton(page).click();
  const failed = toast(page, FAILED);
  await expect(failed).toBeVisible();
  await page.clock.fastForward(600_000);
  await expect(failed).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await failed.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(failed).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
});

test('a swipe closes it, a short pull does not', async ({ page }) => {
  await sendOne(page);
  const thanks = toast(page, THANKS);
  await thanks.hover();
  const box = (await thanks.locator('p').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pull = async (by: number): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 5 });
    await page.mouse.up();
  };
  await pull(40);
  await expect(thanks).toBeVisible();
  await pull(160);
  await expect(thanks).toHaveCount(0);
});

test('each is announced once, errors at once, and they survive navigation', async ({ page }) => {
  await page.goto('/contact');
  await fillContact(page, uniqueMessage());
  await fault(page, '500');
  await sendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toHaveCount(1);
  await page.locator('header').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(toast(page, FAILED)).toBeVisible();
  await page.goBack();
  await fault(page, undefined);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toHaveCount(1);
  await expect(page.getByText(THANKS)).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in form, errors and toasts (${colorScheme})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ bypassCSP: true, colorScheme, reducedMotion: 'reduce', baseURL });
    const page = await context.newPage();
    const found = async (): Promise<string[]> => {
      await page.evaluate(axe);
      return page.evaluate(async () => {
        const { violations } = await (
          globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
        ).axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
    };
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(toast(page, PRIVACY)).toBeVisible();
    expect(await found()).toEqual([]);
    await fillContact(page, uniqueMessage());
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    expect(await found()).toEqual([]);
    await context.close();
  });
}

test('a whole send breaks no rule of the content security policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (entry) => /Content Security Policy|TrustedHTML|Trusted/.test(entry.text()) && complaints.push(entry.text()));
  await page.goto('/contact');
  await sendButton(page).click();
  await expect(toast(page, PRIVACY)).toBeVisible();
  await fillContact(page, uniqueMessage());
  await sendButton(page).click();
  await expect(toast(page, THANKS)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  expect(complaints).toEqual([]);
});
