import { expect, test } from 'playwright/test';
import { uniqueMessage } from '../../support/browser/inquiry.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';
import { atNight } from '../../support/night.ts';

test.use({ baseURL: SITE_URL });

const post = (message: string, subject: string) => ({
  data: {
    lib_version: '4.4.1',
    user_id: 'local',
    service_id: 'local',
    template_id: 'local',
    template_params: {
      fullName: 'Ada Byron',
      email: 'ada@example.com',
      subject,
      message,
      formType: 'contact',
      constructor: 'شركة',
    },
  },
});

test(
  'the inbox shows what arrives while it is open, as text, and finds it',
  atNight(true),
  async ({ page, request }) => {
    await page.goto('/__inbox');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const message = `${uniqueMessage()} <img src=x onerror=alert(1)>`;
    await request.post('/api/v1.0/email/send', post(message, `Subject of ${message}`));
    const card = page.locator('article').filter({ hasText: message });
    await expect(card).toHaveCount(1);
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.locator('.message')).toHaveText(message);
    // No name of a field is taken for what code has by that name; what is written from the right is set so.
    await expect(card.getByText('constructor', { exact: true })).toBeVisible();
    await expect(card.getByText('شركة')).toHaveCSS('direction', 'rtl');
    await page.getByLabel('Search inquiries').fill(message.slice(0, 30));
    await expect(page.locator('article')).toHaveCount(1);
    await page.getByLabel('Search inquiries').fill('no such words in any message');
    await expect(page.getByText('No inquiry has these words')).toBeVisible();
  },
);
