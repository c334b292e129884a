import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useArrowKeys } from './useArrowKeys.ts';
import { useDrag } from './useDrag.ts';

/**
 * A row of slides that the platform scrolls; this follows and moves it. Nothing moves by itself.
 * @param inside an element of the carousel, whose first part is the row
 */
export function useSlides(inside: RefObject<HTMLElement | null>, count: number) {
  const track = useRef<HTMLElement>(null);
  // Two clicks may come before React renders once, so the truth is kept here and the state follows.
  const index = useRef(0);
  // While a button's scrolling is under way, the slides that pass by are not where the visitor is.
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);

  // Before the effects of the hooks below, which listen to it.
  useLayoutEffect(() => {
    track.current =
      (inside.current?.closest('[aria-roledescription]')?.firstElementChild as HTMLElement | null) ?? null;
  }, [inside]);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const slides = [...list.children].slice(0, count);
    // It may have been scrolled before it lived: Firefox brings it to where it was before a reload.
    const { left, width } = list.getBoundingClientRect();
    const shown = slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < width / 2);
    index.current = Math.max(shown, 0);
    const letGo = (): void => {
      goal.current = undefined;
    };
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (!shown) return;
        const at = slides.indexOf(shown.target);
        if (goal.current !== undefined && goal.current !== at) return;
        letGo();
        index.current = at;
        setCurrent(at);
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of slides) seen.observe(slide);
    // Nothing scrolls to where one is, and not every browser says when scrolling ends: the visitor's own hand ends it,
    // too.
    const ends = ['scrollend', 'pointerdown', 'wheel', 'keydown'];
    for (const end of ends) list.addEventListener(end, letGo, { passive: true });
    return () => {
      seen.disconnect();
      for (const end of ends) list.removeEventListener(end, letGo);
    };
  }, [count]);

  /** Shows a slide; past the last comes the first, before the first the last. */
  const show = useCallback(
    (target: number) => {
      const list = track.current;
      const next = (target + count) % count;
      const slide = list?.children[next];
      if (!list || !(slide instanceof HTMLElement)) return;
      list.scrollTo({ left: slide.offsetLeft });
      goal.current = next;
      index.current = next;
      setCurrent(next);
      setMoved(true);
    },
    [count],
  );

  const step = useCallback((by: number) => show(index.current + by), [show]);

  useArrowKeys(track, step);
  useDrag({ track, index, count, show });

  return { current, moved, show, step };
}
