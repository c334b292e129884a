import { expect, test } from 'playwright/test';

test.use({ javaScriptEnabled: false });

test('the menus open and lead on, wide and narrow', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Services' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cybersecurity' }).click();
  await expect(page).toHaveURL(/\/services\/cybersecurity$/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#_menu').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('questions open', async ({ page }) => {
  await page.goto('/services');
  const question = page.locator('summary', { hasText: 'How fast do you respond' });
  await expect(page.getByText('under 15 minutes').last()).toBeHidden();
  await question.click();
  await expect(question.locator('xpath=..').getByText('under 15 minutes')).toBeVisible();
});

test('prices switch', async ({ page }) => {
  await page.goto('/services/business-comms');
  await expect(page.getByText('$24.95')).toBeVisible();
  await page.getByText('Monthly', { exact: true }).click();
  await expect(page.getByText('$29.95')).toBeVisible();
  await expect(page.getByText('$24.95')).toBeHidden();
});

test('pages and categories of the blog are addresses', async ({ page }) => {
  await page.goto('/insights/blog');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/insights\/blog\/page\/2$/);
  await expect(page.locator('main article, main li:has(h3)')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'IT Strategy' }).first().click();
  await expect(page).toHaveURL(/\/insights\/blog\/category\/it-strategy$/);
});

test('all slides of a carousel can be read, and what needs scripts is not shown', async ({ page }) => {
  await page.goto('/services/business-comms');
  await expect(page.getByRole('group', { name: '6 of 6' }).getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
  await page.goto('/insights/case-studies');
  await expect(page.getByRole('group', { name: 'Industry' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Read the case study/ })).toHaveCount(3);
});

test('forms put nothing into the address', async ({ page }) => {
  for (const address of ['/contact', '/services/face-id-auth', '/insights/blog']) {
    await page.goto(address);
    const url = page.url();
    for (const field of await page.locator('main form input[name=email]').all()) {
      if (!(await field.isVisible())) continue;
      await field.fill('ada@example.com');
      await field.press('Enter');
    }
    for (const button of await page.locator('form [type=submit]').all()) if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
    expect(page.url().replace(/#.*$/, '')).toBe(url);
  }
});
