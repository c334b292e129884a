import { expect, test } from 'playwright/test';
import { openLive } from '../support/app.ts';

test('filled controls keep an edge, choices are told apart, the mark stands on its ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLive(page, '/repairs');
  for (const kind of ['main a.b-root', 'footer button', 'header .phone']) {
    const edges = await page
      .locator(`${kind}:visible`)
      .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).borderTopWidth));
    expect(edges.length, kind).toBeGreaterThan(0);
    expect(edges, kind).not.toContain('0px');
  }
  const groundOf = (name: string): Promise<string> =>
    page.locator('label', { hasText: name }).evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await groundOf('Annually')).not.toBe(await groundOf('Monthly'));
  for (const mark of await page.locator('.brand img, .name img').all())
    expect(await mark.evaluate((image) => getComputedStyle(image).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
});
