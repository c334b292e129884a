import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandsBundle } from '../../../scripts/launch/commands-bundle.mjs';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { folderState } from '../../../src/engine/disk/threads/folder-state.ts';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { sharedQueue } from '../../../src/engine/disk/threads/shared-queue.ts';
import { isToolError } from '../../../src/model/diagnostics/tool-error.ts';
import { realBundle } from '../../support/bundle.ts';
import { runs } from '../../support/night.ts';
import { changingSite, hero, NAVIGATION, person } from '../../support/sites/changing-site.ts';
import { filesIn, rebuilt } from '../../support/sites/rebuilt.ts';

/** In a bundle the code of a thread is a file of its own. */
const WORKER = new URL('page-worker.cjs', commandsBundle());

/** So many pages are taken from the queue at once. */
const AT_ONCE = sharedQueue([]).chunk;

const { site, out, fresh, soundSite, build, writeSite } = changingSite();

/** The pages of a folder as they are written beside the output. */
const pagesBeingWritten = (): string[] =>
  fs.readdirSync(site.root).flatMap((name) => {
    const folder = path.join(site.root, name, 'many');
    if (!name.startsWith('dist.next-') || !fs.existsSync(folder)) return [];
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.flatMap((file) => (file.endsWith('.html') ? path.join(folder, file) : []));
  });

beforeAll(async () => {
  await realBundle();
});
afterAll(() => site.remove());

describe('a build in threads', () => {
  test('is the same as one from nothing, also where it begins from an earlier output', async () => {
    writeSite();
    // Pages that differ by the day and by the host.
    for (let number = 0; number < 80; number++)
      site.write(`pages/many/page-${number}.json`, person(`Page ${number}`, { blocks: [hero('In {year}')] }));
    const [today, host] = ['2100-05-21', 'static'] as const;
    fs.rmSync(out, { recursive: true, force: true });
    let began = 0;
    const isNew = (file: string): boolean => (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= began;
    // This thread would have done all of it before another is ready.
    const onProgress = (done: number): void => {
      if (done !== AT_ONCE) return;
      const end = Date.now() + 20_000;
      while (!pagesBeingWritten().filter(isNew)[AT_ONCE])
        if (Date.now() > end) throw new Error('No other thread has built a page.');
    };
    const several = rebuilt(site.root, {
      threads: { workerUrl: WORKER, pagesPerThread: 10, maxThreads: 2 },
      onProgress,
      host,
    });
    const menu = (label: string) => (): void =>
      site.write('pages/_site.json', { ...soundSite, navigation: [...NAVIGATION, { label, href: '/plain' }] });
    const steps: (() => void)[] = [
      () => undefined,
      menu('One'),
      menu('Two'),
      () => site.write('pages/_site.json', { ...soundSite, name: 'Other Ltd' }),
      menu('Three'),
    ];
    // By the third, an output begins from the one before the last.
    for (const step of steps.slice(0, runs(3, 5))) {
      step();
      began = Date.now();
      const { state } = await several.build(today);
      await buildSite(readSite(site.root), { out: fresh, today, host });
      expect(filesIn(out)).toEqual(filesIn(fresh));
      expect(state).toBe(folderState(out));
    }
  });

  test('leaves the last one where a thread fails, and says why', async () => {
    writeSite();
    await build();
    const before = filesIn(out);
    const code = path.join(site.root, 'broken.mjs');
    fs.writeFileSync(code, "throw Object.assign(new Error('Broken'), { name: 'ToolError' })");
    const several = rebuilt(site.root, {
      threads: { workerUrl: pathToFileURL(code), pagesPerThread: 1, maxThreads: 2 },
    });
    site.write('pages/_site.json', { ...soundSite, name: 'Other Ltd' });
    await expect(several.build()).rejects.toSatisfy((fault) => isToolError(fault) && fault.message === 'Broken');
    expect(filesIn(out)).toEqual(before);
  });
});
