import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import { readRepeat } from '../../../src/model/forms/inquiry-repeat.ts';
import { hold } from './slow.ts';

/** A message as the local inbox lists it. */
interface Mail {
  template_params: Record<string, string>;
  times: number;
  reference?: string;
}

export const THANKS = "Thank you for contacting us! We'll be in touch soon.";
export const CONTACT_THANKS = "Thank you for your message! We'll be in touch soon.";
export const FAILED = 'Failed to send your message. Please try again later.';
export const PRIVACY = 'Please agree to the privacy policy before submitting.';

let serial = 0;
/** A message that no other test writes, so that all tests can share one inbox. */
export const uniqueMessage = (): string => `Message ${process.pid}-${Date.now()}-${(serial += 1)}`;

/** What arrived with this message, be it as a repeat; `times` counts how often it did. */
export async function arrived(request: APIRequestContext, message: string): Promise<Mail[]> {
  const mails = (await (await request.get('/__inbox.json')).json()) as Mail[];
  return mails.filter((mail) => readRepeat(mail.template_params['message'] ?? '').message === message);
}

/** The first form of a page. */
export const formOf = (page: Page): Locator => page.locator('main [data-live=inquiryForm] form').first();
/** What sends it. */
export const sendButton = (page: Page): Locator => formOf(page).locator('button[type=submit]');
/** A toast by its words. */
export const toast = (page: Page, text: string): Locator => page.locator('[data-toast]').filter({ hasText: text });
/** Where one agrees before it is sent. */
export const privacyBox = (page: Page): Locator =>
  formOf(page).getByRole('checkbox', { name: /I agree to the privacy policy/ });

/** Waits until the form is alive: from then on our own messages speak instead of the browser's. */
export async function alive(page: Page): Promise<void> {
  await formOf(page).dispatchEvent('pointermove', { movementX: 1, pointerType: 'mouse' });
  await expect(formOf(page)).toHaveAttribute('novalidate', '');
}

/** Fills in what the contact form requires, and agrees. */
export async function fillContact(page: Page, message: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Byron');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Subject').fill('Backups');
  await form.getByLabel('Message').fill(message);
  await privacyBox(page).check();
}

/** Holds back what forms of a page send. */
export const holdSends = (page: Page): ReturnType<typeof hold> => hold(page, '**/api/v1.0/email/send');

/** Has the inbox do something wrong for this page's sends, until the next call; `undefined` ends it. */
export async function fault(page: Page, kind: string | undefined): Promise<void> {
  await page.unroute('**/api/v1.0/email/send');
  if (kind)
    await page.route('**/api/v1.0/email/send', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-inbox-fault': kind } }),
    );
}

/**
 * Sends a message from the contact page, and waits as long as the form does for an answer that comes later, or never.
 * @param kind what the inbox does wrong, where what is sent is not held back
 */
export async function sendInVain(page: Page, message: string, kind?: string): Promise<void> {
  await page.clock.install();
  await page.goto('/contact');
  await fillContact(page, message);
  if (kind) await fault(page, kind);
  const asked = page.waitForRequest('**/api/v1.0/email/send');
  await sendButton(page).click();
  await asked;
  await page.clock.fastForward(20_000);
}

/** Every value of the form as it stands on screen. */
export const valuesOf = (page: Page): Promise<Record<string, string | boolean>> =>
  formOf(page).evaluate((form: HTMLFormElement) =>
    Object.fromEntries(
      [...form.elements].flatMap((element) => {
        const { name, type, value, checked } = element as HTMLInputElement;
        return name ? [[name, type === 'checkbox' ? checked : value]] : [];
      }),
    ),
  );

/** Puts settings into the mail settings that the page carries, as if `_site.json` had them. */
export async function withMail(page: Page, path: string, more: Record<string, unknown>): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    expect(html).toContain('"mail":{');
    await route.fulfill({
      response: answer,
      body: html.replaceAll('"mail":{', `"mail":{${JSON.stringify(more).slice(1, -1)},`),
    });
  });
}
