import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createFolderWatchers } from '../../../src/engine/dev/live/folder-watchers.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder();
afterEach(() => vi.restoreAllMocks());

/** Who listens, with what listens on its behalf: a test says what happens, and sees what is closed. */
function listening() {
  const [heard, failed, closed]: string[][] = [[], [], []];
  const sources = new Map<string, { happens: (name: string | null) => void; breaks: () => void }>();
  vi.spyOn(fs, 'watch').mockImplementation(((
    at: string,
    _options: object,
    tell: (event: string, name: string | null) => void,
  ) => {
    const watcher = Object.assign(new EventEmitter(), { close: () => void closed?.push(path.relative(folder, at)) });
    sources.set(at, {
      happens: (name) => tell('change', name),
      breaks: () => void watcher.emit('error', new Error(at)),
    });
    return watcher;
  }) as unknown as typeof fs.watch);
  const watchers = createFolderWatchers(
    (file) => void heard?.push(path.relative(folder, file)),
    ({ message }) => void failed?.push(path.relative(folder, message)),
  );
  const listen = (name: string, filter?: (file: string) => boolean): void =>
    watchers.watch(path.join(folder, name), { recursive: false, ...(filter && { filter }) });
  return { heard, failed, closed, watchers, listen, at: (name: string) => sources.get(path.join(folder, name)) };
}

test('a folder is listened to once, and no longer once it is left with all that is in it', () => {
  const { listen, closed, watchers } = listening();
  for (const name of ['a', 'a', 'a/b', 'ab']) listen(name);
  expect(fs.watch).toHaveBeenCalledTimes(3);
  // Nothing is kept from ending by it.
  const options = { recursive: false, persistent: false };
  expect(fs.watch).toHaveBeenCalledWith(path.join(folder, 'a'), options, expect.any(Function));
  watchers.unwatch(path.join(folder, 'a'));
  expect(closed).toEqual(['a', path.join('a', 'b')]);
  listen('a');
  expect(fs.watch).toHaveBeenCalledTimes(4);
  watchers.close();
  expect(closed?.slice(2)).toEqual(['ab', 'a']);
});

test('what happens is told by its file, or by the folder where a system does not say which', () => {
  const { listen, heard, at } = listening();
  listen('a', (file) => !file.endsWith('.txt'));
  for (const name of ['one.json', 'two.txt', null]) at('a')?.happens(name);
  expect(heard).toEqual([path.join('a', 'one.json'), 'a']);
});

test('that a folder is gone is no fault, anything else is', () => {
  const { listen, failed, at } = listening();
  fs.mkdirSync(path.join(folder, 'there'));
  for (const name of ['there', 'gone']) {
    listen(name);
    at(name)?.breaks();
  }
  expect(failed).toEqual(['there']);
  vi.spyOn(fs, 'watch').mockImplementation((at) => {
    throw new Error(String(at));
  });
  fs.mkdirSync(path.join(folder, 'new'));
  for (const name of ['new', 'away']) listen(name);
  expect(failed).toEqual(['there', 'new']);
});
