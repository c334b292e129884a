import { afterEach, expect, test, vi } from 'vitest';
import { onPointer } from '../../../src/boot/pointer.ts';

afterEach(() => vi.unstubAllGlobals());

test('a hand that moves is a sign of intent: no pointer that rests where a page appears, and no finger that scrolls', () => {
  let moves: (event: object) => void = () => undefined;
  const { signal } = new AbortController();
  const listen = vi.fn((_type: string, listener: typeof moves, _options: object) => void (moves = listener));
  vi.stubGlobal('addEventListener', listen);
  const seen: unknown[] = [];
  onPointer((event) => seen.push(event), { signal });
  expect(listen.mock.calls.map(([type, , options]) => [type, options])).toEqual([
    ['pointermove', { passive: true, signal }],
  ]);
  const hand = [
    { movementX: 1, movementY: 0, pointerType: 'mouse' },
    { movementX: 0, movementY: -1, pointerType: 'pen' },
  ];
  for (const event of [
    { movementX: 0, movementY: 0, pointerType: 'mouse' },
    { movementX: 0, movementY: 9, pointerType: 'touch' },
    ...hand,
  ])
    moves(event);
  expect(seen).toEqual(hand);
});
