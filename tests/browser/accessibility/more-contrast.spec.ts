import { expect, test } from 'playwright/test';
import { atNight } from '../../support/night.ts';

test(
  'who asks for more contrast has quiet words in the color of all, and lines that are seen',
  atNight(true),
  async ({ page }) => {
    await page.goto('/visit');
    const colors = () =>
      page.locator('main section:not([data-block=hero])').evaluateAll((sections) =>
        sections.map((section) => {
          const probe = document.createElement('i');
          section.append(probe);
          const of = (color: string): string => {
            probe.style.color = color;
            return getComputedStyle(probe).color;
          };
          const found = { ink: of('var(--ink)'), soft: of('var(--ink-soft)'), line: of('var(--line)') };
          probe.remove();
          return found;
        }),
      );
    const usual = await colors();
    expect(usual.length).toBeGreaterThan(2);
    for (const { ink, soft } of usual) expect(soft).not.toBe(ink);
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(async () => (await colors()).every(({ ink, soft }) => ink === soft)).toBe(true);
    const lines = (await colors()).map(({ line }) => line);
    for (const [index, { line }] of usual.entries()) expect(lines[index]).not.toBe(line);
  },
);
