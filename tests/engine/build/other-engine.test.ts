import fs from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { contentKeys, everythingKey } from '../../../src/engine/build/content-keys.ts';
import { contentCacheFile } from '../../../src/engine/disk/cache/content-cache-file.ts';
import { engineKey } from '../../../src/engine/disk/cache/engine-key.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import { smallSite } from '../../support/sites/small-site.ts';

vi.mock('../../../src/engine/disk/cache/engine-key.ts', () => ({ engineKey: vi.fn() }));

const site = smallSite();
afterAll(() => {
  fs.rmSync(contentCacheFile(site.root), { force: true });
  site.remove();
});

it('parts of a build are not put together that two engines have made of the same', () => {
  const keyOf = (engine: string): string => {
    vi.mocked(engineKey).mockReturnValue(engine);
    const { content, cache } = readCached(site.root);
    const inputs = { cache, today: '2026-05-21', changes: new Map(), host: undefined, codeKey: 'code' };
    return everythingKey(content, contentKeys(content, inputs).outlines, cache);
  };
  expect(keyOf('one')).toBe(keyOf('one'));
  expect(keyOf('one')).not.toBe(keyOf('other'));
});
