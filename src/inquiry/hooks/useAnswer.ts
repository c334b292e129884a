import { useLayoutEffect, useRef } from 'react';
import type { SendState } from '../mail/sending.ts';

/**
 * Calls back when a form's message has been answered, in time, late or not at all. It may have been sent by another
 * instance of the form, before the visitor came back to the page.
 */
export function useAnswer(state: SendState, answered: (state: SendState, isLate: boolean) => void): void {
  const { phase } = state;
  const before = useRef(phase);
  useLayoutEffect(() => {
    const isLate = before.current === 'unclear' && phase === 'sent';
    const ended = isLate || (before.current === 'sending' && phase !== 'sending');
    before.current = phase;
    if (ended) answered(state, isLate);
  });
}
