import { expect, test } from 'playwright/test';
import { brotli } from '../../../scripts/support/brotli.ts';
import { caughtUp } from '../../support/browser/app.ts';
import { alive, formOf } from '../../support/browser/inquiry.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

const LIMIT = 45 * 1024;
/** All the script that a visitor has loaded once the form answers. */
const ALL = 87 * 1024;

test('the form costs nothing before it is wanted, and at most 45 KB after', async ({ page }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), await response.text());
  });
  // Other blocks are fetched ahead on good connections; they are not the form's.
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  const holds = (text: string): boolean => [...scripts.values()].some((script) => script.includes(text));

  // A page whose form is far below: coming near it is a sign of intent.
  await page.setViewportSize({ width: 1000, height: 300 });
  await page.goto('/services/face-id-auth');
  await caughtUp(page);
  for (const text of ['/api/v1.0/email/send', 'enqueueSnackbar', 'privacyAgreed']) expect(holds(text)).toBe(false);

  await alive(page);
  await caughtUp(page);
  const untouched = new Set(scripts.keys());
  expect([...scripts.values()].reduce((sum, text) => sum + brotli(text), 0)).toBeLessThanOrEqual(ALL);
  for (const text of ['/api/v1.0/email/send', 'enqueueSnackbar']) expect(holds(text)).toBe(false);

  await formOf(page).getByLabel('First name').focus();
  await expect.poll(() => holds('/api/v1.0/email/send') && holds('enqueueSnackbar')).toBe(true);
  const forms = [...scripts].filter(([url]) => !untouched.has(url) || /inquiryForm|handoff/.test(url));
  const total = forms.reduce((sum, [, text]) => sum + brotli(text), 0);
  expect(total).toBeLessThanOrEqual(LIMIT);
  test.info().annotations.push({ type: 'form bytes (brotli)', description: String(total) });
});
