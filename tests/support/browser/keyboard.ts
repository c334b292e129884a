import { expect, type Page } from 'playwright/test';

/** Presses a key, once or several times. */
export const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};
/** What has the focus: its name or text, and whether one can see that it has it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A control that fills its label shows the focus there.
    const ring = [element, element.closest('label')].some(
      (box) =>
        box &&
        getComputedStyle(box).outlineStyle !== 'none' &&
        Number.parseFloat(getComputedStyle(box).outlineWidth) >= 2,
    );
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const onScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      href: element.getAttribute('href'),
      visible: ring && onScreen,
    };
  });

/** Waits for it, as the browser may be scrolling there. */
export const focusIs = (page: Page, expected: { name?: string; href?: string | null; visible: boolean }) =>
  expect.poll(() => focused(page)).toMatchObject(expected);
