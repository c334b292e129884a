import { setImmediate } from 'node:timers/promises';

/**
 * Has what is asked for one by one done together: what is asked for until the event loop has its next turn, which comes
 * the later the more there is to do.
 * @returns asks for one; done when all are with which it was
 */
export function inBatches<T>(act: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let items: T[] = [];
  let next: Promise<void> | undefined;
  const actOnAll = async (): Promise<void> => {
    await setImmediate();
    const all = items;
    items = [];
    next = undefined;
    await act(all);
  };
  return (item) => {
    items.push(item);
    return (next ??= actOnAll());
  };
}
