import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { diskFiles, versionOf } from '../../../src/engine/disk/disk-files.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { reported } from '../../support/checked.ts';
import { PROJECT } from '../../support/places.ts';
import { smallSite } from '../../support/sites/small-site.ts';

test('a name that is longer than any file can have is that of no file', () => {
  const files = diskFiles(PROJECT);
  const name = `public/${'x'.repeat(5000)}.svg`;
  const asked = [files.text(name), files.bytes(name), files.size(name), files.version?.(name), files.list(name)];
  expect(asked).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('who looks once asks the disk for the version of a file once, and everybody else each time', () => {
  const site = smallSite();
  onTestFinished(site.remove);
  site.write('public/a.svg', '<svg/>');
  const [once, always] = [diskFiles(site.root, new Map()), diskFiles(site.root)];
  const before = [once, always].map((files) => files.version('public/a.svg'));
  site.write('public/a.svg', '<svg></svg>');
  expect(once.version('public/a.svg')).toBe(before[0]);
  expect(always.version('public/a.svg')).not.toBe(before[1]);
});

test.each(['mtimeMs', 'ctimeMs', 'size', 'ino'] as const)('a file is another version with another %s', (field) => {
  const stat = fs.statSync(import.meta.filename);
  expect(versionOf({ ...stat, [field]: stat[field] + 1 } as fs.Stats)).not.toBe(versionOf(stat));
});

test.skipIf(process.platform === 'win32')('a pipe, a device and what is too large are not read', () => {
  const site = smallSite();
  onTestFinished(site.remove);
  const place = (name: string): string => path.join(site.root, 'public', name);
  execFileSync('mkfifo', [place('pipe.txt')]);
  fs.symlinkSync('/dev/zero', place('device.txt'));
  fs.writeFileSync(place('large.txt'), '');
  fs.truncateSync(place('large.txt'), 3 * 1024 ** 3);
  const files = diskFiles(site.root);
  for (const name of ['pipe', 'device', 'large'].map((each) => `public/${each}.txt`))
    expect([name, files.text(name), files.bytes(name)]).toEqual([name, undefined, undefined]);
});

test.skipIf(process.platform === 'win32')('what cannot be read is told by the check, which ends', () => {
  const site = smallSite();
  onTestFinished(site.remove);
  execFileSync('mkfifo', [path.join(site.root, 'pages/notes.txt')]);
  for (const name of ['pages/large.json', 'public/large.pdf']) {
    site.write(name, '');
    fs.truncateSync(path.join(site.root, name), 3 * 1024 ** 3);
  }
  expect(reported(readSite(site.root)).map(({ file, code }) => `${file} ${code}`)).toEqual([
    'pages/large.json file/too-large',
    'pages/notes.txt file/not-a-page',
    'public/large.pdf public/not-published',
  ]);
});
