import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedFolder } from '../../../../src/engine/build/bundle/cached-folder.ts';
import { testFolder } from '../../../support/temp-folder.ts';

describe('a folder of the cache', () => {
  let cache: string;
  beforeEach(() => {
    cache = testFolder();
  });

  const fillWith = (text: string) => async (dir: string) => {
    await Promise.resolve();
    fs.writeFileSync(path.join(dir, 'code.js'), text);
  };
  const read = (dir: string): string => fs.readFileSync(path.join(dir, 'code.js'), 'utf8');

  it('is filled once', async () => {
    expect(read(await cachedFolder(cache, () => 'key', fillWith('first')))).toBe('first');
    expect(read(await cachedFolder(cache, () => 'key', fillWith('second')))).toBe('first');
  });

  it('has the name of what is known once it is filled', async () => {
    let name = 'few';
    const fill = fillWith('all');
    const made = await cachedFolder(
      cache,
      () => name,
      async (dir) => {
        await fill(dir);
        name = 'many';
      },
    );
    expect([path.basename(made), read(made), ...fs.readdirSync(cache)]).toEqual(['many', 'all', 'many']);
  });

  it('is whole for all who want it at once, and nothing else is left', async () => {
    const both = await Promise.all(['a', 'b'].map((text) => cachedFolder(cache, () => 'key', fillWith(text))));
    expect(new Set(both.map(read)).size).toBe(1);
    expect(fs.readdirSync(cache)).toEqual(['key']);
  });

  it.each([
    ['gone', (file: string) => fs.rmSync(file)],
    ['cut off', (file: string) => fs.truncateSync(file, 1)],
  ])('is filled again when a file in it is %s', async (_what, damage) => {
    const dir = await cachedFolder(cache, () => 'key', fillWith('first'));
    damage(path.join(dir, 'code.js'));
    expect(read(await cachedFolder(cache, () => 'key', fillWith('second')))).toBe('second');
    expect(fs.readdirSync(cache)).toEqual(['key']);
  });

  it('is filled while what lies beside it goes', async () => {
    fs.symlinkSync('gone', path.join(cache, 'unfinished'));
    expect(read(await cachedFolder(cache, () => 'key', fillWith('first')))).toBe('first');
  });

  it('is filled where the clock of a disk is hours behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
    try {
      expect(read(await cachedFolder(cache, () => 'key', fillWith('first')))).toBe('first');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is filled where there is no cache yet', async () => {
    const place = path.join(cache, 'deep/er');
    expect(read(await cachedFolder(place, () => 'key', fillWith('first')))).toBe('first');
  });

  it('takes the place of others that are of no use any more', async () => {
    fs.mkdirSync(path.join(cache, 'old'));
    fs.utimesSync(path.join(cache, 'old'), 0, 0);
    await cachedFolder(cache, () => 'key', fillWith('first'));
    expect(fs.readdirSync(cache)).toEqual(['key']);
  });

  it('stays while somebody uses it, however long ago it was made', async () => {
    const used = await cachedFolder(cache, () => 'used', fillWith('first'));
    fs.utimesSync(used, 0, 0);
    await cachedFolder(cache, () => 'used', fillWith('second'));
    await cachedFolder(cache, () => 'key', fillWith('first'));
    expect(fs.readdirSync(cache)).toEqual(['key', 'used']);
  });

  it('is not there when filling it failed', async () => {
    const failed = cachedFolder(
      cache,
      () => 'key',
      async (dir) => {
        await fillWith('half')(dir);
        throw new Error('no space');
      },
    );
    await expect(failed).rejects.toThrow('no space');
    expect(fs.readdirSync(cache)).toEqual([]);
  });
});
