import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { followSlides } from './follow-slides.ts';
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
  // Where a button's scrolling leads, while it is under way.
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);

  // Before the effects of the hooks below, which listen to it.
  useLayoutEffect(() => {
    const list = inside.current?.closest('[aria-roledescription]')?.firstElementChild as HTMLElement | undefined;
    track.current = list ?? null;
    return (
      list &&
      followSlides(list, count, goal, (at) => {
        index.current = at;
        setCurrent(at);
      })
    );
  }, [inside, count]);

  /** Shows a slide; past the last comes the first, before the first the last. */
  const show = useCallback(
    (target: number) => {
      const list = track.current;
      const next = (target + count) % count;
      const slide = list?.children[next];
      if (!list || !(slide instanceof HTMLElement)) return;
      const go = (): void => {
        goal.current = next;
        list.scrollTo({ left: slide.offsetLeft });
      };
      go();
      // Chromium takes where it drew last for where it is: sent back there, it would stop between two slides, or go on.
      requestAnimationFrame(() => index.current === next && go());
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
