import { expect, test } from 'playwright/test';
import { openLive } from '../../support/browser/app.ts';
import { privacyBox } from '../../support/browser/inquiry.ts';
import { atNight } from '../../support/night.ts';
import { TEMPLATES } from '../../support/browser/templates.ts';

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
  const grounds = await page
    .locator('.brand img, .name img')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(grounds, 'in header and footer').toHaveLength(2);
  expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
});

test('a box to tick is that of the system, whose tick is seen on any ground', atNight(true), async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLive(page, '/visit');
  const drawn = await privacyBox(page).evaluate((box) => [
    getComputedStyle(box).appearance,
    getComputedStyle(box, '::after').display,
  ]);
  expect(drawn).toEqual(['auto', 'none']);
});

test(
  'what is said of the slide that is shown stands in the color of the ground on that of words',
  atNight(true),
  async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto('/about');
      const shown = page.locator('.tone-dark [aria-roledescription=carousel] button[aria-current]');
      const [button, body] = await shown.evaluate((element) => {
        const { backgroundColor: ground, color: words } = getComputedStyle(document.body);
        const own = getComputedStyle(element);
        // A title has the color of words, a dot that of what can be pressed.
        element.style.color = 'var(--ink)';
        return [
          [own.backgroundColor, own.color, getComputedStyle(element, '::before').backgroundColor],
          [words, ground, ground],
        ];
      });
      expect(button, colorScheme).toEqual(body);
    }
  },
);

test(
  'where one is among pages, categories and entries of menus is seen without the colors of the site',
  atNight(true),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/journal');
    for (const [chosen, other] of [
      ['All', 'Care'],
      ['Page 1', 'Page 2'],
    ] as const) {
      const [ground, ofOther] = await Promise.all(
        [chosen, other].map((name) =>
          page
            .locator('#list')
            .getByRole('link', { name, exact: true })
            .evaluate((link) => getComputedStyle(link).backgroundColor),
        ),
      );
      expect(ground, chosen).not.toBe(ofOther);
    }
    await page.goto('/bikes/city');
    const here = page.getByRole('banner').locator('[popover] a[aria-current]');
    const lines = await here.evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
    expect(lines, 'of the menus of wide and of narrow windows').toEqual(['underline', 'underline']);
  },
);

test('the menu of small windows marks where one is not by color alone', atNight(true), async ({ page }) => {
  await page.goto('/bikes/city');
  await expect(page.locator('#_menu a[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
});

test('words that were searched for stand on a ground of their own', atNight(true), async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openLive(page, '/about');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('wheel');
  const ground = await page
    .getByRole('dialog')
    .locator('mark')
    .first()
    .evaluate((word) => getComputedStyle(word).backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
});

for (const [template, address] of Object.entries(TEMPLATES)) {
  test(
    `${template}: all that can be pressed keeps an edge, words stand on their ground`,
    atNight(true),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openLive(page, address);
      const faults = await page.evaluate(() => {
        const shown = (selector: string): HTMLElement[] =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
        const sides = ['borderTopWidth', 'borderBottomWidth'] as const;
        const bare = shown(
          'a.b-root,button,summary.b-root,main :is(input:not([type=checkbox],[type=radio]),select,textarea)',
        ).filter((control) => sides.every((side) => getComputedStyle(control)[side] === '0px'));
        const [ground] = shown('body').map((body) => getComputedStyle(body).backgroundColor);
        const tinted = shown('main section').filter((section) => getComputedStyle(section).backgroundColor !== ground);
        return [...bare, ...tinted].map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
      expect(faults).toEqual([]);
    },
  );
}
