import type { Page } from 'playwright/test';

/** How a page looks, element by element. */
export const looks = (page: Page): Promise<string[]> =>
  page.locator('body > [class], main, header *, main *, footer *').evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, borderTop, color, display, position } = getComputedStyle(element);
      return [element.localName, backgroundColor, borderTop, color, display, position].join(' ');
    }),
  );
