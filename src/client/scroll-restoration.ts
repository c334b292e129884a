import * as ids from '../model/rendering/ids.ts';
import { shownPath } from './current-page.ts';

/**
 * The router's attribute for scrollable elements. Without it, it identifies them by position, which differs from page
 * to page.
 */
const ID = 'data-scroll-restoration-id';

/** The scrolled elements of pages, by path: indexes among all elements. */
const scrolled = new Map<string, Set<number>>();

const elementsIn = (main: HTMLElement): Element[] => [...main.querySelectorAll('*')];

/** Marks elements that are scrolled with an id of their page, so that the router restores them on that page only. */
export function trackScrolledElements(): void {
  const track = ({ target }: Event): void => {
    const main = document.getElementById(ids.main) as HTMLElement;
    if (target === document || (target as Element).hasAttribute(ID) || !main.contains(target as Element)) return;
    const path = shownPath();
    const index = elementsIn(main).indexOf(target as Element);
    scrolled.set(path, (scrolled.get(path) ?? new Set()).add(index));
    markScrolledElements(main, path);
  };
  // Capture, so that it runs before the router's own listener.
  addEventListener('scroll', track, { capture: true, passive: true });
}

/** Marks the elements of a page that were scrolled when it was shown before. */
export function markScrolledElements(main: HTMLElement, path: string): void {
  const elements = elementsIn(main);
  for (const index of scrolled.get(path) ?? []) elements[index]?.setAttribute(ID, `${path} ${index}`);
}
