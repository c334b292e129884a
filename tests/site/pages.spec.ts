import { expect, test, type Page, type Response } from 'playwright/test';
import { openLive, wake, watch } from '../support/browser/app.ts';
import { COLOR_RULES, scrollThrough, shiftsOf, violations, watchShifts } from '../support/browser/audit.ts';
import { exceeds, KB } from '../support/sizes.ts';
import { addressesOf } from '../support/sites/built-files.ts';
import { tooSmall } from '../support/browser/hit-areas.ts';
import { layoutFaults, openDetails, openEnlarged } from '../support/browser/layout.ts';
import { atNight } from '../support/night.ts';
import { paleOnPaper } from '../support/browser/paper.ts';
import { SITE_URL } from '../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

const MISSING = '/no-such-page';
/** By day the one that most visitors see; other kinds of pages are looked at on the fixture site. */
const BY_DAY = '/';
const ADDRESSES = [...addressesOf(), MISSING];

/** What the browser says about an address that has no page; the status is the point. */
const expectedFor = (address: string, faults: string[]): string[] =>
  address === MISSING ? faults.filter((fault) => !/404/.test(fault)) : faults;

const isImage = (url: string): boolean =>
  /\.(?:svg|png|jpe?g|webp|avif)$/.test(new URL(url).pathname) && !url.endsWith('/favicon.svg');

/** How wide what can be scrolled is. */
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** How high the longest pages may be on a phone, px. */
const PHONE_HEIGHTS: Record<string, number> = { '/': 6500, '/services/business-comms': 10_000 };

/** Lists of which five boxes of one size stand below each other, by their first words. */
const longStacks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul,ol)')]
      .filter((list) => {
        const boxes = [...list.querySelectorAll(':scope > li:not(.large)')]
          .flatMap(
            (entry) =>
              [entry, ...entry.children].find((part) => getComputedStyle(part).borderLeftWidth !== '0px') ?? [],
          )
          .map((box) => box.getBoundingClientRect());
        return new Set(boxes.map(({ left }) => left)).size === 1 && new Set(boxes.map(({ top }) => top)).size >= 5;
      })
      .map((list) => (list.textContent ?? '').slice(0, 40)),
  );

/** The pictures asked for so far. */
function collectImages(page: Page): () => Promise<Buffer[]> {
  const bodies: Promise<Buffer>[] = [];
  const collect = (response: Response): void => void (isImage(response.url()) && bodies.push(response.body()));
  page.on('response', collect);
  return () => {
    page.off('response', collect);
    return Promise.all(bodies);
  };
}

for (const address of ADDRESSES) {
  test(`${address} is sound`, atNight(address !== BY_DAY), async ({ page }) => {
    const faults = watch(page);
    await watchShifts(page);
    for (const width of [1280, 390]) {
      // The page as it was would ask for pictures of the other width.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 844 });
      const images = collectImages(page);
      await page.goto(address);
      expect(exceeds(60 * KB, ...(await images())), `more images before scrolling at ${width}`).toBe(false);
      await scrollThrough(page);
      expect(await shiftsOf(page), `layout shifts at ${width}`).toEqual([]);
      expect(await widthOf(page), `width at ${width}`).toBeLessThanOrEqual(width);
    }
    expect(await longStacks(page), 'five boxes alike').toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, 'height at 390').toBeLessThanOrEqual(PHONE_HEIGHTS[address] ?? Infinity);
    await wake(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), 'light, 390').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, COLOR_RULES), 'dark, 1280').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await widthOf(page), 'width at 320').toBeLessThanOrEqual(320);
    expect(expectedFor(address, faults)).toEqual([]);
  });

  test(`${address} is accessible in the other pairs of width and scheme`, atNight(true), async ({ page }) => {
    await openLive(page, address);
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${colorScheme}, ${width}`).toEqual([]);
    }
  });

  test(`${address} with text of twice the size, under a finger and on paper`, atNight(true), async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openEnlarged(page, address);
      await openDetails(page);
      expect(await layoutFaults(page), `at ${width}`).toEqual({ clipped: [], overlapping: [], tooWide: 0 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, address);
    expect(await tooSmall(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      expect(
        (await paleOnPaper(page)).filter((words) => words !== 'There is hardly any text.'),
        colorScheme,
      ).toEqual([]);
    }
  });
}

test(
  'the words of titles stay whole on tablets, and where a page is as wide as paper',
  atNight(true),
  async ({ page }) => {
    await page.goto('/');
    for (const width of [600, 660, 703, 740, 768, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator('main :is(h2,h3)').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const [text] = [...title.querySelectorAll('a'), title].flatMap((part) => [...part.childNodes]);
          if (!(text instanceof Text)) return [];
          const range = document.createRange();
          return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
      expect(broken, `at ${width}`).toEqual([]);
    }
  },
);
