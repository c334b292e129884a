import { expect, test, type Locator, type Page } from 'playwright/test';
import { openLive, watch } from '../../support/browser/app.ts';
import { alive, arrived, formOf, holdSends, sendButton, uniqueMessage } from '../../support/browser/inquiry.ts';
import { atNight } from '../../support/night.ts';

const errors = (page: Page): Locator => formOf(page).getByRole('group', { name: /Please check/ });

/** Fills in all that the form of the fixture asks for, its own questions too. */
async function fill(page: Page, message: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await form.getByLabel('How many gears?').fill('21');
  await form.getByLabel('Which brakes?').selectOption('Disc');
  await form.getByLabel('Fetch it from my door.').check();
  await form.getByLabel('Message').fill(message);
  await form.getByRole('checkbox', { name: /I agree/ }).check();
}

test('an own question complains by its words, and its answer arrives by name and in the message', async ({
  page,
  request,
}) => {
  const faults = watch(page);
  const message = uniqueMessage();
  await openLive(page, '/repairs/wheels/booking');
  await alive(page);
  await fill(page, message);
  await formOf(page).getByLabel('How many gears?').fill('');
  await sendButton(page).click();
  const complaint = errors(page).getByRole('link', { name: 'Fill in “How many gears?”.' });
  await complaint.click();
  await expect(formOf(page).getByLabel('How many gears?')).toBeFocused();
  await page.keyboard.type('21');
  await sendButton(page).click();
  await expect(formOf(page)).toContainText('Your message was sent.');
  const whole = `${message}\n\nHow many gears? 21\nWhich brakes? Disc\nFetch it from my door. Yes`;
  const [mail] = await arrived(request, whole);
  expect(mail?.template_params).toMatchObject({ gears: '21', brakes: 'Disc', courier: 'Yes', frame: '', lastName: '' });
  expect(faults).toEqual([]);

  await page.goto('/__inbox');
  const card = page.locator('article', { hasText: message });
  await expect(card).toContainText('to bench');
  await expect(card).toContainText('brakes');
});

test(
  'an answer beyond its bounds is told with them, and today is the day of the visitor',
  atNight(true),
  async ({ page }) => {
    const today = new Date().toLocaleDateString('sv');
    await openLive(page, '/repairs/wheels/booking');
    await alive(page);
    await fill(page, uniqueMessage());
    const form = formOf(page);
    await form.getByLabel('How many gears?').fill('0');
    await form.getByLabel('Preferred date').fill('2001-01-01');
    await form.getByLabel('When did you buy it?').fill('2999-01-01');
    await sendButton(page).click();
    await expect(errors(page).getByRole('link')).toHaveText([
      'Choose today or a later day for “Preferred date”.',
      'Enter 1 or more for “How many gears?”.',
      'Choose today or an earlier day for “When did you buy it?”.',
    ]);
    await form.getByLabel('How many gears?').fill('37');
    await expect(errors(page)).toContainText('Enter 36 or less for “How many gears?”.');
    await form.getByLabel('How many gears?').fill('36');
    await form.getByLabel('Preferred date').fill(today);
    await form.getByLabel('When did you buy it?').fill(today);
    await expect(errors(page)).toBeHidden();
  },
);

test('fields side by side are level, whichever has help or a label of two lines', async ({ page }) => {
  await page.goto('/repairs/wheels/booking');
  const topOf = async (label: string) => (await formOf(page).getByLabel(label).first().boundingBox())?.y;
  const phone = formOf(page).locator('label', { hasText: 'Phone' });
  await phone.evaluate((label) => label.append(' under which we reach you during the day, or in the evening'));
  expect((await phone.boundingBox())?.height).toBeGreaterThan(30);
  expect(await topOf('Email')).toBe(await topOf('Phone'));
});

test('in a low window, what a form misses is read from its heading on', atNight(true), async ({ page }) => {
  // A window of 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, '/visit');
  await sendButton(page).click();
  const heading = formOf(page).getByRole('heading', { name: /^Please check / });
  const bar = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(bar?.height ?? 0);
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('answers to own questions are kept as a draft, ticks are not', atNight(true), async ({ page }) => {
  await openLive(page, '/repairs/wheels/booking');
  await alive(page);
  await fill(page, 'Kept');
  await page.reload();
  await alive(page);
  await expect(formOf(page).getByLabel('How many gears?')).toHaveValue('21');
  await expect(formOf(page).getByLabel('Which brakes?')).toHaveValue('Disc');
  await expect(formOf(page).getByLabel('Fetch it from my door.')).not.toBeChecked();
});

test(
  'a choice that is changed while the message is on its way stays, with all that stands around it',
  atNight(true),
  async ({ page }) => {
    await openLive(page, '/repairs/wheels/booking');
    await alive(page);
    const message = uniqueMessage();
    await fill(page, message);
    const { release } = await holdSends(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toBeDisabled();
    await formOf(page).getByLabel('Which brakes?').selectOption('Rim');
    release();
    await expect(formOf(page)).toContainText('Your message was sent.');
    for (const again of [false, true]) {
      if (again) await page.reload();
      await alive(page);
      await expect(formOf(page).getByLabel('Which brakes?')).toHaveValue('Rim');
      await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
    }
  },
);
