import { expect, test, type Page } from 'playwright/test';
import { h1, openLive, scrollTo } from '../support/app.ts';

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};
/** What has the focus: its name or text, and whether one can see that it has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A control that fills its label shows the focus there.
    const ring = [element, element.closest('label')].some(
      (box) => box && getComputedStyle(box).outlineStyle !== 'none' && Number.parseFloat(getComputedStyle(box).outlineWidth) >= 2,
    );
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const onScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return { name: element.getAttribute('aria-label') ?? element.textContent.trim(), href: element.getAttribute('href'), visible: ring && onScreen };
  });

test.describe('the header by keyboard', () => {
  test('Tab reaches everything in order, with a visible focus, and Shift+Tab the way back', async ({ page }) => {
    await page.goto('/about');
    const names: string[] = [];
    await press(page, 'Tab');
    for (let { name, visible } = await focused(page); !/^Contact us/.test(name); { name, visible } = await focused(page)) {
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
          expect(await focused(page)).toMatchObject({ href, visible: true });
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
    expect(await focused(page)).toMatchObject({ name: 'Services', visible: true });
    await press(page, 'Space');
    await press(page, 'Tab');
    expect(await focused(page)).toMatchObject({ href: '/services/managed-it', visible: true });
    await press(page, 'Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

for (const [address, noun, count] of [
  ['/', 'testimonial', 3],
  ['/services/business-comms', 'picture', 6],
] as const) {
  test(`the ${noun} carousel by keyboard: previous, next and dots, wrapping both ways, said politely`, async ({ page }) => {
    await openLive(page, address);
    const carousel = page.locator('[aria-roledescription=carousel]').filter({ has: page.getByRole('button', { name: `Next ${noun}` }) });
    await expect(carousel).toHaveAttribute('role', 'group');
    await expect(carousel).toHaveAttribute('aria-label', /\S/);
    const said = carousel.locator('[aria-live=polite]');
    const slide = (number: number) => carousel.getByRole('group', { name: `${number} of ${count}` });
    const isAt = async (number: number): Promise<void> => {
      await expect(said).toHaveText(`${noun} ${number} of ${count}`);
      await expect(carousel.locator('[aria-current]')).toHaveAttribute('aria-label', `Show ${noun} ${number}`);
      await expect(slide(number)).toBeInViewport({ ratio: 0.5 });
    };
    await expect(said).toHaveText('');
    const track = carousel.locator('[tabindex="0"]');
    await track.focus();
    await press(page, 'Tab');
    expect(await focused(page)).toMatchObject({ name: `Previous ${noun}`, visible: true });
    await press(page, 'Enter');
    await isAt(count);
    // Dots, one after the other, then "next".
    for (let number = 1; number <= count; number += 1) {
      await press(page, 'Tab');
      expect(await focused(page)).toMatchObject({ name: `Show ${noun} ${number}`, visible: true });
      await press(page, 'Space');
      await isAt(number);
    }
    await press(page, 'Tab');
    expect(await focused(page)).toMatchObject({ name: `Next ${noun}`, visible: true });
    await press(page, 'Space');
    await isAt(1);
    await press(page, 'Enter');
    await isAt(2);
    // The focus stays on the button all the while.
    expect((await focused(page)).name).toBe(`Next ${noun}`);
  });
}

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
  expect((await focused(page)).visible).toBe(true);
  await press(page, 'Tab');
  await expect(annually).not.toBeFocused();
  await expect(monthly).not.toBeFocused();
});

test('questions: Enter and Space open and close', async ({ page }) => {
  await openLive(page, '/services');
  const item = page.locator('main details').first();
  await scrollTo(page, 600);
  await item.locator('summary').focus();
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expect(item.locator('.answer')).toBeVisible();
    await press(page, key);
    await expect(item.locator('.answer')).toBeHidden();
  }
  await press(page, 'Tab');
  await press(page, 'Shift+Tab');
  expect((await focused(page)).visible).toBe(true);
  await expect(h1(page)).toHaveCount(1);
});
