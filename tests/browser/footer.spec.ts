import { expect, test, type Page } from 'playwright/test';
import { wake } from '../support/app.ts';
import { formOf } from '../support/inquiry.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const hrefs = (page: Page, name: string) =>
  footer(page)
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('services, company and legal links, phone and e-mail', async ({ page }) => {
  await page.goto('/');
  expect(await hrefs(page, 'Services')).toEqual(
    ['managed-it', 'cybersecurity', 'cloud', 'professional', 'it-strategy', 'business-comms', 'face-id-auth', 'web-dev-automation'].map(
      (name) => `/services/${name}`,
    ),
  );
  expect(await hrefs(page, 'Company')).toEqual(['/about', '/insights/case-studies', '/insights/blog', '/careers', '/contact']);
  for (const [name, href] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Sitemap', '/sitemap'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(footer(page).locator('a[href^="tel:"]')).toHaveText(/555-01\d\d/);
  await expect(footer(page).locator('a[href^="mailto:"]')).toHaveText(/^info@example\.com$/);
});

test('social signs are named and lead nowhere', async ({ page }) => {
  await page.goto('/');
  for (const name of ['LinkedIn', 'X', 'Facebook']) await expect(footer(page).getByRole('img', { name, exact: true })).toBeVisible();
  await expect(footer(page).locator('.social a')).toHaveCount(0);
});

/** What a newsletter box does with an address, wherever it stands. */
async function subscribe(page: Page, box: string): Promise<void> {
  await page.locator(`${box} input[type=email]`).fill('ada@example.com');
  await page.locator(`${box} [type=submit]`).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(formOf(page).getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(formOf(page).locator('[name=subscribeNewsletter]')).toBeChecked();
}

for (const [where, address, box] of [
  ['in the footer', '/about', 'footer form'],
  ['in the footer of the contact page', '/contact', 'footer form'],
  ['on the blog', '/insights/blog', 'main form[data-newsletter]'],
] as const) {
  test(`newsletter ${where}: hands over to the contact form, with the address in no URL`, async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url() + (request.postData() ?? '')));
    await page.goto(address);
    await subscribe(page, box);
    expect(urls.filter((url) => /ada(?:@|%40)/.test(url))).toEqual([]);
    expect(page.url()).not.toContain('ada');
  });
}

test('newsletter: an address is required and must be one', async ({ page }) => {
  await page.goto('/about');
  await wake(page);
  for (const text of ['', 'no address']) {
    await footer(page).locator('input[type=email]').fill(text);
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    expect(
      await footer(page)
        .locator('input[type=email]')
        .evaluate((input: HTMLInputElement) => input.validity.valid),
    ).toBe(false);
    await expect(page).toHaveURL(/\/about$/);
  }
});
