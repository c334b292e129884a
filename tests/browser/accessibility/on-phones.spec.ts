import { expect, test, type Locator, type Page } from 'playwright/test';
import { atNight } from '../../support/night.ts';

const PHONE = { width: 390, height: 844 };
const row = (page: Page) => page.getByRole('group', { name: 'What we look at' });

/** Goes through controls by keyboard: each comes into view as a whole. */
async function expectSeenWhole(page: Page, controls: Locator): Promise<void> {
  await controls.first().focus();
  await page.keyboard.press('Shift+Tab');
  for (const control of await controls.all()) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
}

test.use({ viewport: PHONE });

test('a row to swipe goes on beyond the window, and the keyboard gets to its end', async ({ page }) => {
  await page.goto('/repairs/tune-up');
  const last = row(page).getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await row(page).focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1 });
  }).toPass({ intervals: [50] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test(
  'a long address in a text is broken rather than widen the page, or be cut off',
  atNight(true),
  async ({ page }) => {
    for (const path of ['/', '/about', '/visit']) {
      await page.goto(path);
      const ends = await page.locator('main p:visible').evaluateAll((texts) => {
        for (const text of texts)
          text.textContent = 'someone.responsible.for.privacy.and.security@department.example.org';
        return texts
          .filter((text) => text.checkVisibility() && !text.closest('[aria-label$=slides],.visually-hidden'))
          .map((text) => text.getBoundingClientRect().right);
      });
      expect(ends.length).toBeGreaterThan(1);
      expect(Math.max(...ends), path).toBeLessThanOrEqual(PHONE.width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
    }
  },
);

test(
  'the headings of a comparison are above their values for those who hear them, too',
  atNight(true),
  async ({ page }) => {
    await page.goto('/bikes/touring');
    const rows = page.getByRole('region', { name: 'Touring, or city' }).getByRole('row');
    // Browsers count what is there: a heading belongs to what has its place in the other rows.
    await expect(rows.first()).toMatchAriaSnapshot(`
    - row:
      - cell
      - columnheader "Touring Two coasts"
      - columnheader "City One hill"
  `);
    await expect(rows.nth(1)).toMatchAriaSnapshot(`
    - row:
      - rowheader "Gears Counted at the back."
      - cell "24"
      - cell "7"
  `);
  },
);

test('what the keyboard comes to in a row of choices is seen as a whole', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 290, height: 800 });
  await page.goto('/journal');
  const choices = page.getByRole('navigation').filter({ hasText: 'Rides' }).getByRole('link');
  await expectSeenWhole(page, choices);
});

test('what the keyboard comes to in a row to swipe is seen as a whole', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/repairs');
  const links = page.locator('.swipe a');
  expect(await links.count()).toBeGreaterThan(1);
  await expectSeenWhole(page, links);
});

test('a figure of seven letters stands on one line, two by two and four in a row', atNight(true), async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator('dd.value').evaluateAll((values) =>
      values.map((value) => {
        value.textContent = '<15 min';
        return value.getBoundingClientRect().height / parseFloat(getComputedStyle(value).lineHeight);
      }),
    );
    expect(Math.max(...lines), `at ${width}`).toBeCloseTo(1);
  }
});

test('on paper, all entries of a row stand below each other', atNight(true), async ({ page }) => {
  await page.goto('/repairs/tune-up');
  await page.emulateMedia({ media: 'print' });
  const lefts = await row(page)
    .getByRole('listitem')
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a folded form opens at its button', atNight(true), async ({ page }) => {
    await page.goto('/bikes');
    const email = page.locator('main form').getByLabel('Email');
    await expect(email).toBeHidden();
    await page.getByText('Pick your week').click();
    await expect(email).toBeVisible();
  });
});

test('above an article, no line ends between a number and its minutes', async ({ page }) => {
  await page.goto('/journal/quiet-chain');
  const time = page.locator('main p > time ~ span');
  for (let width = 240; width <= 400; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await time.evaluate((words) => words.getClientRects().length), `at ${width}`).toBe(1);
  }
});
