import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLoading } from '../../../src/client/show-loading.ts';
import type { PageRouter } from '../../../src/router.ts';

const MOMENT = 600;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose visitor goes elsewhere: whether it has stepped back, and what is said. */
function page() {
  const status = { style: {}, textContent: '' };
  const attributes = new Map<string, string>();
  const main = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  vi.stubGlobal('document', {
    createElement: () => status,
    getElementById: () => main,
    body: { append: () => undefined },
  });
  const listeners = new Map<string, (event: { pathChanged: boolean }) => void>();
  const subscribe = (event: string, listener: () => void) => listeners.set(event, listener);
  showLoading({ subscribe } as unknown as PageRouter);
  return {
    leave: (pathChanged = true) => listeners.get('onBeforeLoad')?.({ pathChanged }),
    arrive: () => listeners.get('onResolved')?.({ pathChanged: true }),
    shown: () => [attributes.get('aria-busy'), status.textContent !== ''],
  };
}

const NOTHING = [undefined, false];

test('a page that is long in coming has the one before step back, until it is there', () => {
  const { leave, arrive, shown } = page();
  leave();
  vi.advanceTimersByTime(MOMENT - 1);
  expect(shown()).toEqual(NOTHING);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['true', true]);
  arrive();
  expect(shown()).toEqual(NOTHING);
});

test('nothing shows of a page that comes at once, nor of a section of the same', () => {
  const { leave, arrive, shown } = page();
  leave();
  arrive();
  leave(false);
  vi.advanceTimersByTime(2 * MOMENT);
  expect(shown()).toEqual(NOTHING);
});

test('whoever goes elsewhere meanwhile waits anew', () => {
  const { leave, shown } = page();
  leave();
  vi.advanceTimersByTime(MOMENT - 1);
  leave();
  vi.advanceTimersByTime(MOMENT - 1);
  expect(shown()).toEqual(NOTHING);
  vi.advanceTimersByTime(1);
  leave(false);
  expect(shown()).toEqual(NOTHING);
});
