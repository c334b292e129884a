import { expect, test, type Page } from 'playwright/test';
import { countLoads, scrollTo } from '../support/app.ts';

const SERVICES = ['managed-it', 'cybersecurity', 'cloud', 'professional', 'it-strategy', 'business-comms', 'face-id-auth', 'web-dev-automation'].map(
  (name) => `/services/${name}`,
);
const INSIGHTS = ['/insights/case-studies', '/insights/blog'];
const INDUSTRIES = [
  'financial-services',
  'healthcare',
  'legal',
  'private-equity',
  'manufacturing',
  'technology',
  'entertainment',
  'professional-services',
  'non-profits',
].map((name) => `/industries/${name}`);
const LINKS = ['/', ...SERVICES, ...INSIGHTS, ...INDUSTRIES, '/about', '/contact'];
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const header = (page: Page) => page.getByRole('banner');
const opener = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const panelOf = async (page: Page, name: string) => page.locator(`#${await opener(page, name).getAttribute('aria-controls')}`);
const hrefsIn = (page: Page, selector: string) => page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('the header', () => {
  test('is transparent up to 10 px of scroll, then dark with a shadow', async ({ page }) => {
    await page.goto('/');
    const style = (name: 'background-color' | 'box-shadow') =>
      header(page).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    expect(await header(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    for (const top of [0, 10]) {
      await scrollTo(page, top);
      await expect(header(page)).not.toHaveAttribute('data-scrolled');
      await expect.poll(() => style('background-color')).toBe(TRANSPARENT);
      await expect.poll(() => style('box-shadow')).toBe('none');
    }
    await scrollTo(page, 11);
    await expect.poll(() => style('background-color')).toMatch(/^rgb\((?:\d{1,2}, ?){2}\d{1,2}\)$/);
    await expect.poll(() => style('box-shadow')).not.toBe('none');
    await scrollTo(page, 10);
    await expect.poll(() => style('background-color')).toBe(TRANSPARENT);
  });

  test('has the links of the site, the phone button and where one is', async ({ page }) => {
    await page.goto('/about');
    const desktop = await hrefsIn(page, 'header nav[aria-label=Main] a[href]');
    expect([...new Set(desktop)].toSorted()).toEqual(
      [...new Set([...LINKS, ...desktop.filter((href) => href === '/services' || href === '/industries')])].toSorted(),
    );
    const phone = header(page).getByRole('link', { name: /^Contact us/ });
    await expect(phone).toHaveAttribute('href', /^tel:\+?1?\d{10}$/);
    const shown = ((await phone.textContent()) ?? '').replace(/\D/g, '');
    expect(await phone.getAttribute('href')).toContain(shown);
    await expect(page.locator('header nav[aria-label=Main] [aria-current=page]')).toHaveText(['About Us']);
  });

  test('everything in the bar fits, at every width', async ({ page }) => {
    await page.goto('/');
    for (const width of [320, 360, 379, 380, 390, 430, 768, 1099, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await page.locator('header .row').evaluate((row) =>
        [...row.querySelectorAll('a,button')]
          .filter((element) => {
            const { left, right, width: own, height } = element.getBoundingClientRect();
            return height > 0 && (left < 0 || right > innerWidth || own < 24);
          })
          .map((element) => element.textContent),
      );
      expect(outside, `outside of the bar at ${width}`).toEqual([]);
    }
  });

  test('skip link: first in the tab order, moves to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#_main')).toBeFocused();
  });
});

test.describe('dropdowns', () => {
  for (const [name, links] of [
    ['Services', SERVICES],
    ['Insights', INSIGHTS],
    ['Industries', INDUSTRIES],
  ] as const) {
    test(`${name}: its links, opened by click and by Enter, never by hover`, async ({ page }) => {
      await page.goto('/');
      const [button, panel] = [opener(page, name), await panelOf(page, name)];
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.hover();
      await page.mouse.move(600, 500);
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const hrefs = await panel.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(hrefs.slice(0, links.length)).toEqual(links);
      await button.click();
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.press('Enter');
      await expect(panel).toBeVisible();
    });
  }

  test('close on Escape (focus returns), on a click elsewhere, on leaving focus, and when another opens', async ({ page }) => {
    await page.goto('/');
    const [button, panel] = [opener(page, 'Insights'), await panelOf(page, 'Insights')];
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await page.mouse.click(30, 600);
    await expect(panel).toBeHidden();

    await button.press('Enter');
    for (const _ of INSIGHTS) await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await expect(opener(page, 'Industries')).toBeFocused();

    await button.click();
    await opener(page, 'Industries').click();
    await expect(panel).toBeHidden();
    await expect(await panelOf(page, 'Industries')).toBeVisible();
  });

  test('close after their link is followed', async ({ page }) => {
    await page.goto('/');
    await opener(page, 'Insights').click();
    await (await panelOf(page, 'Insights')).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/insights\/blog$/);
    await expect(await panelOf(page, 'Insights')).toBeHidden();
    await expect(opener(page, 'Insights')).toHaveAttribute('aria-expanded', 'false');
  });

  test('open by tap', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 }, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await opener(page, 'Services').tap();
    await expect(await panelOf(page, 'Services')).toBeVisible();
    await context.close();
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('opens, lists the same links, closes on a link, and says so', async ({ page }) => {
    await page.goto('/');
    const [button, menu] = [opener(page, 'Menu'), page.locator('#_menu')];
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const mobile = await hrefsIn(page, '#_menu a[href]');
    expect(mobile).toEqual(expect.arrayContaining(LINKS));
    expect(mobile).toEqual(await hrefsIn(page, 'header nav[aria-label=Main] a[href]'));
    await menu.getByText('Industries', { exact: true }).tap();
    const loads = countLoads(page);
    await menu.getByRole('link', { name: 'Healthcare' }).tap();
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/\/industries\/healthcare$/);
    expect(loads.count).toBeLessThanOrEqual(1);
    await button.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});
