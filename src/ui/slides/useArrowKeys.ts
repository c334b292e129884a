import { type RefObject, useEffect } from 'react';
import { direction } from './direction.ts';

/** Arrow keys turn the slides wherever the focus is in their carousel: on the slides, on a button. */
export function useArrowKeys(track: RefObject<HTMLElement | null>, step: (by: number) => void): void {
  useEffect(() => {
    const carousel = track.current?.parentElement;
    if (!carousel) return;
    const turn = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(by * direction(carousel));
    };
    carousel.addEventListener('keydown', turn);
    return () => carousel.removeEventListener('keydown', turn);
  }, [track, step]);
}
