import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createIdle } from '../../../src/engine/dev/live/idle.ts';

it('long work waits until nobody waits for an answer any more', async () => {
  const { middleware, wait } = createIdle(1);
  const answers = [new EventEmitter(), new EventEmitter()];
  const next = vi.fn<() => void>();
  for (const answer of answers) middleware({} as IncomingMessage, answer as ServerResponse, next);
  expect(next).toHaveBeenCalledTimes(2);
  const begin = vi.fn<() => void>();
  const working = wait().then(begin);
  for (const answer of answers) {
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    expect(begin).not.toHaveBeenCalled();
    answer.emit('close');
  }
  await working;
  expect(begin).toHaveBeenCalledTimes(1);
});
