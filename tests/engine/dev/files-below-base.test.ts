import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { filesBelowBase } from '../../../src/engine/dev/middleware/files-below-base.ts';
import type { LiveContent } from '../../../src/engine/dev/live/live-content.ts';

it('leaves the question to others while the site cannot be read, as a folder of pages is moved', async () => {
  const site = (): never => {
    throw new Error('The file pages/ar/order.json was moved or removed while it was read.');
  };
  const live = { site } as unknown as LiveContent;
  const answer = filesBelowBase({ root: '/', list: () => [] } as never, () => Promise.resolve(live));
  const next = vi.fn();
  await answer({ url: '/about' } as IncomingMessage, {} as ServerResponse, next);
  expect(next.mock.calls).toEqual([[]]);
});
