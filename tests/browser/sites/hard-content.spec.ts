import { expect, test, type Locator } from 'playwright/test';
import { openLive } from '../../support/browser/app.ts';
import { ownHost, type OwnHost } from '../../support/servers/own-host.ts';
import { buildByCommand } from '../../support/sites/build-by-command.ts';
import { atNight } from '../../support/night.ts';
import { copyOfFixture, pageOf } from '../../support/sites/temp-site.ts';

// Words that are longer, and things that are more, than on any other site here.

const NAME = 'The Old Harbour Mill and Bread Company';
const LABEL = 'Ask for a first conversation that costs you nothing';

let host: OwnHost;
test.beforeAll(async () => {
  const site = copyOfFixture();
  const mark = { src: '/images/words.svg', alt: '' };
  site.write('pages/_site.json', { ...site.read('pages/_site.json'), name: NAME, mark });
  site.write('public/images/words.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"></svg>');
  site.write('public/images/person.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 500"></svg>');
  site.write(
    'pages/hard.json',
    pageOf('Hard', [
      { type: 'hero', heading: 'Hard to set' },
      {
        type: 'carousel',
        slides: Array.from({ length: 12 }, () => ({ image: { src: '/images/bike.svg', alt: 'A bike' } })),
      },
      { type: 'split', imageSize: 'edge', heading: 'Who bakes', image: { src: '/images/person.svg', alt: 'A baker' } },
      { type: 'cta', heading: 'Talk to us', actions: [{ label: LABEL, href: '/visit' }] },
      { type: 'embed', src: 'https://vimeo.com/76979871', title: 'A film', ratio: '1:1' },
    ]),
  );
  host = await ownHost(await buildByCommand(site.root));
  site.remove();
});
test.afterAll(() => host.close());

/** Where the lines of what an element says are. */
const linesOf = (element: Locator): Promise<DOMRect[]> =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return [...range.getClientRects()].map((line) => line.toJSON() as DOMRect);
  });

test(
  'a long name stands in the bar of a phone, and covers nothing of what is below',
  atNight(true),
  async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${host.url}/hard`);
      const bar = await page.getByRole('banner').boundingBox();
      const lines = await linesOf(page.locator('.brand'));
      expect(Math.min(...lines.map(({ top }) => top)), `at ${width}`).toBeGreaterThanOrEqual(0);
      expect(Math.max(...lines.map(({ bottom }) => bottom)), `at ${width}`).toBeLessThanOrEqual(bar?.height ?? 0);
      expect(bar?.height, `at ${width}`).toBeLessThan((await page.locator('h1').boundingBox())?.y ?? 0);
    }
  },
);

test(
  'both ways to go on stand beside each other on a phone, however many slides there are',
  atNight(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openLive(page, `${host.url}/hard`);
    const [back, on] = await Promise.all(
      ['Previous picture', 'Next picture'].map((name) => page.getByRole('button', { name }).boundingBox()),
    );
    expect(back?.y).toBe(on?.y);
    expect((on?.x ?? Infinity) + (on?.width ?? 0)).toBeLessThanOrEqual(390);
  },
);

test('an upright picture that runs off the window fills its plate', atNight(true), async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${host.url}/hard`);
    const picture = page.getByRole('img', { name: 'A baker' });
    const plate = await page.locator('figure', { has: picture }).boundingBox();
    expect(await picture.boundingBox(), `at ${width}`).toEqual(plate);
  }
});

test('no word of a button is left alone in its last line', atNight(true), async ({ page }) => {
  await page.goto(`${host.url}/hard`);
  const button = page.getByRole('main').getByRole('link', { name: LABEL });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await linesOf(button);
    const widths = lines.map((line) => line.width);
    expect(Math.min(...widths), `${lines.length} lines at ${width}`).toBeGreaterThan(Math.max(...widths) * 0.6);
  }
});

test('links of two lines in the footer stand apart', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${host.url}/hard`);
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Bikes' }).getByRole('link');
  await links.evaluateAll((all) =>
    all.forEach((link) => (link.textContent = 'A bicycle for heavy things and long ways')),
  );
  const [first, second] = [await linesOf(links.nth(0)), await linesOf(links.nth(1))];
  const step = (first[1]?.top ?? 0) - (first[0]?.top ?? 0);
  expect(first.length).toBe(2);
  expect((second[0]?.top ?? 0) - (first[1]?.top ?? 0)).toBeGreaterThan(step * 1.3);
});

test('a square video is seen as a whole in most windows', atNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(`${host.url}/hard`);
  expect((await page.locator('.stage').boundingBox())?.height).toBeLessThan(800);
});

test('a mark that is broader than a sign keeps its shape', atNight(true), async ({ page }) => {
  await page.goto(`${host.url}/hard`);
  for (const [width, least] of [
    [390, 48],
    [1280, 110],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const mark of await page.locator('.brand img,.name img').all()) {
      await expect(mark).toHaveCSS('object-fit', 'contain');
      expect((await mark.boundingBox())?.width, `at ${width}`).toBeGreaterThan(least);
    }
  }
});
