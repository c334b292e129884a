import { expect, test } from 'playwright/test';
import { watch } from '../../support/browser/app.ts';
import {
  alive,
  arrived,
  CONTACT_THANKS,
  FAILED,
  fault,
  fillContact,
  formOf,
  holdSends,
  PRIVACY,
  privacyBox,
  sendButton,
  sendInVain,
  THANKS,
  toast,
  uniqueMessage,
  valuesOf,
} from '../../support/browser/inquiry.ts';
import { hold } from '../../support/browser/slow.ts';
import { atNight } from '../../support/night.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

test.describe('the fields', () => {
  test('contact: what is asked, and how phones and password managers fill it', async ({ page }) => {
    await page.goto('/contact');
    const form = formOf(page);
    const expected = {
      'First name': { type: 'text', autocomplete: 'given-name', required: true },
      'Last name': { type: 'text', autocomplete: 'family-name', required: true },
      Email: { type: 'email', autocomplete: 'email', inputmode: 'email', required: true },
      Phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel', required: false },
      Company: { type: 'text', autocomplete: 'organization', required: false },
      Subject: { type: 'text', required: true },
    };
    for (const [label, { required, ...attributes }] of Object.entries(expected)) {
      const field = form.getByLabel(label);
      for (const [name, value] of Object.entries(attributes)) await expect(field).toHaveAttribute(name, value);
      expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(required);
      // An Arabic name on an English page is written from its own side.
      await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
    }
    await expect(form.getByLabel('Message')).toHaveAttribute('required', '');
    await expect(form.getByLabel('Message')).toHaveCSS('unicode-bidi', 'plaintext');
    await expect(page.getByRole('checkbox', { name: 'I would like a free IT consultation.' })).toBeVisible();
    await expect(
      page.getByRole('checkbox', {
        name: 'I agree to the privacy policy and consent to be contacted regarding my request.',
        exact: true,
      }),
    ).toBeVisible();
    await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    await expect(sendButton(page)).toHaveText('Submit Request');
  });

  test(
    'demo: company required, subject absent, date and choices optional, sales phone and consent notice',
    atNight(true),
    async ({ page }) => {
      await page.goto('/services/business-comms');
      const form = formOf(page);
      await expect(form.getByLabel('Company')).toHaveAttribute('required', '');
      await expect(form.getByLabel('Subject')).toHaveCount(0);
      await expect(form.getByLabel('Preferred demo date')).toHaveAttribute('type', 'date');
      await expect(form.getByLabel('Number of employees').locator('option')).toHaveText([
        'Please choose',
        '1-10',
        '11-50',
        '51-200',
        '201-500',
        '501+',
      ]);
      await expect(form.getByLabel('Industry').locator('option')).toHaveText([
        'Please choose',
        'Financial Services',
        'Healthcare',
        'Legal',
        'Manufacturing',
        'Technology',
        'Other',
      ]);
      await expect(form).toContainText('STOP');
      await expect(form).toContainText('HELP');
      await expect(page.locator('#demo .reach a[href^="tel:"]')).toBeVisible();
      await expect(sendButton(page)).toHaveText('Request a Demo');
    },
  );

  test('trial: company required, no date', atNight(true), async ({ page }) => {
    await page.goto('/services/face-id-auth');
    await expect(formOf(page).getByLabel('Company')).toHaveAttribute('required', '');
    await expect(formOf(page).getByLabel('Preferred demo date')).toHaveCount(0);
    await expect(sendButton(page)).toHaveText('Start Free Trial');
  });
});

test(
  'the message field does not kern: with kerning 100 KB without a space cost seconds a keystroke',
  atNight(true),
  async ({ page }) => {
    await page.goto('/contact');
    await expect(formOf(page).getByLabel('Message')).toHaveCSS('font-kerning', 'none');
  },
);

test.describe('validation', () => {
  test('an empty form: every message at its field and in a summary that takes the focus', async ({ page }) => {
    await page.goto('/contact');
    await sendButton(page).click();
    const summary = page.getByRole('group', { name: 'Please check 6 fields' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Enter a subject.',
      'Enter your message.',
      PRIVACY,
    ]);
    for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message']) {
      await expect(formOf(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(formOf(page).getByLabel(label)).toHaveAccessibleDescription(/^Enter /);
    }
    await expect(privacyBox(page)).toHaveAccessibleDescription(PRIVACY);
    await expect(toast(page, PRIVACY)).toBeVisible();
    await summary.getByRole('link', { name: 'Enter a subject.' }).click();
    await expect(formOf(page).getByLabel('Subject')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });

  // By day with all that is missing, above.
  const privacyAlone = 'only the privacy box is missing: the notice as toast and at the field, and nothing is sent';
  test(privacyAlone, atNight(true), async ({ page, request }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await fillContact(page, message);
    await privacyBox(page).uncheck();
    await sendButton(page).click();
    await expect(toast(page, PRIVACY)).toHaveCount(1);
    await expect(privacyBox(page)).toHaveAccessibleDescription(PRIVACY);
    await privacyBox(page).check();
    await expect(privacyBox(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(toast(page, PRIVACY)).toHaveCount(0);
    expect(await arrived(request, message)).toEqual([]);
  });

  test('a corrected field stops complaining at once, and no other begins to', async ({ page }) => {
    await page.goto('/contact');
    const email = formOf(page).getByLabel('Email');
    await fillContact(page, uniqueMessage());
    await email.fill('ada@');
    await sendButton(page).click();
    await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com.');
    await formOf(page).getByLabel('Subject').fill('');
    await email.pressSequentially('example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(formOf(page).getByLabel('Subject')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('group', { name: 'Please check' })).toHaveCount(0);
  });

  test('spaces do not count as words', atNight(true), async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page, '   ');
    await sendButton(page).click();
    await expect(formOf(page).getByLabel('Message')).toHaveAccessibleDescription('Enter your message.');
  });
});

test.describe('sending', () => {
  test('the fourteen parameters and nothing else; the form is empty again; both thanks are said', async ({
    page,
    request,
  }) => {
    const message = `${uniqueMessage()}\n"two lines" ✓`;
    const faults = watch(page);
    await page.goto('/contact');
    await fillContact(page, message);
    await formOf(page).getByLabel('Phone').fill('(415) 555-0111');
    await page.getByRole('checkbox', { name: 'consultation' }).check();
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    await expect(toast(page, CONTACT_THANKS)).toBeVisible();
    // Of the content security policy, too.
    expect(faults).toEqual([]);
    const [mail, ...others] = await arrived(request, message);
    expect(others).toEqual([]);
    expect(mail?.times).toBe(1);
    expect(mail?.template_params).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      fullName: 'Ada Byron',
      email: 'ada@example.com',
      phone: '(415) 555-0111',
      company: '',
      subject: 'Backups',
      message,
      formType: 'contact',
      requestConsultation: 'Yes',
      subscribeNewsletter: 'No',
      preferredDate: '',
      employeeCount: '',
      industry: '',
    });
    const values = Object.values(await valuesOf(page));
    expect(values.every((value) => value === '' || value === false)).toBe(true);
    await expect(sendButton(page)).toBeFocused();
  });

  // What becomes of which field is looked at in inquiry-rules.test.ts, too.
  const demo = 'demo: date and choices are sent, the page gives the subject, and there is one thank-you';
  test(demo, atNight(true), async ({ page, request }) => {
    const message = uniqueMessage();
    await page.goto('/services/business-comms');
    const form = formOf(page);
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Byron');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Company').fill('Analytical');
    await form.getByLabel('Preferred demo date').fill('2030-02-28');
    await form.getByLabel('Number of employees').selectOption('51-200');
    await form.getByLabel('Industry').selectOption('Healthcare');
    await form.getByLabel('Message').fill(message);
    await form.getByRole('checkbox', { name: 'newsletter' }).check();
    await privacyBox(page).check();
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    await expect(page.locator('[data-toast]')).toHaveCount(1);
    expect((await arrived(request, message))[0]?.template_params).toMatchObject({
      formType: 'demo',
      company: 'Analytical',
      preferredDate: '2030-02-28',
      employeeCount: '51-200',
      industry: 'Healthcare',
      requestConsultation: 'No',
      subscribeNewsletter: 'Yes',
    });
  });

  test('while it sends the button is disabled and says so; whatever is pressed, it is one request', async ({
    page,
    request,
  }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await fillContact(page, message);
    const { release, asked } = await holdSends(page);
    await formOf(page).evaluate((form: HTMLFormElement) => {
      for (let time = 0; time < 3; time += 1) form.requestSubmit();
    });
    await expect(sendButton(page)).toHaveText('Submitting...');
    await expect(sendButton(page)).toBeDisabled();
    await formOf(page).getByLabel('Subject').press('Enter');
    await sendButton(page).click({ force: true });
    release();
    await expect(toast(page, THANKS)).toBeVisible();
    await expect(sendButton(page)).toHaveText('Submit Request');
    expect(asked()).toBe(1);
    expect(await arrived(request, message)).toHaveLength(1);
  });

  test('who pressed the button twice is still there once there is an answer', atNight(true), async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page, uniqueMessage());
    const { release } = await holdSends(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toBeDisabled();
    // What cannot be pressed hands the focus to what it stands in.
    await sendButton(page).click({ force: true });
    await expect(page.locator('main')).toBeFocused();
    release();
    await expect(toast(page, THANKS)).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
  });

  test('the visitor may go on while it sends, and is told all the same', atNight(true), async ({ page, request }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await fillContact(page, message);
    const { release } = await holdSends(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toBeDisabled();
    await page.getByRole('link', { name: 'privacy policy' }).first().click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await expect(sendButton(page)).toHaveText('Submitting...');
    release();
    await expect(toast(page, THANKS)).toBeVisible();
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
    expect(await arrived(request, message)).toHaveLength(1);
  });

  test('a link that waits for an app that never comes is followed as any link is', atNight(true), async ({ page }) => {
    await page.clock.install();
    const app = await hold(page, /\/assets\/start-app-/);
    await holdSends(page);
    await page.goto('/contact');
    await fillContact(page, uniqueMessage());
    await sendButton(page).click();
    await expect.poll(app.asked).toBe(1);
    await page.getByRole('link', { name: 'privacy policy' }).first().click();
    await expect(page).toHaveURL('/contact');
    const left = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await page.clock.fastForward(10_000);
    await left;
    await expect(page).toHaveURL('/privacy-policy');
  });
});

test.describe('failing', () => {
  const wires: [kind: string, logged: string, time: 'day' | 'night'][] = [
    ['500', '500 Fault 500', 'day'],
    ['429', '429 Fault 429', 'night'],
    ['412', '412 Fault 412', 'night'],
    ['drop', '0 Network Error', 'night'],
    ['cut', '0 Network Error', 'night'],
  ];
  for (const [kind, logged, time] of wires) {
    const title = `${kind}: values and ticks stay, the visitor is told, the log has the status, and trying again works`;
    test(title, atNight(time === 'night'), async ({ page, request }) => {
      const message = uniqueMessage();
      const errors: string[] = [];
      page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()));
      await page.goto('/contact');
      await fillContact(page, message);
      await page.getByRole('checkbox', { name: 'consultation' }).check();
      const before = await valuesOf(page);
      await fault(page, kind);
      await sendButton(page).click();
      await expect(toast(page, FAILED)).toBeVisible();
      await expect(sendButton(page)).toHaveText('Submit Request');
      await expect(sendButton(page)).toBeEnabled();
      expect(await valuesOf(page)).toEqual(before);
      const said = formOf(page).locator('.note.failed:visible');
      await expect(said).toContainText('Rather talk?');
      await expect(said.locator('a[href^="tel:"]')).toHaveText(/555-01\d\d/);
      await expect(said.locator('a[href^="mailto:"]')).toHaveText(/@example\.com$/);
      expect(errors.join('\n')).toContain(`The inquiry was not sent. ${logged}`);
      expect(errors.join('\n')).not.toContain(message);
      await fault(page, undefined);
      await sendButton(page).click();
      await expect(toast(page, THANKS)).toBeVisible();
      await expect(toast(page, FAILED)).toHaveCount(0);
      expect(await arrived(request, message)).toHaveLength(1);
    });
  }

  test('a delay is no failure', atNight(true), async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page, uniqueMessage());
    await fault(page, 'delay=300');
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
  });

  // By day it is what makes a message doubtful (inquiry-repeat.spec.ts).
  test('a connection that says nothing ends as a failure', atNight(true), async ({ page }) => {
    await sendInVain(page, uniqueMessage(), 'hang');
    await expect(toast(page, FAILED)).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
  });

  test('offline, and back', atNight(true), async ({ page, context, request }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await sendButton(page).click();
    await expect(toast(page, PRIVACY)).toBeVisible();
    await fillContact(page, message);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(toast(page, FAILED)).toBeVisible();
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    expect(await arrived(request, message)).toHaveLength(1);
  });

  test('offline before the form was ever touched: it is said in the form itself, and works later', async ({
    page,
    context,
    request,
  }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await alive(page);
    await context.setOffline(true);
    await fillContact(page, message);
    await sendButton(page).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(await arrived(request, message)).toHaveLength(1);
  });
});
