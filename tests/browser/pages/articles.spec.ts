import { expect, test } from 'playwright/test';
import { atNight } from '../../support/night.ts';

// A post: its contents, and what is too wide for a phone. None of it needs a script.
test.use({ javaScriptEnabled: false });

const POST = '/journal/quiet-chain';

test(
  'on wide screens the contents stay beside the text; the way to a part is one click',
  atNight(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(POST);
    const contents = page.getByRole('navigation', { name: 'Parts of this page' });
    await expect(contents.getByRole('link')).toHaveText(['What you need', 'How often', 'When it is worn']);
    await contents.getByRole('link', { name: 'When it is worn' }).click();
    await expect(page).toHaveURL(/#worn$/);
    const heading = page.getByRole('heading', { name: 'When it is worn' });
    await expect(heading).toBeInViewport();
    await expect(contents.getByRole('link', { name: 'How often' })).toBeInViewport();
    const [beside, text] = [await contents.boundingBox(), await heading.boundingBox()];
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  },
);

test('on phones the contents are folded, and tables and code are seen as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(POST);
  const link = page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'How often' });
  await expect(link).toBeHidden();
  await page.getByText('Parts of this page').click();
  await expect(link).toBeVisible();
  for (const name of ['Ticket 4711', 'Table']) {
    const frame = page.getByRole('group', { name });
    await frame.focus();
    await expect(frame).toBeFocused();
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
