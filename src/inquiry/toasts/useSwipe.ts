import { useRef, type PointerEvent } from 'react';

/** How far to the side counts as swiping away, in pixels. */
const FAR = 80;

/** Lets an element be swiped away sideways. It follows the finger; let go too early and it springs back. */
export function useSwipe(away: () => void) {
  const start = useRef<number | undefined>(undefined);
  const move = (element: HTMLElement, by: number): void => {
    element.style.transform = by === 0 ? '' : `translateX(${by}px)`;
    element.style.opacity = by === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(by) / 240));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== undefined) move(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      const far = Math.abs(event.clientX - start.current) > FAR;
      start.current = undefined;
      if (far) away();
      else move(event.currentTarget, 0);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = undefined;
      move(event.currentTarget, 0);
    },
  };
}
