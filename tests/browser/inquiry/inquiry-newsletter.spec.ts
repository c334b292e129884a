import { expect, test, type Page } from 'playwright/test';
import { answerApp, withFrames } from '../../support/browser/answer-app.ts';
import { alive, formOf, privacyBox } from '../../support/browser/inquiry.ts';
import { atNight } from '../../support/night.ts';
import { ownHost } from '../../support/servers/own-host.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';
import { buildByCommand } from '../../support/sites/build-by-command.ts';
import { copyOfFixture } from '../../support/sites/temp-site.ts';

test.use({ baseURL: SITE_URL });

async function expectHandedOver(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL('/contact');
  await expect(formOf(page).getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('checkbox', { name: 'newsletter' })).toBeChecked();
  await expect(privacyBox(page)).not.toBeChecked();
  await expect(formOf(page).getByLabel('First name')).toBeFocused();
  await expect(formOf(page).getByRole('status').filter({ hasText: 'Your address is filled in' })).toBeVisible();
}

test('the footer box hands a valid address to the contact form, and makes no call', async ({ page }) => {
  const posts: string[] = [];
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
  await page.goto('/about');
  // What is said above the fields stands there before the first of them is brought into view.
  const said = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('focusin', ({ target }) => {
          const { name, form } = target as HTMLInputElement;
          if (name === 'firstName') resolve(form?.querySelector('[role=status]')?.textContent);
        }),
      ),
  );
  const box = page.locator('footer form');
  await box.getByRole('textbox').fill('ada@example.com');
  await box.getByRole('button').click();
  expect(await said).toContain('Your address is filled in');
  await expectHandedOver(page, 'ada@example.com');
  expect(posts).toEqual([]);
  expect([...urls, page.url()].filter((url) => /ada(?:@|%40)/.test(url))).toEqual([]);
});

test('an invalid address goes nowhere', atNight(true), async ({ page }) => {
  await page.goto('/about');
  const box = page.locator('footer form');
  await box.getByRole('textbox').fill('ada@');
  await box.getByRole('button').click();
  await expect(page).toHaveURL('/about');
});

test('on the contact page itself the form takes it at once', atNight(true), async ({ page }) => {
  await page.goto('/contact');
  const box = page.locator('footer form');
  await box.getByRole('textbox').fill('ada@example.com');
  await box.getByRole('button').click();
  await expectHandedOver(page, 'ada@example.com');
  await expect(box.getByRole('textbox')).toHaveValue('');
});

test('a form that is folded is opened for it', atNight(true), async ({ page }) => {
  await page.goto('/contact');
  await page.locator('main [data-live=inquiryForm]').evaluate((place) => {
    const fold = document.createElement('details');
    place.replaceWith(fold);
    fold.append(document.createElement('summary'), place);
  });
  await expect(formOf(page)).toBeHidden();
  const box = page.locator('footer form');
  await box.getByRole('textbox').fill('ada@example.com');
  await box.getByRole('button').click();
  await expectHandedOver(page, 'ada@example.com');
});

test('the box of the blog does the same', atNight(true), async ({ page }) => {
  await page.goto('/insights/blog');
  const box = page.locator('main form[data-newsletter]');
  await box.getByRole('textbox').fill('ada@example.com');
  await box.getByRole('button').click();
  await expectHandedOver(page, 'ada@example.com');
});

test('a page with a form of its own does not keep the address for itself', atNight(true), async ({ page }) => {
  await page.goto('/services/face-id-auth');
  await alive(page);
  const box = page.locator('footer form');
  await box.getByRole('textbox').fill('ada@example.com');
  await box.getByRole('button').click();
  await expectHandedOver(page, 'ada@example.com');
});

test('a form that asks for no address leaves it to the one below', atNight(true), async ({ page }) => {
  const site = copyOfFixture();
  const visit = site.read('pages/visit.json');
  const blocks = visit['blocks'] as { type: string }[];
  const form = blocks.find(({ type }) => type === 'inquiryForm');
  const call = { ...form, id: 'call', fields: ['firstName', 'phone'] };
  site.write('pages/visit.json', {
    ...visit,
    blocks: blocks.flatMap((block) => (block === form ? [call, block] : block)),
  });
  const host = await ownHost(await buildByCommand(site.root));
  try {
    await page.goto(`${host.url}/repairs`);
    const box = page.locator('form[data-newsletter]').first();
    await box.getByRole('textbox').fill('ada@example.com');
    await box.getByRole('button').click();
    await expect(page.locator('#write').getByLabel('Email')).toHaveValue('ada@example.com');
    await expect(page.locator('#call')).not.toContainText('Your address is filled in');
  } finally {
    await host.close();
    site.remove();
  }
});

test.describe('where the contact page is loaded whole', () => {
  test('the form shows what was handed to it by itself', atNight(true), async ({ page }) => {
    await answerApp(page, '/contact', (route) => route.fulfill({ status: 404 }));
    await page.goto('/about');
    const box = page.locator('footer form');
    await box.getByRole('textbox').fill('ada@example.com');
    await box.getByRole('button').click();
    await expectHandedOver(page, 'ada@example.com');
  });

  test('whoever writes there already goes on where they are', atNight(true), async ({ page }) => {
    await answerApp(page, '/contact', (route) => route.fulfill({ status: 404 }));
    await page.goto('/about');
    const box = page.locator('footer form');
    await box.getByRole('textbox').fill('ada@example.com');
    await page.route(/\/assets\/FormCard-/, async (route) => {
      await written;
      await route.continue();
    });
    let write = (): void => undefined;
    const written = new Promise<void>((resolve) => (write = resolve));
    await box.getByRole('button').click();
    await expect(page).toHaveURL('/contact');
    await formOf(page).getByLabel('Message').fill('Hello');
    write();
    await expect(formOf(page).getByLabel('Email')).toHaveValue('ada@example.com');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(formOf(page).getByLabel('Message')).toBeFocused();
  });

  test('since it shows frames, nothing of the offer is lost', atNight(true), async ({ page }) => {
    await answerApp(page, '/contact', withFrames);
    await page.goto('/about');
    const box = page.locator('footer form');
    await box.getByRole('textbox').fill('ada@example.com');
    const loaded = page.waitForEvent('load');
    await box.getByRole('button').click();
    await loaded;
    await expectHandedOver(page, 'ada@example.com');
  });
});
