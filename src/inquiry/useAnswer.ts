import { useLayoutEffect, useRef } from 'react';
import type { Standing } from './sending.ts';

/**
 * Calls back when a form's message has been answered, or not in time. It may have been sent by another instance of the
 * form, before the visitor came back to the page.
 */
export function useAnswer({ phase }: Standing, answered: (phase: Standing['phase']) => void): void {
  const before = useRef(phase);
  useLayoutEffect(() => {
    const ended = before.current === 'sending' && phase !== 'sending';
    before.current = phase;
    if (ended) answered(phase);
  });
}
