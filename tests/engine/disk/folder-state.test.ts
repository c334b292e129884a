import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { commandsBundle } from '../../../scripts/launch/commands-bundle.mjs';
import { stateOfFiles } from '../../../src/engine/disk/files/state-of-files.ts';
import { folderState, folderStateInThread } from '../../../src/engine/disk/threads/folder-state.ts';
import { smallSite } from '../../support/sites/small-site.ts';

const site = smallSite();
site.write('public/deep/er/file.txt', 'Words');
const file = path.join(site.root, 'public/deep/er/file.txt');
afterAll(() => site.remove());

describe('the state of a folder', () => {
  it('is that of its files, wherever they lie', () => {
    const { size, mtimeMs: time } = fs.statSync(file);
    expect(folderState(path.join(site.root, 'public/deep'))).toBe(stateOfFiles({ 'er/file.txt': { size, time } }));
    expect(folderState(path.join(site.root, 'nothing'))).toBe(stateOfFiles({}));
  });

  it('is the same in any order, and another with another name, size or time', () => {
    const [one, other] = [
      { size: 1, time: 5 },
      { size: 2, time: 6 },
    ];
    const state = stateOfFiles({ a: one, b: other });
    expect(stateOfFiles({ b: other, a: one })).toBe(state);
    const others: Parameters<typeof stateOfFiles>[0][] = [
      { a: one },
      { a: one, c: other },
      { a: one, b: { ...other, size: 3 } },
      { a: one, b: { ...other, time: 7 } },
    ];
    expect(new Set([state, ...others.map((files) => stateOfFiles(files))]).size).toBe(5);
  });

  it('is the same when a thread looks, with help or without', async () => {
    const code = new URL('folder-worker.cjs', commandsBundle());
    for (const folder of [site.root, path.join(site.root, 'nothing')])
      for (const isHelped of [false, true]) {
        const { state, help } = folderStateInThread(folder, code);
        if (isHelped) help();
        expect(await state).toBe(folderState(folder));
      }
  });

  it('is said to be unknown where the thread fails', async () => {
    site.write('broken.mjs', "throw new Error('Broken')");
    const { state } = folderStateInThread(site.root, pathToFileURL(path.join(site.root, 'broken.mjs')));
    await expect(state).rejects.toThrow('Broken');
  });
});
