import fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { ensureBrowser } from '../../../scripts/support/browser.ts';
import { ended } from '../../support/command.ts';

it('says to every command that needs a browser what to install, and takes it for no fault of its own', async () => {
  const there = vi.spyOn(fs, 'existsSync').mockReturnValue(false);
  vi.stubEnv('PATH', '');
  const { status, stderr } = await ended({ name: 'Comparing', usage: '', run: () => ensureBrowser().length });
  there.mockRestore();
  vi.unstubAllEnvs();
  expect([status, stderr]).toEqual([
    2,
    'This needs Chromium, and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its path, and run it again.\n',
  ]);
});
