import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDebouncer } from '../../../src/engine/dev/live/debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what is asked for anew waits anew, each file for itself, and nothing happens once it is over', () => {
  const done: string[] = [];
  const delays = createDebouncer();
  const start = (file: string): void => delays.start(file, 50, (each) => void done.push(each));
  start('a');
  vi.advanceTimersByTime(30);
  start('a');
  start('b');
  vi.advanceTimersByTime(49);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['a', 'b']);
  start('c');
  delays.cancelAll();
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['a', 'b']);
});

it('nobody waits for it who wants to end', () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  createDebouncer().start('a', 50, () => undefined);
  const [timer] = timers.mock.results.map(({ value }) => value as NodeJS.Timeout);
  expect(timer?.hasRef()).toBe(false);
  timers.mockRestore();
});
