import * as ids from '../model/rendering/ids.ts';
import { shownPath } from './document.ts';

/** The router's name for what scrolls. Without one it goes by its place, where another page has another part. */
const NAME = 'data-scroll-restoration-id';

/** What was scrolled in pages, by their paths: which of all their elements. */
const scrolled = new Map<string, Set<number>>();

const elementsIn = (main: HTMLElement): Element[] => [...main.querySelectorAll('*')];

/** Names what is scrolled in a page, so that this is put back there, and nothing of the next page. */
export function nameScrolled(): void {
  const name = ({ target }: Event): void => {
    const main = document.getElementById(ids.main) as HTMLElement;
    if (target === document || (target as Element).hasAttribute(NAME) || !main.contains(target as Element)) return;
    const path = shownPath();
    const index = elementsIn(main).indexOf(target as Element);
    scrolled.set(path, (scrolled.get(path) ?? new Set()).add(index));
    nameAgain(main, path);
  };
  // Before the router hears of it.
  addEventListener('scroll', name, { capture: true, passive: true });
}

/** Names what was scrolled in a page when it was shown before. */
export function nameAgain(main: HTMLElement, path: string): void {
  const elements = elementsIn(main);
  for (const index of scrolled.get(path) ?? []) elements[index]?.setAttribute(NAME, `${path} ${index}`);
}
