import { expect, test, type Page } from 'playwright/test';
import { openLive, scrollTo, watch } from '../support/app.ts';
import { violations } from '../support/audit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dot = (page: Page, noun: string, number: number) => page.getByRole('button', { name: `Show ${noun} ${number}`, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const [noun, address, count] of [
  ['testimonial', '/', 3],
  ['picture', '/services/business-comms', 6],
] as const) {
  test.describe(`the ${noun}s`, () => {
    /** Exactly one slide is in view, and its dot says so. */
    const shows = async (page: Page, number: number): Promise<void> => {
      await expect(dot(page, noun, number)).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('main .dot[aria-current]')).toHaveCount(1);
      await expect(page.getByRole('group', { name: `${number} of ${count}`, exact: true })).toBeInViewport({ ratio: 0.25 });
    };

    test('next and previous wrap, dots jump', async ({ page }) => {
      const faults = watch(page);
      await openLive(page, address);
      await dot(page, noun, 1).scrollIntoViewIfNeeded();
      for (let number = 2; number <= count; number++) {
        await press(page, `Next ${noun}`);
        await shows(page, number);
      }
      await press(page, `Next ${noun}`);
      await shows(page, 1);
      await press(page, `Previous ${noun}`);
      await shows(page, count);
      await dot(page, noun, 2).click();
      await shows(page, 2);
      await expect(page.getByText(`${noun} 2 of ${count}`)).toHaveAttribute('aria-live', 'polite');
      expect(faults).toEqual([]);
    });

    test('by keyboard', async ({ page }) => {
      await openLive(page, address);
      await page.getByRole('button', { name: `Next ${noun}` }).focus();
      await page.keyboard.press('Enter');
      await shows(page, 2);
      await page.keyboard.press('Space');
      await shows(page, 3);
      await expect(page.getByRole('button', { name: `Next ${noun}` })).toBeFocused();
    });
  });
}

test.describe('prices', () => {
  const PRICES = { Annually: ['$24.95', '$34.99', '$44.99'], Monthly: ['$29.95', '$39.99', '$49.99'] };
  const shows = async (page: Page, chosen: keyof typeof PRICES): Promise<void> => {
    for (const [period, prices] of Object.entries(PRICES)) {
      for (const price of prices) await expect(page.getByText(price, { exact: false }).first()).toBeVisible({ visible: period === chosen });
    }
  };

  test('annually by default; the switch shows the others only', async ({ page }) => {
    await openLive(page, '/services/business-comms');
    await expect(page.getByRole('radio', { name: 'Annually', exact: true })).toBeChecked();
    await shows(page, 'Annually');
    await page.getByRole('radio', { name: 'Monthly', exact: true }).check();
    await shows(page, 'Monthly');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Annually', exact: true })).toBeChecked();
    await shows(page, 'Annually');
  });
});

test.describe('filters of the case studies', () => {
  const studies = (page: Page) => page.getByRole('link', { name: /^Read the case study/ });
  const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Industry' }).getByRole('button', { name, exact: true });

  test('narrow the list, say so, and are kept in the address', async ({ page }) => {
    await openLive(page, '/insights/case-studies');
    await expect(studies(page)).toHaveCount(3);
    await choice(page, 'Manufacturing').click();
    await expect(studies(page)).toHaveCount(1);
    await expect(choice(page, 'Manufacturing')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: '1 of 3 shown' })).toHaveCount(1);
    await expect(page).toHaveURL(/\?industry=Manufacturing$/);
    await page.reload();
    await expect(choice(page, 'Manufacturing')).toHaveAttribute('aria-pressed', 'true');
    await choice(page, 'All').click();
    await expect(studies(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\/insights\/case-studies$/);
  });

  test('an unknown choice shows none, and says so', async ({ page }) => {
    await openLive(page, '/insights/case-studies?industry=Piracy');
    await expect(studies(page)).toHaveCount(0);
    await expect(page.getByText('No story matches both choices yet.')).toBeVisible();
  });
});

test('the blog turns its pages', async ({ page }) => {
  await openLive(page, '/insights/blog');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/page\/2$/);
  await page.getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL(/\/page\/3$/);
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(page).toHaveURL(/\/page\/2$/);
});

test('open menus are accessible in both schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
    expect(await violations(page), colorScheme).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/services');
    await scrollTo(page, 300);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.locator('#_menu summary').first().click();
    expect(await violations(page), colorScheme).toEqual([]);
  }
});
