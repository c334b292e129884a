import { expect, test } from 'playwright/test';
import {
  arrived,
  FAILED,
  fault,
  fillContact,
  formOf,
  sendButton,
  THANKS,
  toast,
  uniqueMessage,
  withMail,
} from '../../support/browser/inquiry.ts';
import { atNight } from '../../support/night.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

test('the trap never pretends success: who falls into it is told, and can get out', async ({ page, request }) => {
  const message = uniqueMessage();
  await page.goto('/contact');
  const trap = formOf(page).locator('input[name=website]');
  await expect(trap).not.toBeInViewport();
  await fillContact(page, message);
  await trap.fill('http://spam.example', { force: true });
  await sendButton(page).click();
  await expect(trap).toHaveAccessibleDescription(/Leave this field empty/);
  await expect(toast(page, THANKS)).toHaveCount(0);
  expect(await arrived(request, message)).toEqual([]);
  await trap.fill('');
  await sendButton(page).click();
  await expect(toast(page, THANKS)).toBeVisible();
});

test('the rate limit counts only what was sent', atNight(true), async ({ page, request }) => {
  const errors: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()));
  await withMail(page, '/contact', { limitRate: { throttle: 600_000 } });
  await page.goto('/contact');
  const message = uniqueMessage();
  await fillContact(page, message);
  await fault(page, '500');
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await fault(page, undefined);
  await sendButton(page).click();
  await expect(toast(page, THANKS)).toBeVisible();
  // What was said of the first try takes its leave.
  await expect(toast(page, FAILED)).toHaveCount(0);
  const second = uniqueMessage();
  await fillContact(page, second);
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  expect(errors.at(-1)).toContain('429 Too Many Requests');
  expect(await arrived(request, message)).toHaveLength(1);
  expect(await arrived(request, second)).toEqual([]);
});

const refused: [settings: Record<string, unknown>, logged: string][] = [
  [{ blockList: { list: ['ada@example.com'], watchVariable: 'email' } }, '403 Forbidden'],
  [{ blockHeadless: true }, '451 Unavailable For Headless Browser'],
  [
    { limitRate: { throttle: -1 } },
    'The mail settings of this site are wrong: The LimitRate throttle has to be a positive number',
  ],
];
// That each is refused is seen without a browser (tests/view/inquiry/inquiry-mail.test.ts), what is said by day where a rate is limited.
for (const [settings, logged] of refused) {
  test(`${logged}: for the log; the visitor reads the one sentence`, atNight(true), async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()));
    await page.addInitScript(`Object.defineProperty(navigator, 'webdriver', { get: () => true })`);
    await withMail(page, '/contact', settings);
    await page.goto('/contact');
    await fillContact(page, uniqueMessage());
    await sendButton(page).click();
    await expect(toast(page, FAILED)).toBeVisible();
    expect(errors.at(-1)).toContain(logged);
  });
}
