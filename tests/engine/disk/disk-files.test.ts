import { expect, onTestFinished, test } from 'vitest';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { PROJECT } from '../../support/sites/dist.ts';
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
