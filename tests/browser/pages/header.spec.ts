import { expect, test, type Locator, type Page } from 'playwright/test';
import { caughtUp, countLoads, scrollTo } from '../../support/browser/app.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';
import { atNight, runs } from '../../support/night.ts';

const MENUS = {
  Repairs: ['/repairs/tune-up', '/repairs/winter-storage', '/repairs'],
  Bikes: ['/bikes/cargo', '/bikes/city', '/bikes/touring'],
  'The shop': [
    '/about',
    '/about#story',
    '/visit#hours',
    '/visit#questions',
    '/files/winter-checklist.txt',
    'https://rides.example.org/',
    'mailto:repairs@example.org',
  ],
};
const LINKS = [...Object.values(MENUS).flat(), '/journal', '/visit'];
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0);
};
const header = (page: Page) => page.getByRole('banner');
const opener = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const panelOf = async (page: Page, name: string) =>
  page.locator(`#${await opener(page, name).getAttribute('aria-controls')}`);
const hrefsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

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
    await page.goto('/journal');
    expect(await hrefsIn(page, 'header nav[aria-label=Main] a[href]')).toEqual(LINKS);
    const phone = header(page).getByRole('link', { name: /^Ring the bench/ });
    await expect(phone).toHaveAttribute('href', /^tel:\+?1?\d{10}$/);
    const shown = ((await phone.textContent()) ?? '').replace(/\D/g, '');
    expect(await phone.getAttribute('href')).toContain(shown);
    await expect(page.locator('header nav[aria-label=Main] [aria-current=page]')).toHaveText(['Journal']);
  });

  test('everything in the bar fits, at every width', atNight(true), async ({ page }) => {
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

  test(
    'on the smallest phones, a name stands as far from the buttons as these from each other',
    atNight(true),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto('/');
      const right = await page.locator('.brand').evaluate((brand) => {
        const name = brand.lastChild as Text;
        name.data = 'Northlane';
        const range = document.createRange();
        range.selectNode(name);
        return range.getBoundingClientRect().right;
      });
      expect(right + 6).toBeLessThan((await opener(page, 'Search').boundingBox())?.x ?? 0);
    },
  );

  test('on the outer screen of a phone that folds, no button is cut off', atNight(true), async ({ page }) => {
    for (const width of [260, 280, 300]) {
      await page.setViewportSize({ width, height: 653 });
      await page.goto(`${SITE_URL}/`);
      const box = await opener(page, 'Menu').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), String(width)).toBeLessThanOrEqual(width);
    }
  });

  test(
    'where letters alone are enlarged, the buttons stand below a name that leaves them no room',
    atNight(true),
    async ({ page }) => {
      // Half of 480 px: Firefox counts a window in rem of the enlarged letters, and enlarges those of the window's width, too.
      await page.setViewportSize({ width: 240, height: 800 });
      await page.goto('/');
      const brand = page.locator('.brand');
      await brand.evaluate((element: HTMLElement) => {
        (element.lastChild as Text).data = 'Northlane';
        element.style.fontSize = '42px';
      });
      const name = await brand.boundingBox();
      for (const part of [opener(page, 'Search'), page.locator('header .phone'), opener(page, 'Menu')]) {
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
        expect(box?.width).toBeGreaterThan(24);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(240);
      }
    },
  );

  test('skip link: first in the tab order, moves to the content, and needs no script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#_main')).toBeFocused();
    await caughtUp(page);
    expect(scripts).toEqual([]);
  });
});

test.describe('dropdowns', () => {
  test('their links; opened by click and by Enter, never by hover', atNight(true), async ({ page }) => {
    await page.goto('/');
    for (const [name, links] of Object.entries(MENUS).slice(0, runs(1, 3))) {
      const [button, panel] = [opener(page, name), await panelOf(page, name)];
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.hover();
      await page.mouse.move(600, 500);
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const hrefs = await panel
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(links);
      await button.click();
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.press('Enter');
      await expect(panel).toBeVisible();
      await button.press('Enter');
      await expect(panel).toBeHidden();
    }
  });

  test('close on Escape (focus returns), on a click elsewhere, on leaving focus, and when another opens', async ({
    page,
  }) => {
    await page.goto('/');
    const [button, panel] = [opener(page, 'Bikes'), await panelOf(page, 'Bikes')];
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await page.mouse.click(30, 600);
    await expect(panel).toBeHidden();

    await button.press('Enter');
    for (const _ of MENUS.Bikes) await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await expect(opener(page, 'The shop')).toBeFocused();

    await button.click();
    await opener(page, 'The shop').click();
    await expect(panel).toBeHidden();
    await expect(await panelOf(page, 'The shop')).toBeVisible();
  });

  test('close after their link is followed', atNight(true), async ({ page }) => {
    await page.goto('/');
    await opener(page, 'Bikes').click();
    await (await panelOf(page, 'Bikes')).getByRole('link', { name: 'City bike' }).click();
    await expect(page).toHaveURL(/\/bikes\/city$/);
    await expect(await panelOf(page, 'Bikes')).toBeHidden();
    await expect(opener(page, 'Bikes')).toHaveAttribute('aria-expanded', 'false');
  });

  test('have all of their links in a low window', atNight(true), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 220 });
    await page.goto('/');
    await opener(page, 'The shop').click();
    const panel = await panelOf(page, 'The shop');
    await expect.poll(async () => bottomOf(panel)).toBeLessThanOrEqual(220);
    const last = panel.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('open by tap', atNight(true), async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 }, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await opener(page, 'Repairs').tap();
    await expect(await panelOf(page, 'Repairs')).toBeVisible();
    await context.close();
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('opens, lists the same links, closes on a link, and says so', atNight(true), async ({ page }) => {
    await page.goto('/');
    const [button, menu] = [opener(page, 'Menu'), page.locator('#_menu')];
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const mobile = await hrefsIn(page, '#_menu a[href]');
    expect(mobile).toEqual(LINKS);
    await menu.getByText('Bikes', { exact: true }).tap();
    const loads = countLoads(page);
    await menu.getByRole('link', { name: 'City bike' }).tap();
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/\/bikes\/city$/);
    expect(loads.count).toBeLessThanOrEqual(1);
    await button.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.tap();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu, 'where its button is not shown').toBeHidden();
  });
});
