import { expect, it, vi } from 'vitest';
import { retryToolErrors } from '../../../src/engine/dev/live/retry.ts';
import { ToolError } from '../../../src/model/diagnostics/tool-error.ts';

const gone = new ToolError('The file pages/ar/order.json was moved or removed while it was read.');

it('takes a save that needs a page of which a moment later is told that it is gone', async () => {
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  act.mockResolvedValue('taken');
  expect(await retryToolErrors(act)).toBe('taken');
  expect(act).toHaveBeenCalledTimes(3);
});

it('gives up on a page that stays away, and at once on what is nobody’s moving', async () => {
  await expect(retryToolErrors(() => Promise.reject(gone))).rejects.toThrow(gone);
  const broken = vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('no function'));
  await expect(retryToolErrors(broken)).rejects.toThrow('no function');
  expect(broken).toHaveBeenCalledTimes(1);
});
