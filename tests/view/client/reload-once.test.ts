import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReloads, assignLocation, reloadOnce } from '../../../src/renderer/reload-once.ts';

const ORIGIN = 'https://www.example.com';

let done: string[];
let kept: Record<string, string>;

/** A document at an address. What is done with its address is noted. */
function stubDocument(at = '/about'): void {
  const { pathname, href } = new URL(at, ORIGIN);
  vi.stubGlobal('location', {
    pathname,
    href,
    assign: (to: string) => done.push(`assign ${to}`),
    replace: (to: string) => done.push(`replace ${to}`),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 21) });
  [done, kept] = [[], {}];
  stubDocument();
  vi.stubGlobal('history', {});
  vi.stubGlobal('History', {
    prototype: { replaceState: (_: unknown, __: string, to: string) => done.push(`be ${to}`) },
  });
  const storage = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (storage[key] = kept[key] = value),
    removeItem: (key: string) => delete storage[key] && delete kept[key],
  }) as Record<string, string>;
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page is opened in full; one whose address is in place already, from another, so that it is loaded at all', () => {
  assignLocation('/visit#questions');
  stubDocument('/about#people');
  assignLocation('/about#people');
  expect(done).toEqual(['assign /visit#questions', 'be /about?leaving', 'replace /about#people']);
});

test('a page is left for once, whatever section of it is asked for, and again after a while', () => {
  expect([reloadOnce('/visit#a'), reloadOnce('/visit?b=c#d'), reloadOnce('/other')]).toEqual([true, false, true]);
  vi.setSystemTime(Date.now() + 10_000);
  expect(reloadOnce('/visit')).toBe(true);
  expect(done).toEqual(['assign /visit#a', 'assign /other', 'assign /visit']);
});

test('what is forgotten of pages that were left for is nothing else that a tab keeps', () => {
  reloadOnce('/visit');
  sessionStorage.setItem('inquiry /contact contact', '{}');
  forgetReloads();
  expect([Object.keys(kept), reloadOnce('/visit')]).toEqual([['inquiry /contact contact'], true]);
});

test('where storage is blocked, only another page than that of the document is left for', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect([reloadOnce('/visit', true), reloadOnce('/about', false)]).toEqual([true, false]);
  expect(forgetReloads).not.toThrow();
});
