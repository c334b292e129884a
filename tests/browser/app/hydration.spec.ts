import { expect, test, type Page } from 'playwright/test';
import { caughtUp, hydrated, openLive, pointAt, scrollTo, wake, watch } from '../../support/browser/app.ts';
import { formOf, privacyBox } from '../../support/browser/inquiry.ts';
import { extend, translate } from '../../support/browser/altered.ts';
import { atNight } from '../../support/night.ts';
import { holdApp, slowDown } from '../../support/browser/slow.ts';

/** Each click that is answered before the app is there, and what it must have done, once, when the app is. */
const CLICKS: {
  name: string;
  address: string;
  button: (page: Page) => ReturnType<Page['locator']>;
  effect: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'next testimonial',
    address: '/',
    button: (page) => page.getByRole('button', { name: 'Next testimonial' }),
    effect: (page) =>
      expect(page.getByRole('button', { name: 'Show testimonial 2' })).toHaveAttribute('aria-current', 'true'),
  },
  {
    name: 'next picture',
    address: '/about',
    button: (page) => page.getByRole('button', { name: 'Next picture' }),
    effect: (page) =>
      expect(page.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true'),
  },
  {
    name: 'a filter',
    address: '/bikes',
    button: (page) => page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'City' }),
    effect: async (page) => {
      await expect(page).toHaveURL(/\?kind=City$/);
      await expect(page.locator('#here article')).toHaveCount(1);
    },
  },
];

test.describe('a click before the app is there', () => {
  for (const { name, address, button, effect } of CLICKS) {
    test(`${name}: takes effect, once`, atNight(name !== 'next testimonial'), async ({ page }) => {
      const faults = watch(page);
      const app = await holdApp(page);
      await page.goto(address);
      await button(page).click();
      await expect.poll(app.asked).toBe(1);
      app.release();
      await effect(page);
      await hydrated(page);
      await effect(page);
      expect(faults).toEqual([]);
    });
  }

  // By day two filters are pressed early (lists.spec.ts).
  test('two clicks on the same button: both take effect', atNight(true), async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    app.release();
    await expect(page.getByRole('button', { name: 'Show testimonial 3' })).toHaveAttribute('aria-current', 'true');
  });

  // By day the code is held back.
  test('on a slow phone and network', atNight(true), async ({ page }) => {
    const faults = watch(page);
    const speedUp = await slowDown(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    const second = page.getByRole('button', { name: 'Show testimonial 2' });
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 40_000 });
    await hydrated(page);
    await expect(second).toHaveAttribute('aria-current', 'true');
    expect(faults).toEqual([]);
    await speedUp();
  });
});

test.describe('a form before the app is there', () => {
  test('keeps what is typed, chosen and ticked, and the focus', async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/bikes/cargo');
    const form = formOf(page);
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Industry').selectOption('Healthcare');
    await privacyBox(page).check();
    await form.getByLabel('Message').pressSequentially('Hello');
    app.release();
    await hydrated(page);
    await expect(form.getByLabel('Message')).toBeFocused();
    await page.keyboard.type(' there');
    await expect(form.getByLabel('First name')).toHaveValue('Ada');
    await expect(form.getByLabel('Industry')).toHaveValue('Healthcare');
    await expect(form.getByLabel('Message')).toHaveValue('Hello there');
    await expect(privacyBox(page)).toBeChecked();
  });

  test('a price chosen before stays chosen', atNight(true), async ({ page }) => {
    const app = await holdApp(page);
    await page.goto('/repairs');
    await page.getByText('Monthly', { exact: true }).click();
    await expect(page.getByText('$15.00')).toBeVisible();
    app.release();
    await wake(page);
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(page.getByText('$15.00')).toBeVisible();
  });

  // By day a price is chosen before.
  test('a question opened before stays open', atNight(true), async ({ page }) => {
    const faults = watch(page);
    const app = await holdApp(page);
    await page.goto('/visit');
    await page.locator('main summary').first().click();
    app.release();
    await wake(page);
    await expect(page.locator('main details').first()).toHaveAttribute('open', '');
    expect(faults).toEqual([]);
  });

  test(
    'sent before: stays on the page, leaks nothing, is checked once the app is there',
    atNight(true),
    async ({ page }) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      const app = await holdApp(page);
      await page.goto('/visit');
      await formOf(page).getByLabel('Email').fill('ada@example.com');
      await formOf(page).getByLabel('Email').press('Enter');
      await expect(page).toHaveURL(/\/visit$/);
      app.release();
      await expect(page.getByRole('group', { name: /^Please check \d fields$/ })).toBeFocused();
      await expect(formOf(page).getByLabel('Email')).toHaveValue('ada@example.com');
      expect(urls.filter((url) => url.includes('ada'))).toEqual([]);
    },
  );
});

for (const [name, alter] of Object.entries({ 'a browser that translates': translate, 'an extension': extend }))
  test.describe(`a page that ${name} has changed before the app is there`, () => {
    test('keeps what is typed, chosen and ticked, and the focus', atNight(true), async ({ page }) => {
      const app = await holdApp(page);
      await page.goto('/bikes/cargo');
      await alter(page);
      const form = formOf(page);
      await form.locator('[name=firstName]').fill('Ada');
      await form.locator('[name=industry]').selectOption({ index: 2 });
      await form.locator('[name=privacyAgreed]').check();
      await form.locator('[name=message]').pressSequentially('Hello!');
      await page.keyboard.press('ArrowLeft');
      app.release();
      await hydrated(page);
      await page.keyboard.type(' there');
      await expect(form.locator('[name=firstName]')).toHaveValue('Ada');
      await expect(form.locator('[name=industry]')).toHaveValue('Healthcare');
      await expect(form.locator('[name=message]')).toHaveValue('Hello there!');
      await expect(form.locator('[name=privacyAgreed]')).toBeChecked();
      await page.reload();
      await expect(form.locator('[name=message]')).toHaveValue('Hello there!');
    });

    test('does what was pressed, once', atNight(alter === extend), async ({ page }) => {
      const app = await holdApp(page);
      await page.goto('/bikes/cargo');
      await alter(page);
      await formOf(page).locator('[name=email]').fill('ada@example.com');
      await formOf(page).locator('[name=email]').press('Enter');
      app.release();
      await expect(formOf(page).getByRole('group')).toBeFocused();
      await expect(formOf(page).locator('[name=email]')).toHaveValue('ada@example.com');
      await expect(formOf(page).locator('[type=submit]')).not.toHaveAttribute('aria-busy');
    });
  });

test(
  'what is chosen is sent as the site calls it, whatever a browser that translates does',
  atNight(true),
  async ({ page }) => {
    await openLive(page, '/bikes/cargo');
    await translate(page);
    const industry = formOf(page).locator('[name=industry]');
    await industry.selectOption({ label: 'Healthcare (fr)' });
    await expect(industry).toHaveValue('Healthcare');
  },
);

test('a part that throws in the browser spares its page', async ({ page }) => {
  await page.route(/\/assets\/Entries-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("planned"); }',
    }),
  );
  await page.goto('/bikes');
  const heading = await page.locator('h1').textContent();
  await wake(page);
  await expect(page.getByRole('alert').filter({ hasText: 'This section could not be shown.' })).toHaveCount(1);
  await expect(page.locator('[data-block-error]')).toHaveAttribute('data-block-error', 'collection');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  await expect(page.locator('main [data-block=inquiryForm]')).toBeVisible();
});

test(
  'when the app cannot be loaded the page stays, and the next sign of intent tries again',
  atNight(true),
  async ({ page }) => {
    await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/repairs/tune-up');
    const failed = page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'));
    const pointAtLink = (): Promise<void> => pointAt(page.locator('header a').first());
    await pointAtLink();
    await failed;
    await expect(page.locator('h1')).toBeVisible();
    await page.unrouteAll();
    let asked = false;
    page.on('request', (request) => (asked ||= /\/assets\/app-/.test(request.url())));
    await expect
      .poll(async () => {
        await pointAtLink();
        return asked;
      })
      .toBe(true);
    await hydrated(page);
  },
);

test(
  'a pointer that rests where the page appears is no sign of intent; one that moves is',
  atNight(true),
  async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    );
    await page.goto('/about');
    await page.locator('main').dispatchEvent('pointermove', { clientX: 0, clientY: 0, movementX: 0, movementY: 0 });
    await caughtUp(page);
    expect(scripts).toEqual([]);
    await pointAt(page.locator('main [data-live]'));
    await expect.poll(() => scripts.some((script) => script.includes('/app-'))).toBe(true);
  },
);

test('a visitor who scrolled before the app ran stays where they are', atNight(true), async ({ page }) => {
  await page.goto('/about');
  await scrollTo(page, 700);
  await wake(page);
  const ahead = page.waitForResponse(/journal$/);
  await page.locator('main a[href="/journal"]:visible').last().dispatchEvent('pointerover');
  await ahead;
  await caughtUp(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  await wake(page);
  await caughtUp(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(700);
});
