import { expect, test } from 'playwright/test';
import { openLive } from '../../support/browser/app.ts';
import { ringless } from '../../support/browser/focus-ring.ts';
import { atNight } from '../../support/night.ts';

for (const colorScheme of ['light', 'dark'] as const)
  for (const address of [
    '/',
    '/repairs',
    '/repairs/winter-storage',
    '/bikes',
    '/bikes/touring',
    '/visit',
    '/journal',
    '/about',
  ])
    test(
      `${address}, ${colorScheme}: every kind of control shows that the keyboard is on it`,
      atNight(true),
      async ({ page, context }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openLive(page, address);
        expect(await ringless(page, await context.newPage())).toEqual([]);
      },
    );
