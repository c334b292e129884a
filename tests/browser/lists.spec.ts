import { expect, test, type Page } from 'playwright/test';
import { h1, openLive } from '../support/app.ts';

// Filters, categories and pages of lists, by keyboard.

const studies = (page: Page) => page.getByRole('link', { name: /Read the case study/ });
const filter = (page: Page, name: string) => page.getByRole('group', { name: 'Industry' }).getByRole('button', { name, exact: true });

test('case studies: a filter is pressed, said, kept in the address, kept by reload and by coming back', async ({ page }) => {
  await openLive(page, '/insights/case-studies');
  await expect(studies(page)).toHaveCount(3);
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await filter(page, 'All').focus();
  await page.keyboard.press('Tab');
  const chosen = page.getByRole('group', { name: 'Industry' }).getByRole('button').nth(1);
  await expect(chosen).toBeFocused();
  const industry = (await chosen.textContent()) ?? '';
  await page.keyboard.press('Space');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toBeFocused();
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 3 shown');
  await expect(studies(page)).toHaveCount(1);
  const asked = (): string | null => new URL(page.url()).searchParams.get('industry');
  expect(asked()).toBe(industry);

  await openLive(page, page.url());
  await expect(filter(page, industry)).toHaveAttribute('aria-pressed', 'true');
  await expect(studies(page)).toHaveCount(1);

  await studies(page).press('Enter');
  await expect(page).toHaveURL(/\/insights\/case-studies\/[\w-]+$/);
  await page.goBack();
  await expect(h1(page)).toBeVisible();
  expect(asked()).toBe(industry);
  await expect(filter(page, industry)).toHaveAttribute('aria-pressed', 'true');
  await expect(studies(page)).toHaveCount(1);

  await filter(page, 'All').press('Enter');
  await expect(studies(page)).toHaveCount(3);
  expect(asked()).toBeNull();
});

test('case studies: every filter of both groups narrows, and two together say when nothing is left', async ({ page }) => {
  await openLive(page, '/insights/case-studies');
  for (const name of ['Industry', 'Topic']) {
    const buttons = page.getByRole('group', { name }).getByRole('button');
    expect(await buttons.count()).toBeGreaterThan(3);
    for (const button of (await buttons.all()).slice(1)) {
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('group', { name }).locator('[aria-pressed=true]')).toHaveCount(1);
      await expect.poll(() => studies(page).count()).toBeGreaterThan(0);
      expect(await studies(page).count()).toBeLessThan(3);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(`${await studies(page).count()} of 3 shown`);
    }
    await buttons.first().press('Enter');
  }
  await page.goto('/insights/case-studies?industry=Healthcare&topic=none');
  await openLive(page, page.url());
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 of 3 shown');
  await expect(studies(page)).toHaveCount(0);
});

test('blog: categories and pages by keyboard; where one is, is marked', async ({ page }) => {
  await openLive(page, '/insights/blog');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const current = pages.locator('[aria-current=page]');
  await expect(current).toHaveText('1');
  await expect(pages.getByText('Previous')).not.toHaveAttribute('href');
  const seen = new Set<string>();
  const collect = async (): Promise<void> => {
    for (const title of await page.locator('main article h2, main article h3').allTextContents()) seen.add(title);
  };
  await collect();
  for (const number of ['2', '3']) {
    await pages.getByRole('link', { name: 'Next' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/insights/blog/page/${number}$`));
    await expect(current).toHaveText(number);
    await collect();
  }
  expect(seen.size).toBe(9);
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Page 1', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/insights\/blog$/);

  const categories = page.getByRole('navigation', { name: /Categor|Topic/ });
  for (const name of ['Cybersecurity', 'Cloud Solutions', 'IT Strategy', 'Managed Services', 'Technology Trends', 'Business Continuity']) {
    await categories.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/category/${name.toLowerCase().replace(' ', '-')}$`));
    await expect(categories.locator('[aria-current=page]')).toHaveText(name);
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0);
  }
});
