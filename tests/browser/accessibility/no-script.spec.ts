import { expect, test } from 'playwright/test';
import { atNight } from '../../support/night.ts';

test.use({ javaScriptEnabled: false });

test('the menus open and lead on, wide and narrow', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Bikes' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'City bike' }).click();
  await expect(page).toHaveURL(/\/bikes\/city$/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#_menu').getByRole('link', { name: 'Journal' }).click();
  await expect(page).toHaveURL(/\/journal$/);
});

test('questions open', atNight(true), async ({ page }) => {
  await page.goto('/visit');
  const question = page.locator('summary', { hasText: 'Do I need an appointment' });
  await expect(page.getByText('Not before noon')).toBeHidden();
  await question.click();
  await expect(question.locator('xpath=..').getByText('Not before noon')).toBeVisible();
});

test('prices switch', atNight(true), async ({ page }) => {
  await page.goto('/repairs');
  await expect(page.getByText('$12.50')).toBeVisible();
  await page.getByText('Monthly', { exact: true }).click();
  await expect(page.getByText('$15.00')).toBeVisible();
  await expect(page.getByText('$12.50')).toBeHidden();
});

test('pages and categories of a list are addresses', atNight(true), async ({ page }) => {
  await page.goto('/journal');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/journal\/page\/2#list$/);
  await expect(page.locator('main article, main li:has(h3)')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Care' }).first().click();
  await expect(page).toHaveURL(/\/journal\/category\/care#list$/);
});

test('all slides of a carousel can be read, and what needs scripts is not shown', atNight(true), async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('group', { name: '3 of 3' }).getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
  // A mouse has no other way to them.
  await expect(page.locator('[aria-roledescription=carousel] > :first-child')).toHaveCSS('scrollbar-width', 'auto');
  await page.goto('/bikes');
  await expect(page.getByRole('group', { name: 'Kind' })).toBeHidden();
  await expect(page.locator('#here article')).toHaveCount(3);
});

test('a newsletter box, which could do nothing, says where to write instead', async ({ page }) => {
  await page.goto('/journal');
  const box = page.locator('[data-block=newsletter]');
  await expect(box.getByText('Write to hello@example.org')).toBeVisible();
  await expect(box.getByRole('button')).toBeHidden();
});

// By day one form is tried (inquiry-nothing-lost.spec.ts).
test('forms put nothing into the address', atNight(true), async ({ page }) => {
  for (const address of ['/visit', '/bikes', '/journal']) {
    await page.goto(address);
    const url = page.url();
    for (const field of await page.locator('main form input[name=email]').all()) {
      if (!(await field.isVisible())) continue;
      await field.fill('ada@example.com');
      await field.press('Enter');
    }
    for (const button of await page.locator('form [type=submit]').all())
      if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
    expect(page.url().replace(/#.*$/, '')).toBe(url);
  }
});
