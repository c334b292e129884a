import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { writeOutsideFiles } from '../../../../src/engine/build/bundle/own/outside-files.ts';
import { bundleKey } from '../../../../src/engine/build/bundle/bundle-key.ts';
import { smallSite } from '../../../support/sites/small-site.ts';
import { copyOfOwn, type TempSite } from '../../../support/sites/temp-site.ts';

let site: Pick<TempSite, 'root' | 'remove' | 'write'>;
afterEach(() => {
  vi.unstubAllEnvs();
  site.remove();
});

/** The keys of the code before and after a variable is set. */
const keys = (variable: string): [string, string] => {
  const before = bundleKey(site.root);
  vi.stubEnv(variable, 'another');
  return [before, bundleKey(site.root)];
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

it('is another with what blocks of an owner import from elsewhere, with where a link leads, and with variables of builds alone', () => {
  site = copyOfOwn();
  site.write('prices/list.json', '{}');
  const root = fs.realpathSync(site.root);
  const keyOf = (module: string): string => {
    writeOutsideFiles(site.root, [path.join(root, module), '\0virtual', path.join(root, 'blocks/poster.tsx')]);
    return bundleKey(site.root);
  };
  const seen = [keyOf('blocks/poster.tsx'), keyOf('prices/list.json?raw')];
  const change = (act: () => void): void => {
    act();
    seen.push(bundleKey(site.root));
  };
  change(() => site.write('prices/list.json', '{ "bread": 4 }'));
  change(() => fs.symlinkSync('../prices', path.join(root, 'blocks/prices')));
  change(() => site.write('.env.production', 'VITE_MAP_KEY=another'));
  expect(new Set(seen).size).toBe(seen.length);
});
