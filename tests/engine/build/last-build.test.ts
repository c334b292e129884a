import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { folderState } from '../../../src/engine/disk/threads/folder-state.ts';
import { writeOutsideFiles } from '../../../src/engine/build/bundle/own/outside-files.ts';
import { lastBuild } from '../../../src/engine/build/last-build.ts';
import { letAgePass } from '../../support/let-age-pass.ts';
import { smallSite } from '../../support/sites/small-site.ts';

const site = smallSite({});
const out = path.join(site.root, 'dist');
const said = { pages: 2, lines: ['One warning.'] };

const ask = (asked: unknown = {}) => lastBuild(site.root, out, asked, Date.now() + 60_000);

beforeAll(() => {
  site.write('dist/index.html', 'Home');
  site.write('blocks/clock.tsx', '');
  site.write('prices/list.json', '{}');
  writeOutsideFiles(site.root, [path.join(fs.realpathSync(site.root), 'prices/list.json')]);
  letAgePass(site.root);
});
beforeEach(async () => (await ask()).keep(said, folderState(out)));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => site.remove());

it('is known while nobody has touched what it read or wrote', async () => {
  expect((await ask()).said).toEqual(said);
  expect((await ask({ host: 'nginx' })).said).toBeUndefined();
});

it.each([
  ['a page', 'pages/index.json'],
  ['a new file in public', 'public/new.txt'],
  ['a block of its own', 'blocks/map.tsx'],
  ['what a block of its own imports from elsewhere', 'prices/list.json'],
  ['a variable', '.env'],
  ['a variable of builds alone', '.env.production'],
  ['a file that was written', 'dist/index.html'],
  ['a file that nobody has written', 'dist/more.html'],
])('is forgotten with %s', async (_what, file) => {
  expect((await ask()).said).toEqual(said);
  site.write(file, 'VITE_EMAILJS_SERVICE_ID=other');
  expect((await ask()).said).toBeUndefined();
});

it('is not in the way of files that go while it looks', async () => {
  const { readdirSync } = fs;
  const gone = (entry: fs.Dirent): fs.Dirent =>
    Object.assign(Object.create(entry) as fs.Dirent, { name: `gone-${entry.name}` });
  const look = vi.spyOn(fs, 'readdirSync').mockImplementation(((folder: string, options: { withFileTypes: true }) => {
    const entries = readdirSync(folder, options);
    return [...entries, ...entries.filter((entry) => entry.isFile()).map(gone)];
  }) as typeof fs.readdirSync);
  const last = await ask().finally(() => look.mockRestore());
  expect(last.said).toEqual(said);
});

it('is known in another terminal or run of CI, whose environment differs', async () => {
  vi.stubEnv('GITHUB_RUN_ID', '7');
  expect((await ask()).said).toEqual(said);
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'one more');
  expect((await ask()).said).toBeUndefined();
});

it('needs no Git', async () => {
  vi.stubEnv('PATH', '');
  (await ask()).keep(said, folderState(out));
  expect((await ask()).said).toEqual(said);
});

it('is not kept where a file may still change within the same tick of the clock', async () => {
  site.write('public/fresh.txt', 'Saved just now');
  const { mtimeMs } = fs.statSync(path.join(site.root, 'public/fresh.txt'));
  const build = await lastBuild(site.root, out, {}, mtimeMs + 10);
  build.keep(said, folderState(out));
  expect((await ask()).said).toBeUndefined();
});

it('tells the versions of the files that it has looked at as the disk does, and of links none', async () => {
  fs.symlinkSync(path.join(site.root, 'pages/index.json'), path.join(site.root, 'public/link.json'));
  const { versions } = await ask();
  const { version } = diskFiles(site.root);
  expect(versions.size).toBeGreaterThan(3);
  for (const [file, known] of versions) expect(known).toBe(version(file));
  expect([...versions.keys()]).toEqual(expect.arrayContaining(['pages/index.json', 'public/favicon.svg']));
  expect(versions.has('public/link.json')).toBe(false);
  fs.rmSync(path.join(site.root, 'public/link.json'));
});
