import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAtStake } from '../../../src/inquiry/leave.ts';
import { AT_STAKE } from '../../../src/model/forms/at-stake.ts';

beforeEach(() => {
  const browser = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, browser[name].bind(browser));
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the browser asks a visitor who leaves. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('the browser asks before the page is left, until nothing is at stake any more', () => {
  const seen = [asks()];
  for (const [what, atStake] of [
    ['a on its way', true],
    ['b not kept', true],
    ['a on its way', false],
    ['a on its way', false],
    ['b not kept', false],
  ] as const) {
    setAtStake(what, atStake);
    seen.push(asks());
  }
  expect(seen).toEqual([false, true, true, true, true, false]);
});

test('that something is at stake is told each time that nothing was before', () => {
  const told = vi.fn<() => void>();
  addEventListener(AT_STAKE, told);
  for (const each of [1, 2]) {
    setAtStake('a', true);
    setAtStake('b', true);
    expect(told).toHaveBeenCalledTimes(each);
    setAtStake('a', false);
    setAtStake('b', false);
  }
});
