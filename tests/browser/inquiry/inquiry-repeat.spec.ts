import { expect, test, type Page, type Route } from 'playwright/test';
import {
  alive,
  arrived,
  FAILED,
  fault,
  fillContact,
  formOf,
  holdSends,
  sendButton,
  sendInVain,
  THANKS,
  toast,
  uniqueMessage,
  valuesOf,
} from '../../support/browser/inquiry.ts';
import { atNight } from '../../support/night.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

// An inquiry that may have arrived although no answer came.

const note = (page: Page) => formOf(page).getByRole('status').filter({ hasText: 'may have arrived' });
const LINE = /\n\n\[Sent again, reference (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC): [^\]]+\]$/;

/** Empties the form after a message of which nobody knows whether it has arrived. */
async function giveUp(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(await valuesOf(page)))
    if (typeof value === 'string' && value) await formOf(page).locator(`[name=${name}]`).fill('');
  await expect(note(page)).toHaveCount(0);
}

/** The messages that leave the page, as they are sent. */
function sent(page: Page): string[] {
  const messages: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/email/send'))
      messages.push((request.postDataJSON() as { template_params: { message: string } }).template_params.message);
  });
  return messages;
}

test('a lost connection: the form says that it may have arrived; a repeat says so, with the same reference each time', async ({
  page,
  request,
}) => {
  const message = uniqueMessage();
  const messages = sent(page);
  await page.goto('/contact');
  await fillContact(page, message);
  await expect(note(page)).toHaveCount(0);
  // It arrives, and then the connection is cut; the next does not arrive; the last is answered.
  for (const [index, kind] of ['cut', 'drop'].entries()) {
    await fault(page, kind);
    await sendButton(page).click();
    await expect.poll(() => messages.length).toBe(index + 1);
    await expect(sendButton(page)).toBeEnabled();
    await expect(note(page)).toBeVisible();
    // The toast of an earlier try is on its way out for a moment.
    await expect(toast(page, FAILED)).toHaveCount(1);
  }
  await fault(page, undefined);
  await sendButton(page).click();
  await expect(toast(page, THANKS)).toBeVisible();
  await expect(note(page)).toHaveCount(0);

  const [first, ...repeats] = messages;
  expect(first).toBe(message);
  expect(repeats.map((text) => text.replace(LINE, ''))).toEqual([message, message]);
  expect(new Set(repeats.map((text) => LINE.exec(text)?.[1])).size).toBe(1);
  const mails = await arrived(request, message);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ times: 2, reference: LINE.exec(repeats[0] ?? '')?.[1] });
  expect(Object.keys(mails[0]?.template_params ?? {})).toHaveLength(14);

  // The next inquiry is another one.
  const another = uniqueMessage();
  await fillContact(page, another);
  await sendButton(page).click();
  await expect.poll(() => messages.at(-1)).toBe(another);
});

test(
  'an answer that says no is no doubt: nothing was sent, and the next try is no repeat',
  atNight(true),
  async ({ page }) => {
    const messages = sent(page);
    const message = uniqueMessage();
    await page.goto('/contact');
    await fillContact(page, message);
    await fault(page, '500');
    await sendButton(page).click();
    await expect(formOf(page).getByRole('status').filter({ hasText: 'was not sent' })).toBeVisible();
    await fault(page, undefined);
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    expect(messages).toEqual([message, message]);
  },
);

test(
  'no answer in time, and the page is loaded anew: the words are there, and the repeat says so',
  atNight(true),
  async ({ page, request }) => {
    const message = uniqueMessage();
    page.on('dialog', (dialog) => void dialog.accept());
    await sendInVain(page, message, 'hang');
    await expect(note(page)).toBeVisible();
    await page.reload();
    await alive(page);
    await expect(note(page)).toBeVisible();
    await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
    await fault(page, undefined);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    expect((await arrived(request, message))[0]?.reference).toMatch(/UTC$/);
  },
);

for (const [title, isChanged] of [
  ['an answer after the time-out: the form says that it was sent, and is empty', false],
  ['an answer after the time-out, and other words in the form by then: they stay', true],
] as const)
  test(title, atNight(true), async ({ page }) => {
    const { release } = await holdSends(page);
    await sendInVain(page, uniqueMessage());
    await expect(note(page)).toBeVisible();
    await expect(toast(page, FAILED)).toBeVisible();
    if (isChanged) await formOf(page).getByLabel('Message').fill('Another question');
    release();
    await expect(toast(page, THANKS)).toBeVisible();
    await expect(toast(page, FAILED)).toHaveCount(0);
    await expect(formOf(page).getByRole('status').filter({ hasText: 'was sent' })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    await expect(formOf(page).getByLabel('Message')).toHaveValue(isChanged ? 'Another question' : '');
  });

test(
  'left while it is sending: the words are there on return, and the form knows that they may have arrived',
  atNight(true),
  async ({ page, request }) => {
    const message = uniqueMessage();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/contact');
    await fillContact(page, message);
    await fault(page, 'cut,delay=1000');
    const asked = page.waitForRequest('**/api/v1.0/email/send');
    await sendButton(page).click();
    await asked;
    await page.goto('/privacy-policy');
    await expect.poll(async () => (await arrived(request, message)).length).toBe(1);
    await page.goto('/contact');
    await alive(page);
    await expect(note(page)).toBeVisible();
    await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
    // Nothing new is at stake, so nothing is asked before the page is left.
    let asks = 0;
    page.on('dialog', () => (asks += 1));
    await page.reload();
    expect(asks).toBe(0);
    await alive(page);
    await fault(page, undefined);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    expect((await arrived(request, message))[0]).toMatchObject({ times: 2, reference: expect.stringMatching(/UTC$/) });
    await page.reload();
    await alive(page);
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
    await expect(note(page)).toHaveCount(0);
  },
);

test('who empties the form gives the inquiry up: the next one is no repeat', atNight(true), async ({ page }) => {
  const messages = sent(page);
  const message = uniqueMessage();
  await page.goto('/contact');
  await fillContact(page, uniqueMessage());
  await fault(page, 'drop');
  await sendButton(page).click();
  await expect(note(page)).toBeVisible();
  await giveUp(page);
  await fault(page, undefined);
  await fillContact(page, message);
  await sendButton(page).click();
  await expect(toast(page, THANKS)).toBeVisible();
  expect(messages.at(-1)).toBe(message);
});

test('an answer to a message that was given up says nothing of the one after it', atNight(true), async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/api/v1.0/email/send', (route) => void held.push(route));
  await sendInVain(page, uniqueMessage());
  await expect(note(page)).toBeVisible();
  await giveUp(page);
  const message = uniqueMessage();
  await fillContact(page, message);
  await sendButton(page).click();
  await expect.poll(() => held.length).toBe(2);
  await page.clock.fastForward(20_000);
  await expect(note(page)).toBeVisible();
  const answered = page.waitForResponse('**/api/v1.0/email/send');
  await held[0]?.continue();
  await (await answered).finished();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await alive(page);
  await expect(note(page)).toBeVisible();
  await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
});

test('the inbox marks repeats', atNight(true), async ({ page, request }) => {
  const [twice, changed] = [uniqueMessage(), uniqueMessage()];
  const line =
    '\n\n[Sent again, reference 2025-05-21 10:32:07 UTC: a first try at that time got no answer and may have arrived, too.]';
  const post = (message: string) =>
    request.post('/api/v1.0/email/send', {
      data: {
        user_id: 'local',
        service_id: 'local',
        template_id: 'local',
        template_params: { fullName: 'Ada Byron', subject: 'Backups', message },
      },
    });
  await post(twice);
  await post(twice + line);
  await post(changed + line);
  await page.goto('/__inbox');
  const card = (message: string) => page.locator('article').filter({ hasText: message });
  await expect(card(twice)).toHaveCount(1);
  await expect(card(twice)).toContainText('arrived 2 times');
  await expect(card(changed).locator('header')).toContainText('sent again, first on 2025-05-21 10:32:07 UTC');
});
