import { afterEach, expect, it, vi } from 'vitest';
import { sourceKey } from '../../../../src/engine/build/code/source-key.ts';
import { smallSite } from '../../../support/sites/small-site.ts';
import { copyOfOwn, type TempSite } from '../../../support/sites/temp-site.ts';

let site: Pick<TempSite, 'root' | 'remove'>;
afterEach(() => {
  vi.unstubAllEnvs();
  site.remove();
});

/** The keys of the code before and after a variable is set. */
const keys = (variable: string): [string, string] => {
  const before = sourceKey(site.root);
  vi.stubEnv(variable, 'another');
  return [before, sourceKey(site.root)];
};

it('tells code with other variables apart where an owner has blocks that may ask for them', () => {
  site = copyOfOwn();
  const [before, after] = keys('VITE_MAP_KEY');
  expect(after).not.toBe(before);
  const [alike, still] = keys('GITHUB_RUN_ID');
  expect(still).toBe(alike);
});

it('is one key for all variables where only the blocks of the engine are bundled', () => {
  site = smallSite({});
  const [before, after] = keys('VITE_MAP_KEY');
  expect(after).toBe(before);
});
