import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  isUnchanged,
  linkOrCopy,
  outputFolder,
  removeFile,
  type LastOutput,
} from '../../../src/engine/build/output/output-folder.ts';
import { testFolder } from '../../support/temp-folder.ts';

let dir: string;
let last: LastOutput;
const at = (name: string): string => path.join(dir, name);
const read = (name: string): string => fs.readFileSync(at(name), 'utf8');

beforeEach(() => {
  dir = testFolder();
  last = { dir: testFolder(), files: {} };
});
afterEach(() => vi.restoreAllMocks());

it('a file in pieces is written whole, also by a system that takes only a part of it at once', () => {
  vi.spyOn(fs, 'writevSync').mockImplementation((file, [first]) =>
    fs.writeSync(file, (first as Uint8Array).subarray(0, 2)),
  );
  const output = outputFolder(dir, last);
  output.write(
    'page.html',
    'key',
    ['Head', 'er', ' and page'].map((words) => Buffer.from(words)),
  );
  expect(read('page.html')).toBe('Header and page');
  expect(output.files['page.html']).toEqual({ key: 'key', size: 15, time: fs.statSync(at('page.html')).mtimeMs });
});

it('an earlier output is in the way of nothing, be it a folder where a file belongs or the reverse', () => {
  fs.mkdirSync(at('about.html/deep'), { recursive: true });
  fs.writeFileSync(at('team'), 'A file');
  const output = outputFolder(dir, last, new Set());
  output.write('about.html', 'key', 'About');
  output.write('team/dana/index.html', 'key', 'Dana');
  expect([read('about.html'), read('team/dana/index.html')]).toEqual(['About', 'Dana']);
});

it('what is written over leaves the file of the last build as it is, of which it may be a second name', () => {
  fs.writeFileSync(path.join(last.dir, 'page.html'), 'Before');
  fs.linkSync(path.join(last.dir, 'page.html'), at('page.html'));
  outputFolder(dir, last, new Set(['page.html'])).write('page.html', 'key', 'After');
  expect([read('page.html'), fs.readFileSync(path.join(last.dir, 'page.html'), 'utf8')]).toEqual(['After', 'Before']);
});

it('a file that may not be removed is no folder', () => {
  fs.writeFileSync(at('page.html'), 'Held');
  fs.mkdirSync(at('folder'));
  expect([removeFile(at('folder')), removeFile(at('gone'))]).toEqual([true, false]);
  vi.spyOn(fs, 'unlinkSync').mockImplementation(() => {
    throw Object.assign(new Error('Held.'), { code: 'EBUSY' });
  });
  expect(() => removeFile(at('page.html'))).toThrow('Held.');
});

it('a file is as a build has left it while its key, its size and its time are the same', () => {
  fs.writeFileSync(at('page.html'), 'Words');
  const { size, mtimeMs: time } = fs.statSync(at('page.html'));
  const isLeft = (known: object, key: string | undefined = 'key', isUntouched = false): boolean =>
    isUnchanged({ dir, files: { 'page.html': { key: 'key', size, time, ...known } }, isUntouched }, 'page.html', key);
  expect([isLeft({}), isLeft({}, 'other'), isLeft({ size: 4 }), isLeft({ time: time - 1 })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // It need not be looked at where that is known of all.
  expect([isLeft({ size: 4 }, 'key', true), isLeft({}, 'other', true)]).toEqual([true, false]);
  expect([
    isUnchanged({ dir, files: {} }, 'page.html', 'key'),
    isUnchanged({ dir, files: {} }, 'page.html', undefined),
  ]).toEqual([false, true]);
});

it('where a disk has no second names, a copy has the time of the file', () => {
  fs.writeFileSync(at('page.html'), 'Words');
  fs.utimesSync(at('page.html'), 1_795_000_000, 1_795_000_000);
  vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('No.'), { code: 'EPERM' });
  });
  linkOrCopy(at('page.html'), at('copy.html'));
  expect([read('copy.html'), fs.statSync(at('copy.html')).mtimeMs]).toEqual(['Words', 1_795_000_000_000]);
});
