import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { folderState } from '../../../src/engine/disk/threads/folder-state.ts';
import { writeOutsideFiles } from '../../../src/engine/build/bundle/own/outside-files.ts';
import { lastBuild } from '../../../src/engine/build/last-build.ts';
import { installRoot, project } from '../../../src/engine/disk/project.ts';
import { letAgePass } from '../../support/let-age-pass.ts';
import { gitSite, plainGit } from '../../support/sites/git-site.ts';
import { smallSite } from '../../support/sites/small-site.ts';

const site = smallSite({});
const out = path.join(site.root, 'dist');
const summary = { pages: 2, lines: ['One warning.'] };

const ask = (asked: unknown = {}) => lastBuild(site.root, out, asked, Date.now() + 60_000);

/** Has the disk say something else of a file. */
function say(file: string, change: (stat: fs.Stats) => void): void {
  for (const name of ['statSync', 'lstatSync'] as const) {
    const look = fs[name] as (place: fs.PathLike, options?: object) => fs.Stats | undefined;
    const looking = (place: fs.PathLike, options?: object): fs.Stats | undefined => {
      const stat = look(place, options);
      if (stat && place === file) change(stat);
      return stat;
    };
    vi.spyOn(fs, name).mockImplementation(looking as (typeof fs)[typeof name]);
  }
}

/** Has the disk say that a file was changed a moment later than it was. */
const touch = (file: string): void => say(file, (stat) => stat.mtimeMs++);

beforeAll(() => {
  site.write('pages/services/index.json', {});
  site.write('dist/index.html', 'Home');
  site.write('blocks/clock.tsx', '');
  site.write('prices/list.json', '{}');
  writeOutsideFiles(site.root, [path.join(fs.realpathSync(site.root), 'prices/list.json')]);
  letAgePass(site.root);
});
beforeEach(async () => (await ask()).replace(summary, folderState(out)));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => site.remove());

it('is known while nobody has touched what it read or wrote', async () => {
  expect((await ask()).summary).toEqual(summary);
  expect((await ask({ host: 'nginx' })).summary).toBeUndefined();
});

it.each([
  ['a page', 'pages/index.json'],
  ['a page in a folder', 'pages/services/index.json'],
  ['a template', 'templates/job.json'],
  ['a new file in public', 'public/new.txt'],
  ['a block of its own', 'blocks/map.tsx'],
  ['an icon of its own', 'icons/map.svg'],
  ['what a block of its own imports from elsewhere', 'prices/list.json'],
  ['other packages, of whatever package manager', 'pnpm-lock.yaml'],
  ['what says how a block of its own is bundled', 'tsconfig.json'],
  ['a variable', '.env'],
  ['a variable of builds alone', '.env.production'],
  ['a file that was written', 'dist/index.html'],
  ['a file that nobody has written', 'dist/more.html'],
])('is forgotten with %s', async (_what, file) => {
  expect((await ask()).summary).toEqual(summary);
  site.write(file, 'VITE_EMAILJS_SERVICE_ID=other');
  expect((await ask()).summary).toBeUndefined();
});

it.each<[what: string, change: () => void]>([
  ['the next day', () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })],
  ['another code', () => touch(path.join(project, 'src/block.ts'))],
  ['another schema', () => touch(path.join(project, 'schemas/page.schema.json'))],
  ['other packages', () => touch(path.join(installRoot, 'package-lock.json'))],
  ['another Node', () => vi.stubGlobal('process', Object.create(process, { version: { value: 'v99.0.0' } }))],
  [
    'what makes pictures smaller',
    () => {
      site.write('node_modules/sharp/package.json', { version: '99.0.0', main: 'lib/index.js' });
      site.write('node_modules/sharp/lib/index.js', '');
    },
  ],
])('is forgotten with %s', async (_what, change) => {
  change();
  expect((await ask()).summary).toBeUndefined();
});

it.each<[what: string, name: string, make: (place: string) => void]>([
  ['a folder that nothing is in', 'pages/Our Team', (place) => fs.mkdirSync(place)],
  ['a link', 'public/link.svg', (place) => fs.symlinkSync('favicon.svg', place)],
])('is forgotten with %s', async (_what, name, make) => {
  const place = path.join(site.root, name);
  make(place);
  const { summary: known } = await ask();
  fs.rmSync(place, { recursive: true });
  expect(known).toBeUndefined();
});

it('is forgotten with another commit, which says when pages were changed', async () => {
  plainGit();
  const repository = gitSite();
  const askThere = () => lastBuild(repository.root, out, {}, Date.now() + 60_000);
  (await askThere()).replace(summary, folderState(out));
  expect((await askThere()).summary).toEqual(summary);
  repository.git('commit', '--quiet', '--allow-empty', '--message', 'More');
  expect((await askThere()).summary).toBeUndefined();
  repository.destroy();
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
  expect(last.summary).toEqual(summary);
});

it('is known in another terminal or run of CI, whose environment differs', async () => {
  vi.stubEnv('GITHUB_RUN_ID', '7');
  expect((await ask()).summary).toEqual(summary);
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'one more');
  expect((await ask()).summary).toBeUndefined();
});

it('needs no Git', async () => {
  vi.stubEnv('PATH', '');
  (await ask()).replace(summary, folderState(out));
  expect((await ask()).summary).toEqual(summary);
});

it.each([
  ['a file', 'public/fresh.txt'],
  ['what a block of its own imports from elsewhere', 'prices/list.json'],
])('is not kept where %s may still change within the same tick of the clock', async (_what, file) => {
  site.write(file, 'Saved just now');
  // One that was saved before and put there just now, too.
  fs.utimesSync(path.join(site.root, file), 0, 0);
  const { ctimeMs } = fs.statSync(path.join(site.root, file));
  const askThen = () => lastBuild(site.root, out, {}, ctimeMs + 10);
  (await askThen()).replace(summary, folderState(out));
  expect((await askThen()).summary).toBeUndefined();
  expect((await ask()).summary).toBeUndefined();
});

it.each<[what: string, file: string, at: (now: number) => Partial<fs.Stats>]>([
  ['a file of the code', path.join(project, 'src/block.ts'), (now) => ({ ctimeMs: now })],
  [
    'a file, on a disk that notes no more of it,',
    path.join(site.root, 'pages/index.json'),
    (now) => ({ mtimeMs: now, ctimeMs: 0 }),
  ],
])('is not kept where %s may still change within the same tick of the clock', async (_what, file, at) => {
  const now = Date.now() + 0.5;
  say(file, (stat) => Object.assign(stat, at(now)));
  const askThen = () => lastBuild(site.root, out, {}, now + 10);
  (await askThen()).replace(summary, folderState(out));
  expect((await askThen()).summary).toBeUndefined();
});

it('is not in the way of a build where nothing may be kept', async () => {
  const last = await ask();
  const refuse = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('No.'), { code: 'EROFS', syscall: 'rename' });
  });
  last.replace({ ...summary, pages: 3 }, folderState(out));
  expect(refuse).toHaveBeenCalled();
  vi.restoreAllMocks();
  expect((await ask()).summary).toEqual(summary);
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
