import { expect, type Page, test } from 'playwright/test';
import { atNight } from '../../support/night.ts';

/** Grids of cards whose last row leaves a part of their width empty, by the section they stand in. */
const unfilled = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul:has(> li > article)')].flatMap((grid) => {
      const places = [...grid.children].map((card) => card.getBoundingClientRect());
      const { left, right } = grid.getBoundingClientRect();
      const foot = Math.max(...places.map(({ bottom }) => bottom));
      const last = places.filter(({ bottom }) => Math.abs(bottom - foot) < 2);
      const fills =
        Math.min(...last.map((place) => place.left)) - left < 2 &&
        right - Math.max(...last.map((place) => place.right)) < 2;
      return fills ? [] : [grid.closest('section')?.id || (grid.textContent ?? '').slice(0, 40)];
    }),
  );

test('no card stands alone beside an empty part of its row', atNight(true), async ({ page }) => {
  for (const address of ['/', '/repairs', '/about', '/bikes', '/journal']) {
    await page.goto(address);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      expect.soft(await unfilled(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

test(
  'an article in a row for itself stands beside its picture, one with variants, too',
  atNight(true),
  async ({ page }) => {
    await page.goto('/journal/page/2');
    const article = page.locator('main article', { has: page.locator('picture') });
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [picture, title] = [
        await article.locator('img').boundingBox(),
        await article.getByRole('heading').boundingBox(),
      ];
      expect((picture?.x ?? Infinity) + (picture?.width ?? 0), `at ${width}`).toBeLessThan(title?.x ?? 0);
    }
  },
);

test('steps in a row stand side by side on a tablet, too', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/repairs/tune-up');
  const tops = await page
    .getByRole('group', { name: 'How the morning goes' })
    .getByRole('listitem')
    .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('a bento fills its ground, however wide', atNight(true), async ({ page }) => {
  await page.goto('/about');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const empty = await page.locator('#bench ul').evaluate((grid) => {
      const gap = parseFloat(getComputedStyle(grid).columnGap);
      const grown = (box: DOMRect): number => (box.width + gap) * (box.height + gap);
      const cards = [...grid.children].filter((child) => child.localName === 'li');
      const taken = cards.reduce((sum, card) => sum + grown(card.getBoundingClientRect()), 0);
      return Math.abs(1 - taken / grown(grid.getBoundingClientRect()));
    });
    expect(empty, `at ${width}`).toBeLessThan(0.001);
  }
});

test('a card with a link is the target as a whole, and a link in its text is its own', async ({ page }) => {
  await page.goto('/about');
  const card = page.locator('#bench article', { hasText: 'Bikes to borrow' });
  await card.getByRole('link', { name: 'for a day' }).click();
  await expect(page).toHaveURL(/\/visit$/);
  await page.goBack();
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/bikes$/);
});

for (const [layout, section] of [
  ['tile', 'main ul:has(.top)'],
  ['article', 'main ul:has(article > img)'],
] as const)
  test(`a ${layout} of a list is the target as a whole`, atNight(true), async ({ page }) => {
    await page.goto('/');
    const card = page.locator(`${section} article`).first();
    const href = await card.getByRole('link').getAttribute('href');
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

test(
  'how long a step of a story takes stands below its title, however long the text beside it is',
  atNight(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/bikes/touring');
    const distances = await page.locator('li:has(.duration)').evaluateAll((steps) =>
      steps.map((step) => {
        const [title, duration] = [step.querySelector('h3'), step.querySelector('.duration')];
        return Math.round((duration?.getBoundingClientRect().top ?? 0) - (title?.getBoundingClientRect().top ?? 0));
      }),
    );
    expect(distances).toHaveLength(3);
    expect(new Set(distances).size).toBe(1);
  },
);

test('figures of a case study are of one size on phones, the last of three, too', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const sizes = await page
    .locator('#fleet .results b')
    .evaluateAll((figures) => figures.map((figure) => Math.round(parseFloat(getComputedStyle(figure).fontSize))));
  expect(sizes).toHaveLength(2);
  expect(new Set(sizes).size).toBe(1);
});
