import { expect, test, type Page } from 'playwright/test';
import { openLive, scrollTo } from '../../support/browser/app.ts';
import { COLOR_RULES, violations } from '../../support/browser/audit.ts';
import { alive, fillContact, formOf, sendButton, THANKS, toast, uniqueMessage } from '../../support/browser/inquiry.ts';
import { atNight, EVERYTHING } from '../../support/night.ts';
import { TEMPLATES } from '../../support/browser/templates.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface State {
  name: string;
  address: string;
  width?: number;
  open: (page: Page) => Promise<void>;
  /** What that opened: all else of the page is looked at as it is (tests/site/pages.spec.ts). */
  within: string;
  /** Another of its kind is looked at by day. */
  night?: boolean;
}

const openMenu = (name: string, index: number): State => ({
  name: `dropdown ${name}`,
  address: '/privacy',
  within: 'header',
  night: index > 0,
  open: async (page) => {
    await button(page, name).click();
    await expect(page.locator('header :popover-open')).toBeVisible();
  },
});

const STATES: State[] = [
  ...['Repairs', 'The shop'].map(openMenu),
  {
    name: 'monthly prices',
    address: '/repairs',
    within: '[data-block=pricing]',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Monthly' }).check();
      await expect(page.getByText('$15.00')).toBeVisible();
    },
  },
  {
    name: 'mobile menu, all its lists open, below the top',
    address: '/repairs',
    width: 390,
    within: 'header',
    open: async (page) => {
      await scrollTo(page, 300);
      await button(page, 'Menu').click();
      for (const list of await page.locator('#_menu summary').all()) await list.click();
      await expect(page.locator('#_menu').getByRole('link', { name: 'City bike' })).toBeVisible();
    },
  },
  {
    name: 'open questions',
    address: '/visit',
    width: 390,
    within: '[data-block=faq]',
    open: async (page) => {
      for (const question of await page.locator('main summary').all()) await question.click();
      await expect(page.locator('main details[open]')).toHaveCount(2);
    },
  },
  {
    name: 'chosen filters',
    address: '/bikes',
    within: '[data-block=collection]',
    open: async (page) => {
      await button(page, 'City').click();
      await expect(page.getByText('1 of 3 shown')).toBeVisible();
    },
  },
  {
    name: 'a choice that nothing matches',
    address: '/bikes',
    width: 390,
    within: '[data-block=collection]',
    open: async (page) => {
      await button(page, 'L').click();
      await expect(page.getByText('0 of 3 shown')).toBeVisible();
    },
  },
  ...['/', '/about'].map((address, index) => ({
    name: `the carousel of ${address} at its last slide`,
    address,
    within: '[aria-roledescription=carousel]',
    night: index > 0,
    open: async (page: Page) => {
      await page.getByRole('button', { name: /^Previous / }).click();
      await expect(page.locator('.dot').last()).toHaveAttribute('aria-current', 'true');
    },
  })),
  ...['/visit', '/bikes/cargo'].map((address, index) => ({
    name: `form errors on ${address}`,
    address,
    within: '[data-block=inquiryForm]',
    night: index > 0,
    open: async (page: Page) => {
      await alive(page);
      await sendButton(page).click();
      await expect(formOf(page).locator('[aria-invalid=true]').first()).toBeVisible();
    },
  })),
  ...[390, 1280].map((width, index) => ({
    name: `a toast at ${width}`,
    address: '/visit',
    width,
    within: '[data-toast],[data-block=inquiryForm]',
    night: index > 0,
    open: async (page: Page) => {
      await alive(page);
      // The one of another width may still be there.
      for (const earlier of await toast(page, THANKS).all()) await earlier.getByRole('button').click();
      await expect(toast(page, THANKS)).toHaveCount(0);
      await fillContact(page, uniqueMessage());
      await sendButton(page).click();
      await expect(toast(page, THANKS)).toBeVisible();
      // It stays for as long as it is looked at.
      await toast(page, THANKS).getByRole('button').focus();
    },
  })),
];

// A page is loaded once, and brought into one state after the other.
const asked = STATES.filter(({ night }) => EVERYTHING || !night);
for (const address of new Set(asked.map((state) => state.address))) {
  // The page with most on it by day.
  test(`axe finds nothing on ${address}, whatever is open`, atNight(address !== '/visit'), async ({ page }) => {
    await openLive(page, address);
    for (const { name, width = 1280, open, within } of asked.filter((state) => state.address === address))
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page);
        expect(await violations(page, undefined, within), `${name}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, COLOR_RULES, within), `${name}, dark`).toEqual([]);
      });
  });
}

test.describe('reduced motion', () => {
  const byDay = '/visit';
  for (const address of new Set([byDay, '/', '/bikes', '/about', ...Object.values(TEMPLATES)])) {
    test(`${address}: nothing moves`, atNight(address !== byDay), async ({ page }) => {
      await openLive(page, address);
      const moving = await page.evaluate(() => {
        const longest = (list: string): number =>
          Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
        return [...document.querySelectorAll('*')].flatMap((element) =>
          ['', '::before', '::after'].flatMap((pseudo) => {
            const { transitionDuration, transitionProperty, animationDuration, animationName, scrollBehavior } =
              getComputedStyle(element, pseudo || undefined);
            const moves =
              (transitionProperty !== 'none' && longest(transitionDuration) > 1) ||
              (animationName !== 'none' && longest(animationDuration) > 1);
            return moves || scrollBehavior === 'smooth'
              ? [`${element.localName}.${element.getAttribute('class') ?? ''}${pseudo}`]
              : [];
          }),
        );
      });
      expect(moving).toEqual([]);
    });
  }
});
