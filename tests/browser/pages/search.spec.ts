import { expect, test, type Page } from 'playwright/test';
import { countLoads, h1, openLive, pointAt, watch } from '../../support/browser/app.ts';
import { translate } from '../../support/browser/altered.ts';
import { COLOR_RULES, violations } from '../../support/browser/audit.ts';
import { enlarge } from '../../support/browser/layout.ts';
import { hold } from '../../support/browser/slow.ts';
import { atNight } from '../../support/night.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });
const results = (page: Page) => dialog(page).getByRole('option');
const status = (page: Page) => dialog(page).getByRole('status');
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });

test(
  'in a low window, with letters of twice the size, results are read as a whole',
  atNight(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await openLive(page, '/about');
    await enlarge(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('wheel');
    await expect(status(page)).toHaveText(/^\d pages$/);
    for (const result of [results(page).first(), results(page).last()]) {
      await result.scrollIntoViewIfNeeded();
      await expect(result).toBeInViewport({ ratio: 1 });
    }
  },
);

test.describe('by keyboard', () => {
  test('Ctrl+K opens it, arrows choose, Enter opens the page that was chosen', async ({ page }) => {
    const faults = watch(page);
    await openLive(page, '/about');
    // Wherever the focus is, nothing is asked by itself.
    await page.locator('main a').first().focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(status(page)).toHaveText(/^Two letters are enough/);
    await page.keyboard.type('wheel');
    await expect(status(page)).toHaveText(/^\d pages$/);
    const titles = await results(page).allTextContents();
    expect(titles.length).toBeGreaterThan(2);
    await expect(chosen(page)).toHaveText([titles[0] ?? '']);
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText([titles[1] ?? '']);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).toHaveText([titles.at(-1) ?? '']);
    await page.keyboard.press('ArrowDown');
    const loads = countLoads(page);
    const href = (await chosen(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(dialog(page)).toBeHidden();
    expect(loads.count).toBe(0);
    expect(faults).toEqual([]);
  });

  test('arrows that choose among the signs of a keyboard choose no result', atNight(true), async ({ page }) => {
    await page.goto('/about');
    await opener(page).press('Enter');
    await field(page).fill('chain');
    await expect(results(page).first()).toBeVisible();
    const chosen = page.locator('[aria-selected=true]');
    const before = await chosen.textContent();
    await field(page).dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
    expect(await chosen.textContent()).toBe(before);
    await field(page).dispatchEvent('keydown', { key: 'ArrowDown' });
    expect(await chosen.textContent()).not.toBe(before);
  });

  test('Enter waits for what is found for the words that stand there', atNight(true), async ({ page }) => {
    await openLive(page, '/about');
    await page.keyboard.press('Control+k');
    await field(page).fill('wheel');
    await expect(results(page).first()).toBeVisible();
    const before = (await chosen(page).getAttribute('href')) ?? '';
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/*.json', async (route) => {
      await waiting;
      await route.continue();
    });
    await field(page).fill('milk');
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toHaveAttribute('href', before);
    answer();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname !== '/about' && url.pathname + url.hash !== before);
  });

  test('what is typed before it is there stands in its field', atNight(true), async ({ page }) => {
    await page.goto('/about');
    const { asked, release } = await hold(page, /\/assets\/search-/);
    await page.keyboard.press('Meta+k');
    await expect.poll(asked).toBe(1);
    await page.keyboard.press('Shift');
    await page.keyboard.type('Salt har');
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('bor');
    await expect(field(page)).toHaveValue('Salt harbor');
    await expect(results(page).first()).toHaveText(/A quiet chain/);
    await page.keyboard.press('Escape');
    await opener(page).press('Enter');
    await page.keyboard.type('milk');
    await expect(field(page)).toHaveValue('milk');
  });

  test(
    'Escape gives the focus back; asked again, it has what was typed, ready to be replaced',
    atNight(true),
    async ({ page }) => {
      await page.goto('/about');
      await opener(page).press('Enter');
      await field(page).fill('chain');
      await expect(results(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveValue('chain');
      await page.keyboard.type('milk');
      await expect(field(page)).toHaveValue('milk');
    },
  );

  test('in a field, its keys are letters', atNight(true), async ({ page }) => {
    await openLive(page, '/visit');
    const message = page.locator('main textarea').first();
    await message.fill('1');
    await message.press('/');
    await message.press('Control+k');
    await expect(message).toHaveValue('1/');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test(
  'a click beside it closes it, but not a mouse that marks words and lets go there',
  atNight(true),
  async ({ page }) => {
    await page.goto('/about');
    await opener(page).click();
    await field(page).fill('chain');
    const { x, y } = (await field(page).boundingBox())!;
    await page.mouse.move(x + 40, y + 10);
    await page.mouse.down();
    await page.mouse.move(5, y + 10);
    await page.mouse.up();
    await expect(field(page)).toBeVisible();
    await page.mouse.click(5, y + 10);
    await expect(field(page)).toBeHidden();
  },
);

test('a result leads to its section, and says in which words it was found', atNight(true), async ({ page }) => {
  await page.goto('/about');
  await opener(page).click();
  await field(page).fill('salt harbor');
  const result = results(page).first();
  await expect(result).toHaveAttribute('href', '/journal/quiet-chain#how-often');
  await expect(result.locator('b')).toHaveText('A quiet chain');
  await expect(result.locator('mark')).toHaveText(['Salt', 'harbor']);
  await result.click();
  await expect(page).toHaveURL(/\/journal\/quiet-chain#how-often$/);
});

test('going back closes it: the page that comes then is seen', atNight(true), async ({ page }) => {
  await openLive(page, '/about');
  await page.locator('header .brand').click();
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(dialog(page)).toBeHidden();
  await expect(h1(page)).toBeFocused();
});

test('needs nothing of the app, and nothing of it is there before', atNight(true), async ({ page }) => {
  await page.route(/\/assets\/(?:start-app|react|parts|ui)-/, (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isOfSearch = (address: string): boolean => /^\/(?:_search\/|assets\/search-)/.test(address);
  await page.goto('/about');
  expect(asked.filter(isOfSearch)).toEqual([]);
  await opener(page).click();
  await field(page).fill('chain');
  await expect(results(page).first()).toHaveText(/A quiet chain/);
  expect(asked.filter((address) => address.startsWith('/assets/search-'))).toHaveLength(1);
});

test('nothing of it comes with the app', atNight(true), async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about');
  const link = page.locator('a[href="/journal"]:visible').first();
  await pointAt(link);
  await expect.poll(() => asked).toContain('/journal');
  await link.click();
  await expect(page).toHaveURL(/\/journal$/);
  expect(asked.filter((address) => /^\/(?:_search\/|assets\/search-)/.test(address))).toEqual([]);
});

test.describe('what it says', () => {
  test('is said once, however many letters are typed', atNight(true), async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Control+k');
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).not.toBeEmpty();
    const said = await status.evaluateHandle((place) => {
      const texts = [place.textContent];
      new MutationObserver(() => texts.push(place.textContent)).observe(place, { childList: true });
      return texts;
    });
    await page.getByRole('combobox').pressSequentially('wheel');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('combobox').press('Backspace');
    await expect(status).toHaveText(/^\d+ pages/);
    const texts = await said.jsonValue();
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([]);
  });

  test('where nothing is found', atNight(true), async ({ page }) => {
    await page.goto('/about');
    await opener(page).click();
    await field(page).fill('xqzw');
    await expect(status(page)).toHaveText('Nothing found for “xqzw”. Try fewer words, or others.');
    await expect(results(page)).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('where the line is gone while one types, and it goes on where it was', atNight(true), async ({ page }) => {
    await page.goto('/about');
    await opener(page).click();
    await page.route(/\/_search\/en-GB\/\d+\.json/, (route) => route.abort());
    await field(page).fill('chain');
    await expect(status(page)).toHaveText('The search could not be opened. Please try again.');
    await page.unroute(/\/_search\/en-GB\/\d+\.json/);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toHaveText(/A quiet chain/);
    await expect(field(page)).toBeFocused();
  });

  test('of a page that is gone meanwhile: nothing, and the others are shown', atNight(true), async ({ page }) => {
    await page.goto('/about');
    await opener(page).click();
    await page.route('/journal/quiet-chain.json', (route) => route.fulfill({ status: 404 }));
    await field(page).fill('chain');
    await expect(results(page).first()).toBeVisible();
    await expect(results(page).filter({ hasText: 'A quiet chain' })).toHaveCount(0);
  });

  test('where it cannot be loaded at all, and it can be asked again', atNight(true), async ({ page }) => {
    await page.route(/\/_search\//, (route) => route.abort());
    await page.goto('/about');
    await opener(page).click();
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(/^This could not be loaded\./);
    await expect(opener(page)).not.toHaveAttribute('aria-busy');
    await page.unroute(/\/_search\//);
    await opener(page).click();
    await expect(field(page)).toBeFocused();
  });
});

test('the page for unknown addresses offers it, with the words of the address', atNight(true), async ({ page }) => {
  await page.goto('/repair/tubless-tires');
  await page.getByRole('link', { name: 'Search this site' }).click();
  await expect(field(page)).toHaveValue('repair tubless tires');
  await expect(results(page).first()).toHaveText(/Tubeless tyres/);
});

test('is accessible, light and dark', atNight(true), async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await opener(page).click();
  await field(page).fill('wheel');
  await expect(results(page).first()).toBeVisible();
  expect(await violations(page, undefined, '#_search'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, COLOR_RULES, '#_search'), 'dark').toEqual([]);
});

test('fills a small window, and nothing of it is outside', atNight(true), async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 700 }, baseURL });
  const page = await context.newPage();
  await page.goto('/about');
  await opener(page).tap();
  await field(page).fill('wheel');
  await expect(results(page).first()).toBeVisible();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  const wide = await dialog(page).evaluate(
    (box) => [...box.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth).length,
  );
  expect(wide).toBe(0);
  await results(page).first().tap();
  await expect(h1(page)).toBeVisible();
  await expect(page).not.toHaveURL(/\/about$/);
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing offers it', atNight(true), async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(opener(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Search this site' })).toBeHidden();
  });
});

test('finds on a page that a browser has translated', atNight(true), async ({ page }) => {
  await page.goto('/about');
  await translate(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('wheel');
  await expect(results(page).first()).toBeVisible();
});
