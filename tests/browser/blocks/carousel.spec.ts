import { expect, test, type Locator, type Page } from 'playwright/test';
import { openLive, watch } from '../../support/browser/app.ts';
import { focused, focusIs, press } from '../../support/browser/keyboard.ts';
import { atNight } from '../../support/night.ts';
import { holdApp } from '../../support/browser/slow.ts';

const CAROUSELS = [
  ['/', 'testimonial', 3],
  ['/about', 'picture', 3],
] as const;

function partsOf(page: Page, noun: string, count: number) {
  const carousel = page
    .locator('[aria-roledescription=carousel]')
    .filter({ has: page.getByRole('button', { name: `Next ${noun}` }) });
  return {
    carousel,
    track: carousel.locator('[tabindex="0"]'),
    slide: (number: number) => carousel.getByRole('group', { name: `${number} of ${count}` }),
    dot: (number: number) => carousel.getByRole('button', { name: `Show ${noun} ${number}`, exact: true }),
  };
}

/** Waits until the slide stands where the track begins. */
async function settled(track: Locator, slide: Locator): Promise<void> {
  const left = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.x ?? Number.NaN);
  await expect.poll(() => left(slide), { intervals: [50] }).toBe(await left(track));
}

/**
 * A finger drags the slides aside and rests before it lifts, so that nothing is thrown: -1 to the left, 1 to the right.
 */
async function pull(page: Page, track: Locator, direction: -1 | 1): Promise<void> {
  const box = await track.boundingBox();
  if (!box) throw new Error('The slides are not drawn.');
  const devtools = await page.context().newCDPSession(page);
  const y = Math.round(box.y + Math.min(box.height / 2, 100));
  const touch = (type: string, part: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchMove',
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: Math.round(box.x + box.width * (0.5 - direction * (0.4 - part * 0.8))), y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 16; step += 1) await touch('touchMove', step / 16);
  const rest = (): Promise<number> =>
    track.evaluate((element) => new Promise((resolve) => requestAnimationFrame(() => resolve(element.scrollLeft))));
  await expect.poll(async () => (await rest()) === (await rest())).toBe(true);
  await touch('touchEnd', 1);
}

for (const [index, [address, noun, count]] of CAROUSELS.entries()) {
  const title = `the ${noun} carousel by keyboard: previous, next and dots, wrapping both ways, said politely`;
  test(title, atNight(index === 0), async ({ page }) => {
    await openLive(page, address);
    const { carousel, track, slide, dot } = partsOf(page, noun, count);
    await expect(carousel).toHaveAttribute('role', 'group');
    await expect(carousel).toHaveAttribute('aria-label', /\S/);
    const said = carousel.locator('[aria-live=polite]');
    const isAt = async (number: number): Promise<void> => {
      await expect(said).toHaveText(`${noun} ${number} of ${count}`);
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('[aria-current]')).toHaveCount(1);
      await settled(track, slide(number));
    };
    await expect(said).toHaveText('');
    await track.focus();
    await press(page, 'Tab');
    await focusIs(page, { name: `Previous ${noun}`, visible: true });
    await press(page, 'Enter');
    await isAt(count);
    // Dots, one after the other, then "next".
    for (let number = 1; number <= count; number += 1) {
      await press(page, 'Tab');
      await focusIs(page, { name: `Show ${noun} ${number}`, visible: true });
      await press(page, 'Space');
      await isAt(number);
    }
    await press(page, 'Tab');
    await focusIs(page, { name: `Next ${noun}`, visible: true });
    await press(page, 'Space');
    await isAt(1);
    await press(page, 'Enter');
    await isAt(2);
    // The focus stays on the button all the while.
    expect((await focused(page)).name).toBe(`Next ${noun}`);
  });
}

for (const [index, [address, noun, count]] of CAROUSELS.entries()) {
  const reducedMotion = index === 0 ? 'no-preference' : 'reduce';
  test(`the ${noun} carousel by mouse: next and previous wrap, dots jump`, atNight(true), async ({ page }) => {
    const faults = watch(page);
    await page.emulateMedia({ reducedMotion });
    await openLive(page, address);
    const { carousel, track, dot, slide } = partsOf(page, noun, count);
    const shows = async (number: number): Promise<void> => {
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('[aria-current]')).toHaveCount(1);
      await settled(track, slide(number));
    };
    const press = (name: string): Promise<void> => carousel.getByRole('button', { name, exact: true }).click();
    await dot(1).scrollIntoViewIfNeeded();
    await press(`Previous ${noun}`);
    await shows(count);
    await press(`Next ${noun}`);
    await shows(1);
    await dot(2).click();
    await shows(2);
    await press(`Next ${noun}`);
    await shows(3);
    expect(faults).toEqual([]);
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [address, noun, count] of CAROUSELS) {
    const title = `swiping the ${noun} carousel moves its dots, and tapping a dot moves the slides`;
    test(title, atNight(true), async ({ page }) => {
      await openLive(page, address);
      const { carousel, track, dot, slide } = partsOf(page, noun, count);
      await expect(track).toBeVisible();
      await track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      for (const [number, direction] of [
        [2, -1],
        [3, -1],
        [2, 1],
      ] as const) {
        await pull(page, track, direction);
        await expect(dot(number)).toHaveAttribute('aria-current', 'true');
        await expect(carousel.locator('[aria-current]')).toHaveCount(1);
        await settled(track, slide(number));
      }
      await dot(count).tap();
      await expect(dot(count)).toHaveAttribute('aria-current', 'true');
      await settled(track, slide(count));
    });
  }

  for (const [browser, script] of [
    ['any browser', ''],
    [
      'a browser that does not say when scrolling ends',
      `window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);`,
    ],
  ] as const) {
    const title = `in ${browser}, the dot of the slide one is at, then a swipe: the dots follow`;
    test(title, atNight(true), async ({ page }) => {
      const [address, noun, count] = CAROUSELS[0];
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.addInitScript(script);
      await openLive(page, address);
      const { track, dot, slide } = partsOf(page, noun, count);
      await track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await dot(1).tap();
      await pull(page, track, -1);
      await expect(dot(2)).toHaveAttribute('aria-current', 'true');
      // A tap while the slides still move would be taken back by the end of that movement.
      await settled(track, slide(2));
      await dot(3).tap();
      await settled(track, slide(3));
      await pull(page, track, 1);
      await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    });
  }
});

test(
  'a mouse pulls the pictures: one for each pull, back after a short one, and no further than the last',
  atNight(true),
  async ({ page }) => {
    const [address, noun, count] = CAROUSELS[1];
    await openLive(page, address);
    const { track, dot, slide } = partsOf(page, noun, count);
    await track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const drag = async (by: number): Promise<void> => {
      const box = await track.boundingBox();
      if (!box) throw new Error('The slides are not drawn.');
      const [x, y] = [box.x + box.width * 0.4, box.y + 60];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 8 });
      await page.mouse.up();
    };
    for (const [by, number] of [
      [-20, 1],
      [-200, 2],
      [-200, 3],
      [-200, 3],
      [200, 2],
    ] as const) {
      await drag(by);
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      await settled(track, slide(number));
    }
  },
);

test(
  'slides with titles are chosen by them, and arrow keys turn them wherever the focus is',
  atNight(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 700 });
    await openLive(page, '/bikes/touring');
    const carousel = page.locator('[aria-roledescription=carousel]');
    const button = (name: string) => carousel.getByRole('button', { name });
    await expect(button('After: Show picture 2')).toHaveText('After');
    await button('Before').press('ArrowLeft');
    await expect(button('After')).toHaveAttribute('aria-current', 'true');
    await button('Before').press('ArrowRight');
    await expect(button('Before')).toHaveAttribute('aria-current', 'true');
    // On a low screen, too, one sees the picture, what is said of it, and the buttons.
    expect((await carousel.boundingBox())?.height).toBeLessThan(700);
  },
);

test(
  'a slide that one turns back to at once stands where the row begins, not between two',
  atNight(true),
  async ({ page }) => {
    await openLive(page, '/bikes/touring');
    const row = page.locator('[aria-roledescription=carousel] [tabindex="0"]');
    const rests = await row.evaluate(async (list) => {
      const press = (key: string): boolean => list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      /** Where the row is once it has not moved for ten frames. */
      const rest = async (): Promise<number> => {
        for (let still = 0, at = -1; still < 10; still = at === list.scrollLeft ? still + 1 : 0) {
          at = list.scrollLeft;
          await frame();
        }
        return list.scrollLeft;
      };
      const found: number[] = [];
      while (found.length < 4) {
        press('ArrowRight');
        await task();
        press('ArrowLeft');
        found.push(await rest());
      }
      return found;
    });
    expect(rests).toEqual([0, 0, 0, 0]);
  },
);

test(
  'the title of a slide that is longer than the row of titles is read as a whole',
  atNight(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, '/bikes/touring');
    const title = page.locator('[aria-roledescription=carousel]').getByRole('button', { name: 'After' });
    await title.evaluate((button) => (button.textContent = 'After a winter in the shed of the neighbors by the sea'));
    await title.click();
    await expect(title).toHaveAttribute('aria-current', 'true');
    const [words, row] = await title.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return [range.getBoundingClientRect(), button.parentElement?.getBoundingClientRect()].map(
        (box) => box?.toJSON() as DOMRect,
      );
    });
    expect(words?.width).toBeLessThanOrEqual(row?.width ?? 0);
    expect(words?.height).toBeLessThanOrEqual(row?.height ?? 0);
  },
);

test(
  '"next", pressed before the app is there, is seen to work on it, and then turns one slide',
  atNight(true),
  async ({ page }) => {
    const [address, noun, count] = CAROUSELS[1];
    const { release } = await holdApp(page);
    await page.goto(address);
    const { carousel, dot } = partsOf(page, noun, count);
    const next = carousel.getByRole('button', { name: `Next ${noun}` });
    const ground = (): Promise<string> => next.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await next.click();
    await expect(next).toHaveAttribute('aria-busy', 'true');
    expect(await ground()).not.toBe(before);
    release();
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await expect.poll(ground).toBe(before);
  },
);

test(
  'slides that were scrolled before they live go on from there, as after a reload in Firefox',
  atNight(true),
  async ({ page }) => {
    await page.goto('/about');
    const { carousel, track, slide } = partsOf(page, 'picture', 3);
    await slide(2).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    // No hand comes near, which would have it live before.
    await carousel.getByRole('button', { name: 'Next picture' }).evaluate((button: HTMLElement) => button.click());
    await settled(track, slide(3));
  },
);
