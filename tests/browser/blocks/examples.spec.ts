import { expect, test, type Page } from 'playwright/test';
import { openLive, wake, watch } from '../../support/browser/app.ts';
import { violations } from '../../support/browser/audit.ts';
import { enlarge, layoutFaults, openDetails } from '../../support/browser/layout.ts';
import { schemaExamples, siteForExamples } from '../../support/sites/examples.ts';
import { atNight } from '../../support/night.ts';
import { ownHost, type OwnHost } from '../../support/servers/own-host.ts';
import { buildByCommand } from '../../support/sites/build-by-command.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

test.describe.configure({ mode: 'default' });

const EXAMPLES = schemaExamples();
const HEROES = EXAMPLES.flatMap(({ type, blocks }) => (type === 'hero' ? blocks : []));
const OTHERS = EXAMPLES.filter(({ type }) => type !== 'hero');
const SIZE = 8;

interface ExamplePage {
  name: string;
  blocks: Record<string, unknown>[];
}

// A page has one hero, so each of its examples gets a page of its own; of the others, a few types share one.
const PAGES: ExamplePage[] = [
  ...HEROES.map((block, index) => ({ name: `hero-${index + 1}`, blocks: [block] })),
  ...Array.from({ length: Math.ceil(OTHERS.length / SIZE) }, (_, index) =>
    OTHERS.slice(index * SIZE, (index + 1) * SIZE),
  ).map((types) => ({
    name: types.map(({ type }) => type.toLowerCase()).join('-'),
    blocks: types.flatMap(({ blocks }) => blocks),
  })),
];

const NO_HEADING = {
  type: 'stats',
  layout: 'pair',
  text: 'Counted last year.',
  items: [
    { value: '70%', label: 'Sooner' },
    { value: '3×', label: 'More often' },
  ],
};

let host: OwnHost;
test.beforeAll(async () => {
  const site = siteForExamples();
  for (const { name, blocks } of PAGES) site.write(`pages/examples/${name}.json`, pageOf(`Example ${name}`, blocks));
  site.write('pages/examples/no-heading.json', pageOf('Without a heading', [NO_HEADING]));
  host = await ownHost(await buildByCommand(site.root));
  site.remove();
});
test.afterAll(() => host.close());

for (const { name } of PAGES) {
  test(
    `the examples of ${name} hydrate without a difference, are accessible, and no wider than a phone`,
    atNight(true),
    async ({ page }) => {
      const faults = watch(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${host.url}/examples/${name}`);
      const prerendered = await page.locator('main').textContent();
      await wake(page);
      expect(await page.locator('main').textContent()).toBe(prerendered);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('[data-block-error]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(faults).toEqual([]);
    },
  );

  test(`the examples of ${name} are accessible on a phone that is set to dark`, atNight(true), async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await openLive(page, `${host.url}/examples/${name}`);
    expect(await violations(page)).toEqual([]);
  });

  test(
    `the examples of ${name} hold the longest words, and letters of twice the size, on the smallest phone`,
    atNight(true),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${host.url}/examples/${name}`);
      await openDetails(page);
      await enlarge(page);
      expect(await missing(page), 'twice the size').toEqual([]);
      await enlarge(page, 1);
      await lengthenWords(page);
      expect(await missing(page), 'long words').toEqual([]);
    },
  );
}

/** What is cut off, and whether the page can be pushed sideways. */
async function missing(page: Page): Promise<unknown[]> {
  const { clipped, tooWide } = await layoutFaults(page);
  return tooWide > 0 ? [...clipped, tooWide] : clipped;
}

/** Begins every text with a word that no phone has room for. Drawings and choices have their own letters. */
const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (/\p{L}{3}/u.test(text.textContent ?? '') && !text.parentElement?.closest('.labels,svg,option'))
        text.textContent = `Rechtsschutzversicherungsgesellschaften ${text.textContent}`;
  });

test(
  'without a heading, a text has its space below it where it would have stood beside',
  atNight(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${host.url}/examples/no-heading`);
    const text = await page.getByText('Counted last year.').boundingBox();
    const figures = await page.locator('dl').boundingBox();
    expect((figures?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeGreaterThan(16);
  },
);
