import type { Page } from 'playwright/test';

interface LayoutFaults {
  /** Text that a box with hidden overflow, or the window, cuts off. */
  clipped: string[];
  /** Words and pictures that stand on one another. */
  overlapping: string[];
  /** How much wider than the window the page is. */
  tooWide: number;
}

/** What does not fit, measured at the words themselves: the boxes of text and pictures as they are drawn. */
export const layoutFaults = (page: Page): Promise<LayoutFaults> =>
  page.evaluate(() => {
    interface Piece {
      name: string;
      owner: Element;
      rect: DOMRect;
      /** Where it is seen: not where it is scrolled out of a box. */
      left: number;
      right: number;
    }
    const root = document.documentElement;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden,.sprite,.skip,[aria-hidden=true]:not(.icon)');
    // An open menu covers the page on purpose; so does the fixed header.
    const layerOf = (element: Element): Element | null => element.closest('[popover],header,[data-toast],main,footer');
    const nameOf = (element: Element): string => {
      const text = (
        element.textContent.trim() ||
        element.getAttribute('alt') ||
        element.getAttribute('class') ||
        ''
      ).slice(0, 40);
      return `${element.closest('[data-block]')?.getAttribute('data-block') ?? layerOf(element)?.localName ?? ''} ${element.localName} "${text}"`;
    };

    const scrolls = (box: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    const pieces: Piece[] = [];
    const add = (owner: Element, rects: Iterable<DOMRect>): void => {
      let [start, end] = [-Infinity, Infinity];
      for (let box: Element | null = owner; box && box !== root; box = box.parentElement) {
        if (!scrolls(box)) continue;
        const edge = box.getBoundingClientRect();
        [start, end] = [Math.max(start, edge.left), Math.min(end, edge.right)];
      }
      for (const rect of rects) {
        if (rect.width <= 1 || rect.height <= 1) continue;
        const [left, right] = [Math.max(rect.left, start), Math.min(rect.right, end)];
        pieces.push({ name: nameOf(owner), owner, rect, left, right });
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const owner = node.parentElement;
      if (!owner || !node.textContent?.trim() || !isShown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      add(owner, range.getClientRects());
    }
    for (const drawing of document.querySelectorAll('img,svg.icon'))
      if (isShown(drawing)) add(drawing, [drawing.getBoundingClientRect()]);

    const isCut = ({ owner, rect }: Piece): boolean => {
      for (let box: Element | null = owner; box && box !== root; box = box.parentElement) {
        // What scrolls can be reached.
        if (scrolls(box)) return false;
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (rect.left < edge.left - 1 || rect.right > edge.right + 1)) return true;
        // Half of the space above and below the letters belongs to the line, not to them.
        if (overflowY !== 'visible' && (rect.top < edge.top - 4 || rect.bottom > edge.bottom + 4)) return true;
      }
      return rect.left < -1 || rect.right > innerWidth + 1;
    };

    const overlapping: string[] = [];
    const ordered = pieces.toSorted((a, b) => a.rect.top - b.rect.top);
    for (const [index, a] of ordered.entries()) {
      for (const b of ordered.slice(index + 1)) {
        if (b.rect.top >= a.rect.bottom) break;
        if (a.owner === b.owner || layerOf(a.owner) !== layerOf(b.owner)) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - b.rect.top;
        if (across > 2 && down > Math.min(a.rect.height, b.rect.height) * 0.3)
          overlapping.push(`${a.name} and ${b.name}`);
      }
    }
    return {
      clipped: pieces.filter(isCut).map(({ name }) => name),
      overlapping,
      tooWide: root.scrollWidth - root.clientWidth,
    };
  });

/** Opens a page with a root font of 32 px: what a visitor gets who sets the browser's text to twice its size. */
export async function openEnlarged(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await enlarge(page);
}

/** Makes letters as large as a visitor has set the browser to. */
export const enlarge = (page: Page, times = 2): Promise<void> =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), `${16 * times}px`);

/** Opens all questions, so that their answers are looked at as well. */
export const openDetails = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });

/** Sets lines, words and letters as far apart as a reader may ask for (WCAG 1.4.12). */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Words that stand in two lines without a hyphen, for want of room: whoever enlarges letters reads halves of them. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.checkVisibility({ visibilityProperty: true }) || owner.closest('.visually-hidden,code')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
