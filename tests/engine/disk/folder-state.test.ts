import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commandsBundle } from '../../../scripts/commands-bundle.mjs';
import { folderState, folderStateInThread } from '../../../src/engine/disk/folder-state.ts';
import { PROJECT } from '../../support/sites/dist.ts';

const folder = path.join(PROJECT, 'schemas');

it('says of every file below a folder what the disk does, whichever thread looks', async () => {
  const { names, sizes, times } = folderState(folder);
  const stats = names.map((name) => fs.statSync(path.join(folder, name)));
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(names.toSorted()).toEqual(
    entries
      .flatMap((entry) => (entry.isFile() ? path.relative(folder, path.join(entry.parentPath, entry.name)) : []))
      .toSorted(),
  );
  expect([sizes, times]).toEqual([stats.map(({ size }) => size), stats.map(({ mtimeMs }) => mtimeMs)]);
  const worker = new URL('folder-worker.js', commandsBundle());
  expect(await folderStateInThread(folder, worker)).toEqual({ names, sizes, times });
});

it('finds nothing where there is no folder', () => {
  expect(folderState(path.join(folder, 'nothing'))).toEqual({ names: [], sizes: [], times: [] });
});
