import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import * as packages from '../../../src/engine/disk/cache/compile-cache.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { checkSpelling } from '../../../src/engine/spelling/spelling.ts';
import { smallSite } from '../../support/sites/small-site.ts';

const site = smallSite();
afterAll(() => site.remove());

it.each([
  [Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' }), 'is not installed here:'],
  [new SyntaxError('Unexpected token'), 'cannot be loaded (Unexpected token):'],
])('%s: whoever asks for spelling is told why it cannot be looked at, and what to do', async (fault, why) => {
  const loading = vi.spyOn(packages, 'importPackage').mockRejectedValue(fault);
  onTestFinished(() => loading.mockRestore());
  await expect(checkSpelling(readSite(site.root))).rejects.toThrow(
    `The spell checker ${why} npm install --save-dev cspell-lib@9. Or leave out "--spelling".`,
  );
});
