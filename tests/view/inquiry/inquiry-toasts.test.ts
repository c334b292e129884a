import { beforeEach, expect, test, vi } from 'vitest';
import { closeToast, showToast } from '../../../src/inquiry/toasts/index.ts';

const { show } = vi.hoisted(() => ({ show: vi.fn() }));
vi.mock('../../../src/inquiry/toasts/goober.ts', () => ({}));
vi.mock('../../../src/inquiry/toasts/host.tsx', () => ({ show, close: () => undefined }));
beforeEach(() => void show.mockReset());

test('a message that is closed before its code is there is not shown: its page is gone, or it is no longer true', async () => {
  const missing = showToast('Please agree', 'error');
  closeToast('Please agree');
  expect(await missing).toBe(true);
  expect(show).not.toHaveBeenCalled();
  expect(await showToast('Please agree', 'error')).toBe(true);
  expect(show).toHaveBeenCalledExactlyOnceWith('Please agree', 'error');
});

test('what cannot be shown has to be said elsewhere', async () => {
  show.mockImplementation(() => {
    throw new Error('no host');
  });
  expect(await showToast('Thank you', 'success')).toBe(false);
});
