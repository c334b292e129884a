import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerAddress, takeAddresses } from '../../../src/inquiry/handoff.ts';

const EMAIL = 'ada@example.com';

let leave: () => void;
let kept: Map<string, string>;
let ends: (() => void)[];
let page = '';
let pages = 0;

beforeEach(() => {
  page = `/contact-${(pages += 1)}`;
  [kept, ends] = [new Map(), []];
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  leave = () => void browser.dispatchEvent(new Event('pagehide'));
});
afterEach(() => {
  for (const end of ends) end();
  vi.unstubAllGlobals();
});

/** A form of a page that takes addresses, and those it was given. */
function form(place: string): string[] {
  const taken: string[] = [];
  ends.push(takeAddresses(place, (email) => taken.push(email)));
  return taken;
}

test('an address goes to the form of its page, once: at once, or as soon as that is there', () => {
  const elsewhere = form('/about');
  offerAddress(EMAIL, page);
  const [first, second] = [form(page), form(page)];
  expect([elsewhere, first, second]).toEqual([[], [EMAIL], []]);
  offerAddress('bo@example.com', page);
  expect([first, second]).toEqual([[EMAIL, 'bo@example.com'], []]);
});

test('a form that is gone takes nothing', () => {
  const gone = form(page);
  ends.pop()?.();
  offerAddress(EMAIL, page);
  expect([gone, form(page)]).toEqual([[], [EMAIL]]);
});

test('an address whose form was not there before another document is loaded waits for it in this tab', () => {
  offerAddress(EMAIL, page);
  leave();
  expect([...kept]).toEqual([[`inquiry ${page} address`, EMAIL]]);
  expect([form('/about'), form(page), form(page), kept.size]).toEqual([[], [EMAIL], [], 0]);
});

test('an address that was taken in the next document is not handed over again, back in the one before it', () => {
  offerAddress(EMAIL, page);
  leave();
  kept.clear();
  expect(form(page)).toEqual([]);
});

test('where storage is blocked, an address waits in its document', () => {
  vi.stubGlobal('sessionStorage', undefined);
  offerAddress(EMAIL, page);
  leave();
  expect(form(page)).toEqual([EMAIL]);
});

test('an address that was taken is left behind for nobody, nor is the one before it', () => {
  offerAddress(EMAIL, page);
  leave();
  offerAddress('bo@example.com', page);
  expect([form(page), kept.size]).toEqual([['bo@example.com'], 0]);
  leave();
  expect(kept.size).toBe(0);
});
