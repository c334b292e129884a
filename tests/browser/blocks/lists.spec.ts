import { expect, test, type Page } from 'playwright/test';
import { h1, openLive } from '../../support/browser/app.ts';
import { holdApp } from '../../support/browser/slow.ts';
import { atNight } from '../../support/night.ts';

// Filters, categories and pages of lists, by keyboard.

const bikes = (page: Page) => page.locator('#here').getByRole('link', { name: /^Learn more/ });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind' }).getByRole('button', { name, exact: true });

test('filters: a filter is pressed, said, kept in the address, kept by reload and by coming back', async ({ page }) => {
  await openLive(page, '/bikes');
  await expect(bikes(page)).toHaveCount(3);
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await filter(page, 'All').focus();
  await page.keyboard.press('Tab');
  const chosen = page.getByRole('group', { name: 'Kind' }).getByRole('button').nth(1);
  await expect(chosen).toBeFocused();
  const kind = (await chosen.textContent()) ?? '';
  await page.keyboard.press('Space');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toBeFocused();
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 3 shown');
  await expect(bikes(page)).toHaveCount(1);
  const asked = (): string | null => new URL(page.url()).searchParams.get('kind');
  expect(asked()).toBe(kind);

  await openLive(page, page.url());
  await expect(filter(page, kind)).toHaveAttribute('aria-pressed', 'true');
  await expect(bikes(page)).toHaveCount(1);

  await bikes(page).press('Enter');
  await expect(page).toHaveURL(/\/bikes\/[\w-]+$/);
  await page.goBack();
  await expect(h1(page)).toBeVisible();
  expect(asked()).toBe(kind);
  await expect(filter(page, kind)).toHaveAttribute('aria-pressed', 'true');
  await expect(bikes(page)).toHaveCount(1);

  await filter(page, 'All').press('Enter');
  await expect(bikes(page)).toHaveCount(3);
  expect(asked()).toBeNull();
});

test(
  'filters: every filter of both groups narrows, and two together say when nothing is left',
  atNight(true),
  async ({ page }) => {
    await openLive(page, '/bikes');
    for (const name of ['Kind', 'Size']) {
      const buttons = page.getByRole('group', { name }).getByRole('button');
      expect(await buttons.count()).toBeGreaterThan(3);
      for (const button of (await buttons.all()).slice(1)) {
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByRole('group', { name }).locator('[aria-pressed=true]')).toHaveCount(1);
        await expect.poll(() => bikes(page).count()).toBeGreaterThan(0);
        expect(await bikes(page).count()).toBeLessThan(3);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(`${await bikes(page).count()} of 3 shown`);
      }
      await buttons.first().press('Enter');
    }
    await openLive(page, '/bikes?kind=City&sizes=L');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('0 of 3 shown');
    await expect(bikes(page)).toHaveCount(0);
  },
);

test(
  'filters: an old link that asks for what is none of the choices leaves that one at all',
  atNight(true),
  async ({ page }) => {
    await openLive(page, '/bikes?kind=Tandem&sizes=L');
    await expect(page.getByRole('group', { name: 'Size' }).locator('[aria-pressed=true]')).toHaveText('L');
    await expect(bikes(page)).toHaveCount(1);
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  },
);

/** Has a page show its list twice, each with its filters. */
async function showTwice(page: Page): Promise<void> {
  await page.route('**/bikes', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/<section id="here".*?<\/section>/s, (list) => list + list.replace('id="here"', 'id="again"'))
      .replace(/(?<=id="_page"[^>]*>).*?(?=<\/script>)/, (data) => {
        const { parts, ...rest } = JSON.parse(data) as { parts: object[] };
        return JSON.stringify({ ...rest, parts: [parts[0], ...parts] });
      });
    await route.fulfill({ response: answer, body: html });
  });
}

test(
  'filters: a choice narrows each list of the page that has it, as the address does for whom it is sent to',
  atNight(true),
  async ({ page }) => {
    await showTwice(page);
    await openLive(page, '/bikes');
    const entries = (list: string) => page.locator(list).getByRole('link', { name: /^Learn more/ });
    const city = (list: string) => page.locator(list).getByRole('button', { name: 'City', exact: true });
    await city('#here').press('Enter');
    for (const list of ['#here', '#again']) {
      await expect(city(list)).toHaveAttribute('aria-pressed', 'true');
      await expect(entries(list)).toHaveCount(1);
    }
  },
);

// By day a choice is kept by reload and by coming back.
test(
  'filters: a link to the page one is on narrows its list, or shows all of it again',
  atNight(true),
  async ({ page }) => {
    await openLive(page, '/bikes');
    const follow = (href: string): Promise<void> =>
      page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address });
        document.querySelector('main')?.prepend(link);
        link.click();
      }, href);
    await follow('/bikes?kind=City');
    await expect(filter(page, 'City')).toHaveAttribute('aria-pressed', 'true');
    await expect(bikes(page)).toHaveCount(1);

    await openLive(page, page.url());
    await follow('/bikes');
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(bikes(page)).toHaveCount(3);
  },
);

test('filters: two that are pressed before the code is there hold both', atNight(true), async ({ page }) => {
  const app = await holdApp(page);
  await page.goto('/bikes');
  const [kind, size] = ['Kind', 'Size'].map((name) => page.getByRole('group', { name }).getByRole('button').nth(1));
  await kind?.click();
  await size?.click();
  app.release();
  await expect(size!).toHaveAttribute('aria-pressed', 'true');
  await expect(kind!).toHaveAttribute('aria-pressed', 'true');
  expect([...new URL(page.url()).searchParams.keys()]).toHaveLength(2);
});

test('a long list: categories and pages by keyboard; where one is, is marked', async ({ page }) => {
  await openLive(page, '/journal');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const current = pages.locator('[aria-current=page]');
  await expect(current).toHaveText('1');
  await expect(pages.getByText('Previous')).not.toHaveAttribute('href');
  const seen = new Set<string>();
  const collect = async (): Promise<void> => {
    for (const title of await page.locator('main article h2, main article h3').allTextContents()) seen.add(title);
  };
  await collect();
  for (const number of ['2']) {
    await pages.getByRole('link', { name: 'Next' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/journal/page/${number}#list$`));
    // What was turned is in sight, and said.
    await expect(page.getByRole('heading', { name: 'All notes' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'All notes' })).toBeInViewport();
    await expect(h1(page)).toHaveText('Journal: Page 2');
    await expect(current).toHaveText(number);
    await collect();
  }
  expect(seen.size).toBe(3);
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/journal#list');
  await pages.getByRole('link', { name: 'Page 1', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/journal#list$/);
  // What is pressed while the page is drawn anew may go with the old one.
  await expect(current).toHaveText('1');

  const categories = page.getByRole('navigation', { name: 'About' });
  for (const name of ['Care', 'Rides']) {
    await categories.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/category/${name.toLowerCase()}#list$`));
    await expect(categories.locator('[aria-current=page]')).toHaveText(name);
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0);
  }
  await categories.getByRole('link', { name: 'People', exact: true }).press('Enter');
  await expect(page.getByText('Nobody has been written about.')).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(0);
});

test('the words before buttons that filter are no column of letters, however long', atNight(true), async ({ page }) => {
  await openLive(page, '/bikes');
  const label = page.getByRole('group', { name: 'Kind' }).locator('> span');
  await label.evaluate((element) => (element.textContent = 'What you carry, and how far'));
  expect((await label.boundingBox())?.height).toBeLessThan(40);
});

test('the points between facts are for the eye alone', atNight(true), async ({ page }) => {
  await page.goto('/journal');
  const facts = page.locator('#list .meta').first();
  expect(
    await facts.evaluate((line) => getComputedStyle(line.lastElementChild as Element, '::before').content),
  ).toContain('·');
  expect(await facts.ariaSnapshot()).not.toContain('·');
});

test('how many are shown is said anew of other entries that are as many', atNight(true), async ({ page }) => {
  await openLive(page, '/bikes');
  const kinds = page.locator('#here').getByRole('group', { name: 'Kind' });
  const status = page.locator('#here').getByRole('status');
  await kinds.getByRole('button', { name: 'City' }).click();
  await expect(status).toHaveText('1 of 3 shown');
  const said = await status.locator(':scope > *').elementHandle();
  await kinds.getByRole('button', { name: 'Touring' }).click();
  await expect(page.locator('#here article')).toContainText('Touring');
  await expect(status).toHaveText('1 of 3 shown');
  expect(await said?.evaluate((words) => words.isConnected)).toBe(false);
});
