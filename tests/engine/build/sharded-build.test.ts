import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { isOutput } from '../../../src/engine/build/output/out-dir.ts';
import { parseShard, type Shard } from '../../../src/engine/build/output/shard.ts';
import { mergeShards } from '../../../src/engine/build/merge-shards.ts';
import { folderState } from '../../../src/engine/disk/threads/folder-state.ts';
import { readCached, readSite } from '../../../src/engine/disk/read-site.ts';
import { realBundle } from '../../support/bundle.ts';
import { runs } from '../../support/night.ts';
import { changingSite, hero } from '../../support/sites/changing-site.ts';
import { filesIn } from '../../support/sites/rebuilt.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

const { site, out, fresh, soundSite, writeSite } = changingSite();

beforeAll(async () => {
  await realBundle();
});
afterAll(() => site.remove());

describe('a build in parts', () => {
  const part = (number: number): string => path.join(site.root, `part-${number}`);
  const buildPart = (number: number, of: number) => {
    const { content, cache } = readCached(site.root);
    return buildSite(content, { out: part(number), cache, shard: { number, of } });
  };

  const PLACES = [
    ['/in/here', 'cloudflare'],
    ['', undefined],
  ] as const;
  test.each(PLACES.slice(0, runs(1, 2)))('is put together to what one build makes, at "%s"', async (basePath, host) => {
    writeSite();
    site.write('pages/_site.json', { ...soundSite, ...(basePath && { basePath }), ...(host && { host }) });
    const built = [await buildPart(1, 3), await buildPart(2, 3), await buildPart(3, 3)];
    expect(built.map(({ pages }) => pages).every((pages) => pages > 0)).toBe(true);
    // Another build may replace it.
    expect(isOutput(fs.readdirSync(part(1)), part(1))).toBe(true);
    const whole = path.join(site.root, 'whole');
    await mergeShards([part(3), part(1), part(2)], whole);
    const { state } = await buildSite(readSite(site.root), { out: fresh });
    expect(filesIn(whole)).toEqual(filesIn(fresh));
    expect(state).toBe(folderState(fresh));
  });

  test('may stand where another build was, and be followed by one of all', async () => {
    writeSite();
    await buildSite(readSite(site.root), { out: fresh });
    const whole = filesIn(fresh);
    const build = (shard?: Shard) => {
      const { content, cache } = readCached(site.root);
      return buildSite(content, { out, cache, shard, outputState: Promise.resolve(folderState(out)) });
    };
    const [all, half] = [(await build()).pages, (await build({ number: 1, of: 2 })).pages];
    expect(half).toBeLessThan(all);
    expect(fs.existsSync(path.join(out, '.shard.json'))).toBe(true);
    await build();
    expect(filesIn(out)).toEqual(whole);
  });

  test('is refused when a part is missing, there twice, not whole, of another build, or none', async () => {
    const merge = (...parts: string[]) => mergeShards(parts, path.join(site.root, 'whole'));
    await expect(merge(part(1), part(2))).rejects.toThrow('Part 3 of 3 is missing. Name each part once.');
    await expect(merge(part(1), part(1), part(2))).rejects.toThrow('Part 1 of 3 is there more than once.');
    const page = fs
      .readdirSync(part(2), { encoding: 'utf8', recursive: true })
      .find((name) => name.endsWith('.html') && name !== '404.html');
    const file = path.join(part(2), page ?? 'No page is in this part.');
    const bytes = fs.readFileSync(file);
    for (const spoil of [() => fs.truncateSync(file, 10), () => fs.rmSync(file)]) {
      spoil();
      await expect(merge(part(1), part(2), part(3))).rejects.toThrow(`Files of ${part(2)} are missing or cut off.`);
    }
    fs.writeFileSync(file, bytes);
    await expect(merge(part(1), path.join(site.root, 'pages'))).rejects.toThrow('is no part of a build.');
    site.write('pages/plain.json', pageOf('Plain', [hero('Later words')]));
    await buildPart(2, 3);
    await expect(merge(part(1), part(2), part(3))).rejects.toThrow('is part of another build than');
  });

  const SOUND = { number: 1, of: 1, siteFolder: '' };

  test.each([
    {},
    { number: 1 },
    { number: 1, of: 1 },
    { number: 0, of: 0, siteFolder: '' },
    { number: 1, of: 1, siteFolder: '../pages' },
    { ...SOUND, siteFolder: 'a\0b' },
    ...[5, null, ['a'], [[5, 5]], [['../pages', 5]], [['a\0b', 5]]].map((files) => ({ ...SOUND, files })),
  ])('is no part whose mark says %j alone', async (mark) => {
    const [part, whole] = ['other', 'whole'].map((name) => path.join(site.root, name)) as [string, string];
    site.write('other/.shard.json', { everything: '', files: [], ...mark });
    await expect(mergeShards([part], whole)).rejects.toThrow(`${part} is no part of a build.`);
  });

  test('is refused where its parts are of as many as others are not', async () => {
    const parts = [2, 3].map((of) => `part-of-${of}`);
    for (const [index, part] of parts.entries())
      site.write(`${part}/.shard.json`, { ...SOUND, number: index + 1, of: index + 2, everything: '', files: [] });
    await expect(
      mergeShards(
        parts.map((part) => path.join(site.root, part)),
        path.join(site.root, 'whole'),
      ),
    ).rejects.toThrow('is part of another build than');
  });

  test('is refused where the words for the search are none', async () => {
    site.write('other/.shard.json', { ...SOUND, everything: '', files: [] });
    site.write('other/_search/en/index.json', 'no words');
    await expect(mergeShards([path.join(site.root, 'other')], path.join(site.root, 'whole'))).rejects.toThrow(
      'other/_search/en/index.json cannot be read. Bring all of that part here again, or build it again.',
    );
  });

  test.each(['0/3', '4/3', '1', 'x/3', '1/3/5', '-1/3'])('has no part %s', (text) => {
    expect(parseShard(text)).toBeUndefined();
  });
});
