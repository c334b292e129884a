import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { pruneCache } from '../../../src/engine/disk/cache/prune-cache.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { pruneBundles } from '../../../src/engine/disk/cache/prune-bundles.ts';

const cache = tempFolder();
beforeEach(() => fs.rmSync(path.join(cache, 'pruned'), { force: true }));

const NOW = Date.parse('2026-11-22');
const daysAgo = (days: number): Date => new Date(NOW - days * 24 * 60 * 60 * 1000);

/** Puts a file there that was written and read last so many days ago. */
function put(name: string, written: number, read = written): void {
  const file = path.join(cache, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  fs.utimesSync(file, daysAgo(read), daysAgo(written));
}

const left = (): string[] =>
  fs
    .readdirSync(cache, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'pruned')
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

test('what nobody has written or read for 30 days is removed, and folders that it leaves empty', () => {
  put('pictures/old/480.webp', 31);
  put('pictures/young/480.webp', 29);
  put('pictures/shown/480.webp', 90, 2);
  put('memory/old.json', 31);
  put('builds/new.json', 0);
  put('builds/dist.spare/index.html', 90);
  put('code/old/boot.js', 90);
  pruneCache(cache, NOW);
  expect(left()).toEqual([
    'builds',
    'builds/dist.spare',
    'builds/dist.spare/index.html',
    'builds/new.json',
    'code',
    'code/old',
    'code/old/boot.js',
    'pictures',
    'pictures/shown',
    'pictures/shown/480.webp',
    'pictures/young',
    'pictures/young/480.webp',
  ]);
});

test('it is looked for once a day', () => {
  pruneCache(cache, Date.now());
  put('social/old.png', 90);
  pruneCache(cache, Date.now());
  expect(left()).toContain('social/old.png');
  pruneCache(cache, Date.now() + 25 * 60 * 60 * 1000);
  expect(left()).not.toContain('social/old.png');
});

test('bundles are removed that were made more than an hour ago, whatever another process has removed meanwhile', () => {
  const bundles = path.join(cache, 'bundles');
  fs.mkdirSync(path.join(bundles, 'young'), { recursive: true });
  fs.mkdirSync(path.join(bundles, 'old'));
  fs.utimesSync(path.join(bundles, 'old'), new Date(0), new Date(0));
  // What is listed and is not there when it is looked at.
  fs.symlinkSync(path.join(bundles, 'nowhere'), path.join(bundles, 'gone'), 'junction');
  pruneBundles(bundles);
  expect(fs.readdirSync(bundles).toSorted()).toEqual(['gone', 'young']);
});

test('what another process removes at the same time is no reason to fail', () => {
  put('icons/one/old.json', 31);
  put('icons/two/old.json', 31);
  const remove = vi.spyOn(fs, 'rmSync');
  remove.mockImplementationOnce(() => fs.rmSync(path.join(cache, 'icons'), { recursive: true }));
  pruneCache(cache, NOW);
  remove.mockRestore();
  expect(left()).not.toContain('icons');
});
