import type { Page } from 'playwright/test';

/** Words that cannot be read on paper, where some browsers print no grounds, and grounds that are not white. */
export const paleOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas to read colors with.');
    /** A color as it is on white paper: its relative luminance. */
    const luminance = (color: string): number => {
      for (const fill of ['#fff', color]) {
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      const own = element ? getComputedStyle(element).backgroundColor : '#fff';
      return element && own === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : own;
    };
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    if (texts.length < 10) return ['There is hardly any text.'];
    const pale = texts.filter((element) => {
      return 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 7;
    });
    const grounds = [...document.querySelectorAll('body,main section'), ...texts].filter(
      (element) => luminance(groundOf(element)) < 0.99,
    );
    return [
      ...pale.map((element) => element.textContent.slice(0, 50)),
      ...grounds.map((element) => `the ground of ${element.localName} ${element.id}`),
    ];
  });
