import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandsBundle } from '../../../../scripts/launch/commands-bundle.mjs';
import { bundleAhead } from '../../../../src/engine/build/bundle/bundle-ahead.ts';
import { isEmptyCache } from '../../../../src/engine/build/bundle/cached-folder.ts';
import { EVERYTHING } from '../../../support/night.ts';
import { PROJECT } from '../../../support/places.ts';
import { testFolder } from '../../../support/temp-folder.ts';

describe('code that is bundled ahead', () => {
  let cache: string;
  beforeEach(() => {
    cache = path.join(testFolder(), 'code');
  });

  /** A process that does something else. */
  function processOf(code: string): URL {
    const file = path.join(path.dirname(cache), 'process.cjs');
    fs.writeFileSync(file, code);
    return pathToFileURL(file);
  }

  it('comes from another process, which is told where to put it', async () => {
    const processUrl = processOf(
      `const fs = require('node:fs'); const [cache, root] = process.argv.slice(2); fs.mkdirSync(cache); fs.writeFileSync(cache + '/key', root);`,
    );
    await bundleAhead('/a site', { cache, processUrl });
    expect(fs.readFileSync(path.join(cache, 'key'), 'utf8')).toBe('/a site');
  });

  it('is waited for no longer than its process lives', async () => {
    const failing = bundleAhead('/site', { cache, processUrl: processOf('process.exit(1)') });
    await expect(failing).resolves.toEqual([1, null]);
  });

  it('is not asked for where some is cached', async () => {
    const processUrl = processOf('');
    fs.mkdirSync(path.join(cache, 'unfinished-1'), { recursive: true });
    await expect(bundleAhead('/site', { cache, processUrl })).resolves.toEqual([0, null]);
    fs.mkdirSync(path.join(cache, '0123'));
    expect(bundleAhead('/site', { cache, processUrl })).toBeUndefined();
  });

  it.runIf(EVERYTHING)('is whole', async () => {
    const processUrl = new URL('bundle-process.cjs', commandsBundle());
    await bundleAhead(PROJECT, { cache, processUrl });
    expect(isEmptyCache(cache)).toBe(false);
  });
});
