import { expect, test } from 'playwright/test';
import { openLive } from '../support/app.ts';
import { focused, focusIs, press } from '../support/keyboard.ts';

test.describe('the header by keyboard', () => {
  test('Tab reaches everything in order, with a visible focus, and Shift+Tab the way back', async ({ page }) => {
    await page.goto('/about');
    const names: string[] = [];
    await press(page, 'Tab');
    for (let { name, visible } = await focused(page); !name.startsWith('Contact us'); { name, visible } = await focused(page)) {
      names.push(name);
      expect(visible, `the focus on ${name}`).toBe(true);
      await press(page, 'Tab');
    }
    expect(names).toEqual(['Skip to content', 'Northlane, home', 'Home', 'Services', 'Insights', 'Industries', 'About Us', 'Contact']);
    for (const name of names.toReversed()) {
      await press(page, 'Shift+Tab');
      expect((await focused(page)).name).toBe(name);
    }
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens each dropdown, Tab walks its links, Escape closes it and returns the focus`, async ({ page }) => {
      await page.goto('/about');
      for (const name of ['Services', 'Insights', 'Industries']) {
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
    });
  }

  test('the mobile menu: opens, lists open inside it, Escape returns the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.focus();
    await press(page, 'Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Tab', 2);
    await focusIs(page, { name: 'Services', visible: true });
    await press(page, 'Space');
    await press(page, 'Tab');
    await focusIs(page, { href: '/services/managed-it', visible: true });
    await press(page, 'Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('prices: one tab stop, arrow keys choose', async ({ page }) => {
  await openLive(page, '/services/business-comms');
  const [annually, monthly] = [page.getByRole('radio', { name: 'Annually' }), page.getByRole('radio', { name: 'Monthly' })];
  await expect(page.getByRole('group', { name: 'Billing' }).getByRole('radio')).toHaveCount(2);
  await annually.focus();
  for (const [key, chosen, price] of [
    ['ArrowRight', monthly, '$29.95'],
    ['ArrowLeft', annually, '$24.95'],
    ['ArrowDown', monthly, '$29.95'],
    ['ArrowUp', annually, '$24.95'],
    ['ArrowUp', monthly, '$29.95'],
  ] as const) {
    await press(page, key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toBeChecked();
    await expect(page.getByText(price)).toBeVisible();
  }
  await focusIs(page, { visible: true });
  await press(page, 'Tab');
  await expect(annually).not.toBeFocused();
  await expect(monthly).not.toBeFocused();
});

test('questions: Enter and Space open and close', async ({ page }) => {
  await openLive(page, '/services');
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
