import { expect, test } from 'playwright/test';
import { openLive } from '../support/app.ts';

test('filled controls keep an edge, choices are told apart, the mark stands on its ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLive(page, '/repairs');
  const edgeless = await page
    .locator('main a.MuiButton-root:visible, main button:visible, header .phone:visible')
    .evaluateAll((controls) => controls.filter((control) => getComputedStyle(control).borderTopWidth === '0px').length);
  expect(edgeless).toBe(0);
  const groundOf = (name: string): Promise<string> =>
    page.locator('label', { hasText: name }).evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await groundOf('Annually')).not.toBe(await groundOf('Monthly'));
  for (const mark of await page.locator('.brand img, .name img').all())
    expect(await mark.evaluate((image) => getComputedStyle(image).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
});
