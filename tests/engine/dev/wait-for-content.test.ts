import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { waitForContent } from '../../../src/engine/dev/live/wait-for-content.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder();

it.each([
  ['a page that was saved', 'page.json', 100, 'update', 1],
  ['a page that is too large to be one', 'large.json', 2_000_000, 'update', 0],
  ['a page that is new', 'new.json', 100, 'create', 0],
  ['a picture', 'picture.svg', 100, 'update', 0],
] as const)('of %s, the words are waited for where there can be any', async (_what, name, size, type, times) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, ' '.repeat(size));
  const read = vi.fn(() => Promise.reject(new Error('It is gone.')));
  await waitForContent({ file, type, read });
  expect(read).toHaveBeenCalledTimes(times);
});
