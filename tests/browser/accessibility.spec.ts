import { expect, test, type Page } from 'playwright/test';
import { openLive } from '../support/app.ts';
import { COLOUR_RULES, violations } from '../support/audit.ts';
import { alive, fillContact, formOf, sendButton, THANKS, toast, uniqueMessage } from '../support/inquiry.ts';

// Colours must stand still when the scheme changes under a check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface State {
  name: string;
  address: string;
  width?: number;
  open: (page: Page) => Promise<void>;
}

const openMenu = (name: string): State => ({
  name: `dropdown ${name}`,
  address: '/about',
  open: async (page) => {
    await button(page, name).click();
    await expect(page.locator('header :popover-open')).toBeVisible();
  },
});

const openQuestions = async (page: Page): Promise<void> => {
  const questions = page.locator('main summary');
  expect(await questions.count()).toBeGreaterThan(1);
  for (const question of await questions.all()) await question.click();
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
};

const STATES: State[] = [
  ...['Services', 'Insights', 'Industries'].map(openMenu),
  {
    name: 'mobile menu, all its lists open',
    address: '/services/cloud',
    width: 390,
    open: async (page) => {
      await button(page, 'Menu').click();
      for (const list of await page.locator('#_menu summary').all()) await list.click();
      await expect(page.locator('#_menu').getByRole('link', { name: 'Blog' })).toBeVisible();
    },
  },
  { name: 'open questions', address: '/services', open: openQuestions },
  { name: 'open questions on a narrow screen', address: '/services/business-comms', width: 390, open: openQuestions },
  {
    name: 'monthly prices',
    address: '/services/business-comms',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Monthly' }).check();
      await expect(page.getByText('$29.95')).toBeVisible();
    },
  },
  {
    name: 'chosen filters',
    address: '/insights/case-studies',
    open: async (page) => {
      await button(page, 'Healthcare').click();
      await expect(page.getByText('1 of 3 shown')).toBeVisible();
    },
  },
  {
    name: 'a choice that nothing matches',
    address: '/insights/case-studies?industry=Healthcare&topic=none',
    width: 390,
    open: (page) => expect(page.getByRole('link', { name: /Read the case study/ })).toHaveCount(0),
  },
  ...['/', '/services/business-comms'].map((address) => ({
    name: `the carousel of ${address} at its last slide`,
    address,
    open: async (page: Page) => {
      await page.getByRole('button', { name: /^Previous / }).click();
      await expect(page.locator('.dot').last()).toHaveAttribute('aria-current', 'true');
    },
  })),
  ...['/contact', '/services/business-comms', '/services/face-id-auth'].map((address) => ({
    name: `form errors on ${address}`,
    address,
    open: async (page: Page) => {
      await alive(page);
      await sendButton(page).click();
      await expect(formOf(page).locator('[aria-invalid=true]').first()).toBeVisible();
    },
  })),
  ...[390, 1280].map((width) => ({
    name: `a toast at ${width}`,
    address: '/contact',
    width,
    open: async (page: Page) => {
      await alive(page);
      await fillContact(page, uniqueMessage());
      await sendButton(page).click();
      await expect(toast(page, THANKS)).toBeVisible();
      // It stays for as long as it is looked at.
      await toast(page, THANKS).getByRole('button').focus();
    },
  })),
];

for (const { name, address, width = 1280, open } of STATES) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await openLive(page, address);
    await open(page);
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOUR_RULES), 'dark').toEqual([]);
  });
}

test.describe('reduced motion', () => {
  for (const address of ['/', '/services/business-comms', '/insights/case-studies', '/contact']) {
    test(`${address}: nothing moves`, async ({ page }) => {
      await openLive(page, address);
      const moving = await page.evaluate(() => {
        const longest = (list: string): number => Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
        return [...document.querySelectorAll('*')].flatMap((element) =>
          ['', '::before', '::after'].flatMap((pseudo) => {
            const { transitionDuration, transitionProperty, animationDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo || undefined);
            const moves = (transitionProperty !== 'none' && longest(transitionDuration) > 1) || (animationName !== 'none' && longest(animationDuration) > 1);
            return moves || scrollBehavior === 'smooth' ? [`${element.localName}.${element.getAttribute('class') ?? ''}${pseudo}`] : [];
          }),
        );
      });
      expect(moving).toEqual([]);
    });
  }
});
