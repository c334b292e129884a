import { useCallback, useEffect, useRef, useState } from 'react';

/** A row of slides that the platform scrolls; this follows and moves it. Nothing moves by itself. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const seen = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent([...list.children].indexOf(entry.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of [...list.children].slice(0, count)) seen.observe(slide);
    return () => seen.disconnect();
  }, [count]);

  /** Shows a slide; past the last comes the first, before the first the last. */
  const show = useCallback(
    (index: number) => {
      const list = track.current;
      const next = (index + count) % count;
      const slide = list?.children[next];
      if (!list || !(slide instanceof HTMLElement)) return;
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft });
      setCurrent(next);
      setMoved(true);
    },
    [count],
  );

  return { track, current, moved, show };
}
