import { type RefObject, useEffect } from 'react';
import { direction } from './direction.ts';

/** What pulls a slide over, in pixels; less is a hand that shook. */
const MIN_DISTANCE = 40;
/** Longer than a slide takes to come to rest. */
const AT_REST = 700;

interface Row {
  track: RefObject<HTMLElement | null>;
  /** The slide that is shown, of how many. */
  index: RefObject<number>;
  count: number;
  show: (index: number) => void;
}

/** A mouse pulls the slides aside as a finger does. Words can still be selected, and links pressed. */
export function useDrag({ track, index, count, show }: Row): void {
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const gone = new AbortController();
    let rest = 0;
    const start = (event: PointerEvent): void => {
      const isOnWords = (event.target as Element).closest('p,span,b,a,button');
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnWords) return;
      clearTimeout(rest);
      const { clientX: from, pointerId } = event;
      const { scrollLeft } = list;
      const begun = index.current;
      const over = new AbortController();
      const { signal } = over;
      list.setPointerCapture(pointerId);
      // It follows the hand, and snaps nowhere until what comes then is at rest.
      Object.assign(list.style, { scrollSnapType: 'none', scrollBehavior: 'auto', cursor: 'grabbing' });
      const follow = ({ clientX }: PointerEvent): void => void (list.scrollLeft = scrollLeft + from - clientX);
      const end = ({ type, clientX }: PointerEvent): void => {
        over.abort();
        Object.assign(list.style, { scrollBehavior: '', cursor: '' });
        const pulled = from - clientX;
        const by =
          type === 'pointercancel' || Math.abs(pulled) < MIN_DISTANCE ? 0 : Math.sign(pulled) * direction(list);
        show(Math.min(Math.max(begun + by, 0), count - 1));
        rest = window.setTimeout(() => void (list.style.scrollSnapType = ''), AT_REST);
      };
      list.addEventListener('pointermove', follow, { signal });
      list.addEventListener('pointerup', end, { signal });
      list.addEventListener('pointercancel', end, { signal });
    };
    list.addEventListener('pointerdown', start, { signal: gone.signal });
    // A browser would carry the picture itself away.
    list.addEventListener('dragstart', (event) => event.preventDefault(), { signal: gone.signal });
    return () => {
      gone.abort();
      clearTimeout(rest);
    };
  }, [track, index, count, show]);
}
