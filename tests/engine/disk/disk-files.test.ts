import { expect, test } from 'vitest';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { PROJECT } from '../../support/sites/dist.ts';

test('a name that is longer than any file can have is that of no file', () => {
  const files = diskFiles(PROJECT);
  const name = `public/${'x'.repeat(5000)}.svg`;
  const asked = [files.text(name), files.bytes(name), files.size(name), files.version?.(name), files.list(name)];
  expect(asked).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
