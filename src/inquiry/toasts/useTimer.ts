import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is left when a pause ends is never less: there is time to move on. */
const MIN_DELAY = 2000;

/**
 * Ends something after a while, except while it is looked at: `hold` stops the time and lets it run on. Without a
 * length it never ends.
 */
export function useTimer(length: number | undefined, end: () => void) {
  const [holders, setHolders] = useState<string[]>([]);
  const left = useRef(length ?? 0);
  const onEnd = useEffectEvent(end);

  const paused = holders.length > 0;
  useEffect(() => {
    if (paused || length === undefined) return;
    const began = Date.now();
    const timer = setTimeout(() => onEnd(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(MIN_DELAY, left.current - (Date.now() - began));
    };
  }, [paused, length]);

  /** Several reasons can hold the time at once, such as pointer and focus. */
  return useCallback(
    (reason: string, on: boolean): void =>
      setHolders((others) => [...others.filter((other) => other !== reason), ...(on ? [reason] : [])]),
    [],
  );
}
