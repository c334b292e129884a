import type { RefObject } from 'react';

/**
 * What ends the scrolling that a button began. Nothing scrolls to where one is, and not every browser says when
 * scrolling ends: the visitor's own hand ends it, too.
 */
const ENDS = ['scrollend', 'pointerdown', 'wheel', 'keydown'];

/**
 * Tells which slide of a row is seen, now and whenever another is.
 * @param goal where a button's scrolling leads while it is under way: the slides that pass by are not where the visitor is
 * @returns what ends it
 */
export function followSlides(
  list: HTMLElement,
  count: number,
  goal: RefObject<number | undefined>,
  onSeen: (index: number) => void,
): () => void {
  const slides = [...list.children].slice(0, count);
  // It may have been scrolled before it lived: Firefox brings it to where it was before a reload.
  const { left, width } = list.getBoundingClientRect();
  const shown = slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < width / 2);
  onSeen(Math.max(shown, 0));
  const letGo = (): void => {
    goal.current = undefined;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      // What was seen before a button was pressed may come with what is seen since: the newest comes last.
      const seen = entries.findLast((entry) => entry.isIntersecting);
      if (!seen) return;
      const at = slides.indexOf(seen.target);
      if (goal.current !== undefined && goal.current !== at) return;
      letGo();
      onSeen(at);
    },
    { root: list, threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);
  for (const end of ENDS) list.addEventListener(end, letGo, { passive: true });
  return () => {
    observer.disconnect();
    for (const end of ENDS) list.removeEventListener(end, letGo);
  };
}
