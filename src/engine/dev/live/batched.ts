import { setImmediate } from 'node:timers/promises';

/**
 * Processes items in batches: all items of one turn of the event loop, which lasts longer the more there is to do.
 * @returns adds an item; resolves when its batch has been processed
 */
export function batched<T>(act: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
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
