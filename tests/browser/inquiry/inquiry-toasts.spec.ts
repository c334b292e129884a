import { expect, test, type Page } from 'playwright/test';
import { mark, openLive, sameDocument } from '../../support/browser/app.ts';
import { COLOR_RULES, violations } from '../../support/browser/audit.ts';
import { follow } from '../../support/browser/follow.ts';
import {
  CONTACT_THANKS,
  FAILED,
  fault,
  fillContact,
  formOf,
  PRIVACY,
  sendButton,
  THANKS,
  toast,
  uniqueMessage,
} from '../../support/browser/inquiry.ts';
import { atNight } from '../../support/night.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

async function sendOne(page: Page): Promise<void> {
  await page.goto('/contact');
  await fillContact(page, uniqueMessage());
  await sendButton(page).click();
}

test('a thank-you goes by itself, but not while pointer or focus rest on it', atNight(true), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test(
  'an error stays until it is closed; the button closes it and gives the focus back',
  atNight(true),
  async ({ page }) => {
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
  },
);

test('an error over the small header goes by itself: the form says it in place', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/contact');
  await fillContact(page, uniqueMessage());
  await fault(page, '500');
  await sendButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(toast(page, FAILED)).toHaveCount(0);
  await expect(formOf(page).getByText('was not sent')).toBeVisible();
});

test('a swipe closes it, a short pull does not', atNight(true), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test('Escape closes it from anywhere', atNight(true), async ({ page }) => {
  await page.goto('/contact');
  await sendButton(page).click();
  await expect(toast(page, PRIVACY)).toBeVisible();
  await formOf(page).getByLabel('First name').focus();
  await page.keyboard.press('Escape');
  await expect(toast(page, PRIVACY)).toHaveCount(0);
  await expect(formOf(page).getByLabel('First name')).toBeFocused();
});

test(
  'Escape closes the search that is open over a form, and the toast the next time',
  atNight(true),
  async ({ page }) => {
    const search = page.getByRole('dialog', { name: 'Search this site' });
    await page.clock.install();
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(toast(page, PRIVACY)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    // It would go within a second.
    for (let step = 0; step < 10; step += 1) await page.clock.runFor(100);
    await expect(toast(page, PRIVACY)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast(page, PRIVACY)).toHaveCount(0);
  },
);

// By day an error survives navigation.
test('what a form misses is not said on other pages', atNight(true), async ({ page }) => {
  await openLive(page, '/contact');
  await mark(page);
  await sendButton(page).click();
  await expect(toast(page, PRIVACY)).toBeVisible();
  await follow(page, '/about');
  await expect(page).toHaveURL('/about');
  await expect(toast(page, PRIVACY)).toHaveCount(0);
  expect(await sameDocument(page)).toBe(true);
});

/** Waits until so many toasts are there and none of them moves any more. */
async function settled(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-toast]')).toHaveCount(count);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** What of the form, summary and note a toast lies over, where the header does not already. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const toasts = [...document.querySelectorAll('[data-toast]')].map((element) => element.getBoundingClientRect());
    const parts = document.querySelectorAll(
      'main [data-live=inquiryForm] :is(input:not([tabindex="-1"]),select,textarea,button,[role=group],[role=status])',
    );
    return [...parts].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isUnder = (over: DOMRect): boolean =>
        left < over.right && right > over.left && Math.max(top, below) < over.bottom && bottom > over.top;
      return toasts.some(isUnder) ? [part.getAttribute('name') ?? part.textContent ?? ''] : [];
    });
  });

for (const [width, height] of [
  [390, 844],
  [390, 600],
  [768, 1024],
  [1000, 700],
  [1280, 800],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('no toast covers a field, the button or what is said in the form', atNight(true), async ({ page }) => {
      await page.goto('/contact');
      await sendButton(page).click();
      await expect(toast(page, PRIVACY)).toBeVisible();
      await expect(page.getByRole('group', { name: 'Please check' })).toBeFocused();
      await settled(page, 1);
      expect(await covered(page), 'mistakes').toEqual([]);

      await fillContact(page, uniqueMessage());
      await fault(page, '500');
      await sendButton(page).click();
      await expect(toast(page, FAILED)).toBeVisible();
      await expect(formOf(page).getByText('was not sent')).toBeInViewport();
      await settled(page, 1);
      expect(await covered(page), 'failed').toEqual([]);

      await fault(page, undefined);
      await sendButton(page).click();
      await expect(toast(page, THANKS)).toBeVisible();
      await expect(toast(page, CONTACT_THANKS)).toBeVisible();
      const note = formOf(page).getByRole('status').filter({ hasText: 'Your message was sent.' });
      await expect(note).toBeInViewport({ ratio: 1 });
      await settled(page, 2);
      expect(await covered(page), 'sent').toEqual([]);
      // It is about the message that was sent, not about the next.
      await formOf(page).getByLabel('Subject').fill('Another one');
      await expect(note).toHaveCount(0);
    });
  });
}

// By day the form of the fixture site is asked (accessibility.spec.ts).
test('axe finds nothing in form, errors and toasts', atNight(true), async ({ page }) => {
  const audit = async (): Promise<string[]> => {
    await page.emulateMedia({ colorScheme: 'light' });
    const found = await violations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    return [...found, ...(await violations(page, COLOR_RULES))];
  };
  await page.goto('/contact');
  await sendButton(page).click();
  await expect(toast(page, PRIVACY)).toBeVisible();
  expect(await audit(), 'errors').toEqual([]);
  await fillContact(page, uniqueMessage());
  await sendButton(page).click();
  await expect(toast(page, THANKS)).toBeVisible();
  expect(await audit(), 'sent').toEqual([]);
});

// By day a send that is accepted is asked (inquiry.spec.ts).
test('a whole send breaks no rule of the content security policy', atNight(true), async ({ page }) => {
  const complaints: string[] = [];
  page.on(
    'console',
    (entry) => /Content Security Policy|TrustedHTML|Trusted/.test(entry.text()) && complaints.push(entry.text()),
  );
  await page.goto('/contact');
  await sendButton(page).click();
  await expect(toast(page, PRIVACY)).toBeVisible();
  await fillContact(page, uniqueMessage());
  await sendButton(page).click();
  await expect(toast(page, THANKS)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  expect(complaints).toEqual([]);
});
