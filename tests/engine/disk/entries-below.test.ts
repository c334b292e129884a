import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entriesBelow, pathOfEntry } from '../../../src/engine/disk/files/entries-below.ts';
import { testFolder } from '../../support/temp-folder.ts';
import { writeInto } from '../../support/write-into.ts';

it('links are named, and nothing is that lies behind them: newer versions of Node follow them in circles', () => {
  const [folder, elsewhere] = [testFolder(), testFolder()];
  writeInto(folder, 'a/b/file.txt', '');
  writeInto(elsewhere, 'secret.txt', '');
  fs.symlinkSync(folder, path.join(folder, 'a/circle'));
  fs.symlinkSync(elsewhere, path.join(folder, 'out'));
  const found = entriesBelow(folder).map((entry) => path.relative(folder, pathOfEntry(entry)));
  expect(found.toSorted()).toEqual(['a', 'a/b', 'a/b/file.txt', 'a/circle', 'out'].map(path.normalize));
});
