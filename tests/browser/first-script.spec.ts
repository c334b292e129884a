import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { caughtUp, wake } from '../support/app.ts';
import { brotli, FIXTURE, KB } from '../support/dist.ts';

test('before the first intent a page asks for one small script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await caughtUp(page);
  expect(scripts).toHaveLength(1);
  expect(brotli(fs.readFileSync(path.join(FIXTURE, scripts[0] ?? '')))).toBeLessThanOrEqual(1.5 * KB);
  await wake(page);
  expect(scripts.length).toBeGreaterThan(3);
});
