import type { Page } from 'playwright/test';

/**
 * Controls smaller than 44 px, links lower than that or narrower than 24 px, and links in running text lower than 24 px
 * (WCAG 2.2, 2.5.8).
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'button,summary,[type=submit],[type=radio],select,textarea,input:not([type=checkbox],[tabindex="-1"]),header a,.b-root,label:has([type=checkbox])';
    return [...document.querySelectorAll(`${controls},a[href]`)].flatMap((element) => {
      if (!element.checkVisibility() || element.matches('.skip')) return [];
      // A link that covers its card is as large as the card.
      const cover = getComputedStyle(element, '::after');
      const box = (
        cover.position === 'absolute' && cover.content !== 'none' ? (element.closest('article') ?? element) : element
      ).getBoundingClientRect();
      // A link within a sentence is as high as its line.
      const inline = getComputedStyle(element).display === 'inline';
      const control = element.matches(controls);
      // Dots stand side by side in a row: their height is what a finger needs, and 24 px of width.
      const dot = element.matches('.dot');
      const narrowest = inline ? 0 : 24;
      const width = control && !dot ? 44 : narrowest;
      const height = control || !inline ? 44 : 24;
      // Links inside a sentence are exempt, as their line is set by the text around them.
      if (inline && element.closest('p,label,dd')) return [];
      const high = inline ? Math.max(box.height, Number.parseFloat(getComputedStyle(element).lineHeight)) : box.height;
      return box.width + 0.5 < width || high + 0.5 < height
        ? [`${element.localName} "${element.textContent.trim().slice(0, 30)}" ${box.width}x${high}`]
        : [];
    });
  });
