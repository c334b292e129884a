import { expect, test } from 'playwright/test';
import { caughtUp, wake } from '../../support/browser/app.ts';
import { FIXTURE_DIST } from '../../support/places.ts';
import { brotli } from '../../../scripts/support/brotli.ts';
import { KB } from '../../support/sizes.ts';
import { htmlOf } from '../../support/sites/built-files.ts';
import { firstScript } from '../../support/page-html.ts';

test('before the first intent a page asks for no script; a small one stands in it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await caughtUp(page);
  expect(scripts).toEqual([]);
  const [live, still] = ['/about', '/privacy'].map((address) => firstScript(htmlOf(address, FIXTURE_DIST)));
  expect(live).toContain('data-live');
  expect(brotli(live ?? '')).toBeLessThanOrEqual(1.37 * KB);
  // Where nothing comes to life it is without what brings it there.
  expect(still).toContain('popovertarget');
  expect(brotli(still ?? '')).toBeLessThanOrEqual(0.9 * KB);
  await wake(page);
  expect(scripts.length).toBeGreaterThan(3);
});
