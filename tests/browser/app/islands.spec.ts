import { expect, test, type Page } from 'playwright/test';
import { translate } from '../../support/browser/altered.ts';
import { caughtUp, countLoads, h1, hydrated, openLive, pointAt, scrollTo, watch } from '../../support/browser/app.ts';
import { alive, formOf } from '../../support/browser/inquiry.ts';
import { hold, holdApp } from '../../support/browser/slow.ts';
import { atNight } from '../../support/night.ts';

/** The scripts that a page has asked for, by name. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{6}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** The live parts of a page that have come to life, by the block that they are in. */
const living = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('main [data-live]')
    .evaluateAll((parts) =>
      parts
        .filter((part) => Object.keys(part).some((key) => key.startsWith('__reactContainer')))
        .map((part) => (part as HTMLElement).dataset.live),
    );

test('a part in view loads nothing; a pointer in its block brings it to life, and it alone', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/bikes');
  for (const part of await page.locator('main [data-live]').all()) await part.scrollIntoViewIfNeeded();
  await caughtUp(page);
  expect(scripts).toEqual([]);
  await pointAt(page.locator('[data-block=collection]:has([data-live])'));
  await hydrated(page);
  expect(await living(page)).toEqual(['collection']);
  expect(scripts).not.toContain('start-app');
  expect(scripts).not.toContain('FormCard');
});

test(
  'what is pressed before its part lives is pressed again then, also where it is no button to browsers',
  atNight(true),
  async ({ page }) => {
    await page.goto('/bikes');
    const presses = await page
      .locator('main [data-live]')
      .first()
      .evaluate(async (part: HTMLElement) => {
        // As chips and entries of lists are, of MUI.
        const pressed = part.firstElementChild as HTMLElement;
        pressed.role = 'button';
        let count = 0;
        pressed.addEventListener('click', () => (count += 1));
        pressed.click();
        const states = [`${count} ${pressed.ariaBusy}`];
        await new Promise<void>((resolve) => {
          const look = (): unknown => (count > 0 ? resolve() : setTimeout(look, 20));
          look();
        });
        return [...states, `${count} ${pressed.ariaBusy}`];
      });
    expect(presses).toEqual(['0 true', '1 null']);
  },
);

test('a link that is followed before the app is there is followed as any link is', atNight(true), async ({ page }) => {
  await holdApp(page);
  await page.goto('/');
  const loads = countLoads(page);
  await page.locator('main a[href="/repairs"]:visible').first().click();
  await expect(h1(page)).toHaveText('Mended while the kettle boils');
  expect(loads.count).toBe(1);
});

test(
  'words that were typed before stand in the form again without being asked for',
  atNight(true),
  async ({ page }) => {
    await page.goto('/visit');
    await alive(page);
    await formOf(page).getByLabel('Message').fill('The bell is gone');
    await page.reload();
    await expect(formOf(page).getByLabel('Message')).toHaveValue('The bell is gone');
  },
);

test('another page takes the place of one with live parts at once, and back comes the page with its place and words', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto('/visit');
  await alive(page);
  await formOf(page).getByLabel('Message').fill('The bell is gone');
  await scrollTo(page, 400);
  // From here on the router is there; it has seen nothing of what was before.
  await openLinks(page);
  await page.evaluate(() => {
    const seen = ((globalThis as { seen?: number[] }).seen = []);
    const note = (): void => {
      (seen as number[]).push(document.querySelector('main')?.childElementCount ?? 0);
      requestAnimationFrame(note);
    };
    note();
  });
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/about"]')?.click());
  await expect(page).toHaveURL(/\/about$/);
  await expect(h1(page)).toBeFocused();
  expect(await page.evaluate(() => Math.min(...((globalThis as { seen?: number[] }).seen ?? [])))).toBeGreaterThan(1);
  await expect(page.locator('main')).toHaveCount(1);
  await page.goBack();
  await expect(formOf(page).getByLabel('Message')).toHaveValue('The bell is gone');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
  expect(faults).toEqual([]);
});

/** What is kept of forms in this tab, by name. */
const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('inquiry ')));

for (const [when, isShown] of [
  ['another page is on its way', false],
  ['another page is shown', true],
] as const)
  test(
    `words and choices of a form whose code comes when ${when} are kept for its own page, translated or not`,
    atNight(true),
    async ({ page }) => {
      const code = await hold(page, /\/assets\/FormCard-/);
      const next = await hold(page, /\/about$/);
      await page.goto('/visit');
      await page.locator('header a').first().dispatchEvent('pointermove', { movementX: 1, pointerType: 'mouse' });
      await hydrated(page);
      await formOf(page).getByLabel('Message').fill('The bell is gone');
      await translate(page);
      await formOf(page).locator('[name=industry]').selectOption({ label: 'Touring (fr)' });
      const before = await h1(page).textContent();
      await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/about"]')?.click());
      await expect(page).toHaveURL(/\/about$/);
      if (isShown) next.release();
      if (isShown) await expect(h1(page)).not.toHaveText(before ?? '');
      code.release();
      await expect.poll(() => drafts(page)).toEqual(['inquiry /visit contact write']);
      next.release();
      await expect(h1(page)).not.toHaveText(before ?? '');
      await page.goBack();
      await expect(formOf(page).getByLabel('Message')).toHaveValue('The bell is gone');
      await expect(formOf(page).locator('[name=industry]')).toHaveValue('Touring');
    },
  );

test('what could not be loaded of one part is no fault of another', atNight(true), async ({ page }) => {
  const list = await hold(page, /\/assets\/Entries-/);
  await page.route(/\/assets\/FormCard-/, (route) => route.abort());
  await page.goto('/bikes');
  const filter = page.getByRole('group', { name: 'Kind' }).getByRole('button', { name: 'City' });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-busy', 'true');
  await page.locator('details:has(form) summary').click();
  await formOf(page).locator('button[type=submit]').click();
  await expect(formOf(page).locator('.when-failed')).toBeVisible();
  list.release();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(filter).not.toHaveAttribute('aria-busy');
});

test(
  'code that failed to load is not asked for again at once, however the pointer moves',
  atNight(true),
  async ({ page }) => {
    let asked = 0;
    await page.route(/\/assets\/app-/, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.clock.setFixedTime('2026-05-21T12:00:00');
    await page.goto('/bikes');
    const move = async (): Promise<void> => {
      for (const place of ['main [data-live]', 'header a'])
        await page.locator(place).first().dispatchEvent('pointermove', { movementX: 1, pointerType: 'mouse' });
    };
    const said = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('module'),
    );
    await move();
    await said;
    await move();
    await move();
    expect(asked).toBe(1);
    await page.clock.setFixedTime('2026-05-21T12:00:02');
    await move();
    await expect.poll(() => asked).toBe(2);
  },
);

test.describe('a form that was folded again', () => {
  const fold = (page: Page) => page.locator('details:has(form) > summary');

  // By day a form that is open says so.
  test('shows that its code could not be loaded', atNight(true), async ({ page }) => {
    await page.route(/\/assets\/FormCard-/, (route) => route.abort());
    await page.goto('/bikes');
    await fold(page).click();
    await formOf(page).locator('button[type=submit]').click();
    await expect(formOf(page).locator('.when-failed')).toBeVisible();
    await fold(page).click();
    await expect(formOf(page).locator('.when-failed')).toBeVisible();
  });

  test('opens where its message fails', atNight(true), async ({ page }) => {
    await page.route('**/api/v1.0/email/send', async (route) => {
      await fold(page).click();
      await route.fulfill({ status: 500 });
    });
    await page.goto('/bikes');
    await fold(page).click();
    await alive(page);
    for (const field of await formOf(page).locator('[required]:is(input:not([type=checkbox]),textarea)').all())
      await field.fill('ada@example.com');
    await formOf(page).locator('[type=checkbox][required]').check();
    await formOf(page).locator('button[type=submit]').click();
    await expect(formOf(page).getByText('was not sent')).toBeVisible();
  });
});

/** Has links followed softly, as a pointer on one does. */
async function openLinks(page: Page, ready = 2): Promise<void> {
  await page.locator('header a').first().dispatchEvent('pointermove', { movementX: 1, pointerType: 'mouse' });
  await hydrated(page, ready);
}

test('what is pressed on a page that was reached softly takes effect', atNight(true), async ({ page }) => {
  await openLive(page, '/privacy');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"],footer a[href="/"]')?.click());
  await expect(h1(page)).toHaveText(/^Bring the squeak/);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect(page.getByRole('button', { name: 'Show testimonial 2' })).toHaveAttribute('aria-current', 'true');
});

test(
  'whoever follows a link while a message waits to be sent is asked, and may stay',
  atNight(true),
  async ({ page }) => {
    const { release } = await hold(page, /\/assets\/FormCard-/);
    await page.goto('/visit');
    await openLinks(page, 1);
    await formOf(page).locator('button[type=submit]').click();
    await expect(formOf(page).locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Privacy', exact: true })
      .evaluate((to: HTMLElement) => setTimeout(() => to.click()));
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page).toHaveURL(/\/visit$/);
    release();
    await expect(formOf(page).getByText(/^Please check/)).toBeVisible();
  },
);
