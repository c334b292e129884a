import { useLayoutEffect, useRef } from 'react';

const TIMING = { duration: 220, easing: 'cubic-bezier(.2,0,0,1)' };

/**
 * Shows what a choice changes in a list by a FLIP animation (first, last, invert, play): entries that stay move to their
 * new places, others fade in. Give the list the ref, and call `remember` right before it changes.
 */
export function useFlip<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const before = useRef<Map<Element, DOMRect>>(undefined);

  useLayoutEffect(() => {
    const known = before.current;
    before.current = undefined;
    if (!known || matchMedia('(prefers-reduced-motion:reduce)').matches) return;
    for (const entry of list.current?.children ?? []) {
      const was = known.get(entry);
      const is = entry.getBoundingClientRect();
      const from = was
        ? { transform: `translate(${was.x - is.x}px,${was.y - is.y}px)` }
        : { opacity: 0, transform: 'scale(.97)' };
      if (!was || was.x !== is.x || was.y !== is.y) entry.animate([from, {}], TIMING);
    }
  });

  const remember = (): void => {
    const entries = [...(list.current?.children ?? [])];
    before.current = new Map(entries.map((entry) => [entry, entry.getBoundingClientRect()]));
  };
  return { list, remember };
}
