import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { writeOutsideFiles } from '../../../../src/engine/build/bundle/own/outside-files.ts';
import { bundleKey } from '../../../../src/engine/build/bundle/bundle-key.ts';
import { installRoot, project } from '../../../../src/engine/disk/project.ts';
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

it('is another with what blocks of an owner import from elsewhere, with where a link leads, and with what says how, such as variables of builds alone', () => {
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
  change(() => {
    fs.rmSync(path.join(root, 'blocks/prices'));
    fs.symlinkSync('../pages', path.join(root, 'blocks/prices'));
  });
  change(() => site.write('.env.production', 'VITE_MAP_KEY=another'));
  change(() => fs.renameSync(path.join(root, '.env.production'), path.join(root, '.env.development')));
  change(() => site.write('tsconfig.json', '{ "compilerOptions": { "useDefineForClassFields": false } }'));
  change(() => site.write('package.json', '{ "sideEffects": false }'));
  expect(new Set(seen).size).toBe(seen.length);
});

it.each([
  ['a block of the engine', path.join(project, 'src/blocks/faq.tsx'), true],
  ['how it is bundled', path.join(project, 'src/engine/build/bundle/vite-options.ts'), true],
  ['how it is bundled for development', path.join(project, 'src/engine/dev/bundled-renderer.ts'), true],
  ['packages', path.join(installRoot, 'package-lock.json'), true],
  ['what checks pages', path.join(project, 'src/engine/check/check-content.ts'), false],
  ['what only development shows', path.join(project, 'src/tools/own-differences.ts'), false],
])('of %s, another version is another key where that is bundled', (_what, file, isOther) => {
  site = smallSite({});
  const before = bundleKey(site.root);
  const { readFileSync } = fs;
  const reading = (place: string, options?: 'utf8'): unknown =>
    place === file ? 'Other.' : readFileSync(place, options);
  vi.spyOn(fs, 'readFileSync').mockImplementation(reading as typeof fs.readFileSync);
  const after = bundleKey(site.root);
  vi.restoreAllMocks();
  expect(after !== before).toBe(isOther);
});

it('is the same in whatever order a disk lists files', () => {
  site = copyOfOwn();
  const before = bundleKey(site.root);
  const { readdirSync } = fs;
  const turned = (folder: string, options: { withFileTypes: true }): unknown =>
    readdirSync(folder, options).toReversed();
  vi.spyOn(fs, 'readdirSync').mockImplementation(turned as typeof fs.readdirSync);
  const after = bundleKey(site.root);
  vi.restoreAllMocks();
  expect(after).toBe(before);
});

it.each([
  ['another lockfile, of whatever package manager', () => site.write('pnpm-lock.yaml', 'dayjs: 1.11.1')],
  ['another name', () => fs.renameSync(`${site.root}/blocks/poster.tsx`, `${site.root}/blocks/posters.tsx`)],
  ['another text', () => site.write('blocks/poster.tsx', 'export default () => null;')],
  ['a language that is written from the right', () => site.write('pages/_site.json', { lang: 'ar' })],
])('is another with %s, for the blocks of an owner', (_what, change) => {
  site = copyOfOwn();
  const before = bundleKey(site.root);
  change();
  expect(bundleKey(site.root)).not.toBe(before);
});
