import { expect, test } from 'playwright/test';
import { hydrated, openLive } from '../../support/browser/app.ts';
import { focused, focusIs, press } from '../../support/browser/keyboard.ts';
import { atNight, runs } from '../../support/night.ts';

test.describe('the header by keyboard', () => {
  test('Tab reaches everything in order, with a visible focus, and Shift+Tab the way back', async ({ page }) => {
    await page.goto('/privacy');
    const names: string[] = [];
    await press(page, 'Tab');
    for (
      let { name, visible } = await focused(page);
      !name.startsWith('Ring the bench');
      { name, visible } = await focused(page)
    ) {
      names.push(name);
      expect(visible, `the focus on ${name}`).toBe(true);
      await press(page, 'Tab');
    }
    expect(names).toEqual([
      'Skip to content',
      'Spoke & Chain, home',
      'Repairs',
      'Bikes',
      'The shop',
      'Journal',
      'Visit',
      'Search',
    ]);
    for (const name of names.toReversed()) {
      await press(page, 'Shift+Tab');
      expect((await focused(page)).name).toBe(name);
    }
  });

  test('Enter and Space open each dropdown, Tab walks its links, Escape closes it and returns the focus', async ({
    page,
  }) => {
    await page.goto('/privacy');
    for (const name of ['Bikes', 'Repairs', 'The shop'].slice(0, runs(1, 3))) {
      for (const key of ['Enter', 'Space']) {
        const button = page.getByRole('banner').getByRole('button', { name, exact: true });
        await button.focus();
        await press(page, key);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const hrefs = await page
          .locator(`#${await button.getAttribute('aria-controls')} a`)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(hrefs.length).toBeGreaterThan(1);
        for (const href of hrefs) {
          await press(page, 'Tab');
          await focusIs(page, { href, visible: true });
        }
        await press(page, 'Escape');
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      }
    }
  });

  test('the mobile menu: opens, lists open inside it, Escape returns the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/privacy');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.focus();
    await press(page, 'Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Tab');
    await focusIs(page, { name: 'Repairs', visible: true });
    await press(page, 'Space');
    await press(page, 'Tab');
    await focusIs(page, { href: '/repairs/tune-up', visible: true });
    await press(page, 'Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

const ANNUALLY = ['$5.00', '$12.50'];
const MONTHLY = ['$6.00', '$15.00'];

test('prices: annually by default, one tab stop, arrow keys choose', async ({ page }) => {
  await openLive(page, '/repairs');
  const [annually, monthly] = [
    page.getByRole('radio', { name: 'Annually' }),
    page.getByRole('radio', { name: 'Monthly' }),
  ];
  await expect(page.getByRole('group', { name: 'Billing' }).getByRole('radio')).toHaveCount(2);
  await expect(annually).toBeChecked();
  await annually.focus();
  for (const [key, chosen, prices] of [
    ['ArrowRight', monthly, MONTHLY],
    ['ArrowLeft', annually, ANNUALLY],
    ['ArrowDown', monthly, MONTHLY],
    ['ArrowUp', annually, ANNUALLY],
    ['ArrowUp', monthly, MONTHLY],
  ] as const) {
    await press(page, key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toBeChecked();
    for (const price of [...ANNUALLY, ...MONTHLY])
      await expect(page.getByText(price)).toBeVisible({ visible: prices.includes(price) });
  }
  await focusIs(page, { visible: true });
  await press(page, 'Tab');
  await expect(annually).not.toBeFocused();
  await expect(monthly).not.toBeFocused();
});

test('questions: Enter and Space open and close', atNight(true), async ({ page }) => {
  await openLive(page, '/visit');
  const item = page.locator('main details').first();
  await item.locator('summary').focus();
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expect(item.locator('.answer')).toBeVisible();
    await press(page, key);
    await expect(item.locator('.answer')).toBeHidden();
  }
  await press(page, 'Tab');
  await press(page, 'Shift+Tab');
  await focusIs(page, { visible: true });
});

test('whatever the keyboard reaches shows that it is there, before the app runs and after', async ({ page }) => {
  const bare = (): Promise<string[]> =>
    page.evaluate(() => {
      const reached = [...document.querySelectorAll<HTMLElement>('main a,main button,footer a,footer button')];
      return reached
        .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
        .filter((element) => {
          element.focus({ preventScroll: true });
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle === 'none' || parseFloat(outlineWidth) < 2;
        })
        .map((element) => element.innerText || element.outerHTML);
    });
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await bare()).toEqual([]);
  await hydrated(page);
  expect(await bare()).toEqual([]);
});
