import { expect, test, type Locator } from 'playwright/test';
import { formOf, privacyBox } from '../../support/browser/inquiry.ts';
import { openLive } from '../../support/browser/app.ts';
import { atNight } from '../../support/night.ts';
import { paleOnPaper } from '../../support/browser/paper.ts';
import { TEMPLATES } from '../../support/browser/templates.ts';

const BY_DAY = '/visit';
for (const address of new Set([
  BY_DAY,
  '/',
  '/about',
  '/repairs/winter-storage',
  '/privacy',
  ...Object.values(TEMPLATES),
])) {
  test(
    `${address} on paper: words in black on white, nothing to press`,
    atNight(address !== BY_DAY),
    async ({ page }) => {
      await openLive(page, address);
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      const banner = page.getByRole('banner');
      await expect(banner.locator('.brand')).toBeVisible();
      await expect(banner.getByRole('navigation')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
      for (const button of await page.getByRole('button', { name: /^(?:Next|Previous|Show) / }).all())
        await expect(button).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
      // The page that stands for missing ones has few words to look at.
      const pale = async () => (await paleOnPaper(page)).filter((words) => words !== 'There is hardly any text.');
      expect(await pale(), 'light').toEqual([]);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await pale(), 'dark').toEqual([]);
    },
  );
}

test(
  'letters on paper are as large as printed ones, and nothing is cut where a page ends',
  atNight(true),
  async ({ page }) => {
    await page.goto('/visit');
    await page.emulateMedia({ media: 'print' });
    const points = await page.locator('body').evaluate((body) => parseFloat(getComputedStyle(body).fontSize) * 0.75);
    expect(points).toBeGreaterThan(9.5);
    expect(points).toBeLessThan(11);
    for (const button of await page.locator('main a.b-root').all())
      await expect(button).toHaveCSS('break-inside', 'avoid');
    // A frame that goes on on the next page has an edge too few on either.
    await expect(formOf(page)).toHaveCSS('border-top-width', '0px');
  },
);

test('a drawing that the edge of a window cuts is whole on paper', atNight(true), async ({ page }) => {
  await page.goto('/repairs/winter-storage');
  const drawing = page.locator('main [data-block=split] figure img').first();
  await expect(drawing).toHaveCSS('object-fit', 'cover');
  await page.emulateMedia({ media: 'print' });
  await expect(drawing).toHaveCSS('object-fit', 'contain');
});

test('the header casts no shadow on paper, where the page was scrolled before', atNight(true), async ({ page }) => {
  await page.goto('/visit');
  await page.evaluate(() => scrollTo(0, 400));
  const header = page.getByRole('banner');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(header).toHaveCSS('box-shadow', 'none');
});

test('the footer has nothing on paper that asks for a click', atNight(true), async ({ page }) => {
  await page.goto('/visit');
  await page.emulateMedia({ media: 'print' });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  await expect(footer.getByText('The Sunday letter')).toBeHidden();
  await expect(footer.getByRole('list')).toHaveCount(0);
});

test('where links of a text lead to other sites, their addresses are printed', atNight(true), async ({ page }) => {
  await page.goto('/about');
  const contentOf = (links: Locator): Promise<string[]> =>
    links.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  const away = page.locator('main p a[href^="https://maps.example.org/"]');
  expect(await contentOf(away)).toEqual(['none']);
  await page.emulateMedia({ media: 'print' });
  expect(await contentOf(away)).toEqual(['" (https://maps.example.org/?place=quay-4)"']);
  expect(String(await contentOf(page.locator('main a:not([href^=http])')))).not.toContain('(');
});

test('answers are printed whether they are open or not', atNight(true), async ({ page }) => {
  await page.goto('/visit');
  // Whoever does not mind movement has answers that unfold.
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  const questions = page.locator('main details:not([open]):has(.answer)');
  await expect(questions).toHaveCount(2);
  for (const question of await questions.all()) {
    const answer = question.locator('.answer');
    await expect(answer).toBeVisible();
    const [whole, part] = await Promise.all([question.boundingBox(), answer.boundingBox()]);
    expect(part?.height).toBeGreaterThan(20);
    expect(whole?.height).toBeGreaterThan(part?.height ?? 0);
  }
});

test('what was filled in is printed: all of a message, and what is ticked', atNight(true), async ({ page }) => {
  await page.goto('/visit');
  const message = formOf(page).getByLabel('Message');
  await message.fill('It squeaks.\n'.repeat(40));
  await privacyBox(page).check();
  await page.emulateMedia({ media: 'print' });
  const [seen, whole] = await message.evaluate((field) => [field.clientHeight, field.scrollHeight]);
  expect(seen).toBe(whole);
  const ink = await formOf(page).evaluate((form) => getComputedStyle(form).color);
  expect(await privacyBox(page).evaluate((box) => getComputedStyle(box, '::after').borderBottomColor)).toBe(ink);
});

test('all slides of a carousel are printed, one below the other', atNight(true), async ({ page }) => {
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  const boxes = await page
    .locator('[aria-roledescription=slide]')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(3);
  const width = page.viewportSize()?.width ?? 0;
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
  // Firefox cuts through what scrolls where a page ends, in the middle of a picture.
  await expect(page.locator('[aria-roledescription=carousel] > :first-child')).toHaveCSS('overflow', 'visible');
});

test(
  'the switch between two ways to pay stays on one page of paper, with the prices below it',
  atNight(true),
  async ({ page }) => {
    await page.goto('/repairs/winter-storage');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main fieldset')).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('main fieldset')).toHaveCSS('break-after', 'avoid');
  },
);

test(
  'headings stay on the page of paper of what they are above, figures and fields with their names',
  atNight(true),
  async ({ page }) => {
    await page.goto('/repairs/winter-storage');
    await page.emulateMedia({ media: 'print' });
    const headings = page.locator('section:not([data-block=prose]) h2');
    expect(await headings.count()).toBeGreaterThan(5);
    for (const heading of await headings.all()) {
      const head = heading.locator('xpath=..');
      await expect(head).toHaveCSS('break-inside', 'avoid');
      await expect(head).toHaveCSS('break-after', 'avoid');
    }
    await expect(page.locator('dl > div').first()).toHaveCSS('break-inside', 'avoid');
    await page.goto('/visit');
    await expect(formOf(page).getByLabel('Email').locator('xpath=..')).toHaveCSS('break-inside', 'avoid');
    // A text of many parts may end anywhere.
    await page.goto('/journal/quiet-chain');
    await expect(page.locator('main div:has(> h2 ~ h2)')).toHaveCSS('break-inside', 'auto');
  },
);

test(
  'text that goes on on the next page of paper, and fields that begin there, stand in no grid',
  atNight(true),
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/journal/quiet-chain');
    const text = page.locator('main [data-block=prose] div:has(> p ~ p)').first();
    await expect(text).toHaveCSS('display', 'flex');
    await expect(text).not.toHaveCSS('row-gap', 'normal');
    await page.goto('/visit');
    await expect(formOf(page)).toHaveCSS('display', 'flex');
    const [first, last, email] = await Promise.all(
      ['First name', 'Last name', 'Email'].map((name) => formOf(page).getByLabel(name).boundingBox()),
    );
    expect(first?.y).toBe(last?.y);
    expect(email?.y).toBeGreaterThan(first?.y ?? Infinity);
  },
);

test('a heading stays on the page of paper of the picture below it', atNight(true), async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/repairs/tune-up');
  const head = page.locator('[data-block=timeline] div:has(> div > h2)').last();
  await expect(head).toHaveCSS('break-inside', 'avoid');
});
