import { expect, it } from 'vitest';
import { secondsOf } from '../../../src/engine/site/files/mp4.ts';

/** An MP4 of nothing but how long it plays, with times of 32 or of 64 bits. */
function lasting(parts: number, scale: number, { isLong }: { isLong: boolean }): DataView {
  const view = new DataView(new ArrayBuffer(64));
  for (const [at, name] of ['moov', 'mvhd'].entries()) {
    view.setUint32(at * 8, 64 - at * 8);
    for (const [place, letter] of [...name].entries()) view.setUint8(at * 8 + 4 + place, letter.charCodeAt(0));
  }
  view.setUint8(16, isLong ? 1 : 0);
  view.setUint32(isLong ? 36 : 28, scale);
  if (isLong) view.setBigUint64(40, BigInt(parts));
  else view.setUint32(32, parts);
  return view;
}

it.each([true, false])('a video says how long it plays, in times of 64 bits: %s', (isLong) => {
  expect(secondsOf(lasting(90_500, 1000, { isLong }))).toBe(90.5);
  expect(secondsOf(lasting(0, 1000, { isLong }))).toBeUndefined();
  expect(secondsOf(lasting(10, 0, { isLong }))).toBeUndefined();
});

it('a file without a header does not say how long it plays', () => {
  expect(secondsOf(new DataView(new ArrayBuffer(40)))).toBeUndefined();
});
