import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolders } from '../../../src/engine/dev/live/watch-folders.ts';
import { tempSite, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
let told: string[];
let heard: () => void;
let watching: { close: () => void };

const full = (name: string): string => path.join(site.root, name);
/** Waits until exactly these events were told, in any order, and forgets them. */
async function expectTold(...events: string[]): Promise<void> {
  while (told.length < events.length) await new Promise<void>((resolve) => (heard = resolve));
  expect(told.toSorted()).toEqual(events.toSorted());
  told = [];
}
/** What was told before this file was is all that there is to tell. */
async function expectNoMore(): Promise<void> {
  site.write('pages/last.json', {});
  await expectTold('add pages/last.json');
}

beforeEach(() => {
  site = tempSite(() => undefined);
  site.write('pages/index.json', {});
  site.write('pages/services/cloud.json', {});
  site.write('.env', 'A=1');
  told = [];
  heard = () => undefined;
  watching = watchFolders({
    folders: [full('pages'), full('public')],
    isWatchedBeside: (name) => name.startsWith('.env'),
    emit: (event, file) => {
      told.push(`${event} ${path.relative(site.root, file).split(path.sep).join('/')}`);
      heard();
    },
    onError: (fault) => {
      throw fault;
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  watching.close();
  site.remove();
});

test('a file that is written is told once, however it is written', async () => {
  site.write('pages/index.json', { title: 'Home' });
  await expectTold('change pages/index.json');
  fs.writeFileSync(full('pages/new~'), '{ "title": "Cloud" }');
  fs.renameSync(full('pages/new~'), full('pages/services/cloud.json'));
  await expectTold('change pages/services/cloud.json');
  await expectNoMore();
});

test('a file that is gone for a moment was changed; one that stays away is gone', async () => {
  fs.rmSync(full('pages/index.json'));
  site.write('pages/index.json', { title: 'Home' });
  await expectTold('change pages/index.json');
  fs.rmSync(full('pages/index.json'));
  await expectTold('unlink pages/index.json');
  site.write('pages/index.json', { title: 'Home' });
  await expectTold('add pages/index.json');
});

test('a file that was gone when it was looked at, and is there a moment later, was changed', async () => {
  const { lstatSync } = fs;
  let isLookedAt = false;
  const looking = (file: string): fs.Stats => {
    if (file !== full('pages/index.json') || isLookedAt) return lstatSync(file);
    isLookedAt = true;
    throw Object.assign(new Error('Gone.'), { code: 'ENOENT' });
  };
  vi.spyOn(fs, 'lstatSync').mockImplementation(looking as typeof fs.lstatSync);
  site.write('pages/index.json', { title: 'Home' });
  await expectTold('change pages/index.json');
  expect(isLookedAt).toBe(true);
});

test('a folder of which only the time is another has nothing to tell', async () => {
  fs.utimesSync(full('pages/services'), 0, 0);
  fs.chmodSync(full('pages/services'), 0o700);
  await expectNoMore();
});

test('a folder that is made anew at once is watched, too', async () => {
  fs.rmSync(full('pages/services'), { recursive: true });
  site.write('pages/services/clouds.json', {});
  await expectTold('add pages/services/clouds.json', 'unlink pages/services/cloud.json');
  site.write('pages/services/clouds.json', { title: 'Clouds' });
  await expectTold('change pages/services/clouds.json');
});

test('a folder that comes later and is a link is taken in as well', async () => {
  site.write('elsewhere/logo.svg', '<svg/>');
  fs.symlinkSync(full('elsewhere'), full('public'));
  await expectTold('add public/logo.svg');
});

test('what happens at once is told once, and nothing any more once it is over', () => {
  const happens = new Map<string, (name: string) => void>();
  vi.spyOn(fs, 'watch').mockImplementation(((
    at: string,
    _options: object,
    tell: (event: string, name: string) => void,
  ) => {
    happens.set(at, (name) => tell('change', name));
    return { on: () => undefined, close: () => undefined };
  }) as unknown as typeof fs.watch);
  const heardOf: string[] = [];
  const other = watchFolders({
    folders: [full('pages')],
    emit: (event, file) => void heardOf.push(`${event} ${path.basename(file)}`),
    onError: (fault) => {
      throw fault;
    },
  });
  vi.useFakeTimers();
  const happensTwice = (): void => ['index.json', 'index.json'].forEach((name) => happens.get(full('pages'))?.(name));
  happensTwice();
  vi.runAllTimers();
  expect(heardOf).toEqual(['change index.json']);
  happensTwice();
  other.close();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(heardOf).toEqual(['change index.json']);
});

test('a link is told as a file, wherever it leads: nobody goes through it', async () => {
  fs.symlinkSync(path.parse(site.root).root, full('pages/disk'));
  fs.symlinkSync(full('pages'), full('pages/circle'));
  fs.symlinkSync(full('nowhere'), full('pages/broken.json'));
  await expectTold('add pages/broken.json', 'add pages/circle', 'add pages/disk');
  fs.rmSync(full('pages/circle'));
  await expectTold('unlink pages/circle');
  await expectNoMore();
});

test('a new folder is watched with all that is in it, and one that is moved by its new name', async () => {
  site.write('pages/team/berlin/index.json', {});
  site.write('pages/team/anna.json', {});
  await expectTold('add pages/team/anna.json', 'add pages/team/berlin/index.json');
  fs.renameSync(full('pages/team'), full('pages/people'));
  await expectTold(
    'add pages/people/anna.json',
    'add pages/people/berlin/index.json',
    'unlink pages/team/anna.json',
    'unlink pages/team/berlin/index.json',
  );
  site.write('pages/people/berlin/index.json', { title: 'Berlin' });
  await expectTold('change pages/people/berlin/index.json');
  fs.rmSync(full('pages/people'), { recursive: true });
  await expectTold('unlink pages/people/anna.json', 'unlink pages/people/berlin/index.json');
});

test('a folder that another one takes the place of at once is watched, too', async () => {
  site.write('pages/services/old.json', {});
  await expectTold('add pages/services/old.json');
  site.write('other/cloud.json', { title: 'Cloud' });
  fs.renameSync(full('pages/services'), full('former'));
  fs.renameSync(full('other'), full('pages/services'));
  await expectTold('change pages/services/cloud.json', 'unlink pages/services/old.json');
  site.write('pages/services/cloud.json', { title: 'Clouds' });
  await expectTold('change pages/services/cloud.json');
  site.write('former/old.json', { title: 'Old' });
  await expectNoMore();
});

test('a folder that comes later is taken in; of what lies beside it, only what is wanted is told', async () => {
  site.write('notes.txt', 'mine');
  site.write('.env', 'A=2');
  await expectTold('change .env');
  site.write('public/logo.svg', '<svg/>');
  await expectTold('add public/logo.svg');
  await expectNoMore();
});
