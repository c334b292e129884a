import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandsBundle } from '../../../scripts/launch/commands-bundle.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostics/diagnostic.ts';
import type { ContentCache } from '../../../src/engine/disk/cache/content-cache.ts';
import { contentCacheFile } from '../../../src/engine/disk/cache/content-cache-file.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import type { CheckPart, ContentTask, ReadPart } from '../../../src/engine/disk/threads/content-worker.ts';
import { readOnAllCores } from '../../../src/engine/disk/threads/read-on-all-cores.ts';
import { sharedQueue } from '../../../src/engine/disk/threads/shared-queue.ts';
import { createThreadPool } from '../../../src/engine/disk/threads/thread-pool.ts';
import { checkCached } from '../../support/checked.ts';
import { runs } from '../../support/night.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf } from '../../support/sites/temp-site.ts';

/** In a bundle the code of a thread is a file of its own; one with its sources would need a second to begin. */
const WORKER = new URL('content-worker.cjs', commandsBundle());

/** Every page has something wrong with it, of one kind or another. */
const MISTAKES = [
  pageOf('One', [{ type: 'hero', heading: 'One', actions: [{ label: 'Nowhere', href: '/nowhere' }] }]),
  pageOf('Two', [{ type: 'hero', heading: 'Two, and {site.nothing}' }]),
  pageOf('Three', [{ type: 'hero', heading: 'Three', surname: 'A field that there is not' }]),
  '{ "version": 1, "title": "Four"',
];

const site = smallSite({ checks: {} });
beforeAll(() => {
  for (let number = 0; number < 120; number++)
    site.write(`pages/part-${number % 3}/page-${number}.json`, MISTAKES[number % MISTAKES.length]);
});
beforeEach(() => fs.rmSync(contentCacheFile(site.root), { force: true }));
afterAll(() => {
  fs.rmSync(contentCacheFile(site.root), { force: true });
  site.remove();
});

function inOneThread(): { found: Diagnostic[]; cache: ContentCache; files: string[] } {
  const { content, cache } = readCached(site.root);
  return { found: checkCached(content, cache), cache, files: [...content.documents.keys()] };
}

async function inThreads(workerUrl: URL, maxThreads: number): Promise<{ found: Diagnostic[]; cache: ContentCache }> {
  const { check, cache } = await readOnAllCores(site.root, { workerUrl, pagesPerThread: 10, maxThreads });
  return { found: await check(), cache };
}

/** The code of a thread that breaks down at its first task, or at its second: when it is to check what was read. */
function brokenWorker(task: 1 | 2): URL {
  const file = path.join(site.root, `breaks-at-${task}.mjs`);
  const code = `import { parentPort } from 'node:worker_threads';
const on = parentPort.on.bind(parentPort);
let tasks = 0;
parentPort.on = (event, listener) => on(event, (message) => {
  if (++tasks === ${task}) throw new Error('Broken');
  listener(message);
});
await import(${JSON.stringify(WORKER.href)});`;
  fs.writeFileSync(file, code);
  return pathToFileURL(file);
}

describe('many pages', () => {
  it('have the same diagnostics in the same order, and are known as well, however many threads look at them', async () => {
    const one = inOneThread();
    const several = await inThreads(WORKER, 3);
    expect(several.found).toEqual(one.found);
    for (const file of one.files) expect(several.cache.rowOf(file)).toEqual(one.cache.rowOf(file));
  });

  it('are counted while they are read and checked, up to all of them', async () => {
    const said: string[] = [];
    const onProgress = (done: number, all: number, work: string): void => void said.push(`${done} of ${all} ${work}`);
    const { check, content } = await readOnAllCores(site.root, {
      workerUrl: WORKER,
      pagesPerThread: 10,
      maxThreads: 2,
      onProgress,
    });
    const all = content.documents.size;
    expect(said.at(-1)).toBe(`${all} of ${all} read`);
    await check();
    expect(said.at(-1)).toMatch(/^(\d+) of \1 checked$/);
    expect(said.filter((words) => words.endsWith('checked')).length).toBeGreaterThan(2);
  });

  it.each(([1, 2] as const).slice(0, runs(1, 2)))(
    'are read and checked here where a thread breaks down at task %d',
    async (task) => {
      const { found } = await inThreads(brokenWorker(task), 2);
      expect(found).toEqual(inOneThread().found);
    },
  );
});

describe('a thread', () => {
  const pool = createThreadPool<ContentTask>(WORKER, { root: site.root, keptWhole: 10 });
  afterAll(() => pool.end());

  it('reads pages without mistakes, and leaves all others to whoever asked', async () => {
    const read: string[] = [];
    const files = ['pages/index.json', 'pages/part-0/page-3.json', 'pages/_site.json', 'pages/gone.json'];
    await pool.run<ReadPart>([{ queue: sharedQueue(files) }], (rows) => read.push(...rows.map(({ file }) => file)));
    expect(read).toEqual(['pages/index.json']);
  });

  it('looks at its own pages and at those of the queue, in the light of what it is sent', async () => {
    const { content, cache } = readCached(site.root);
    const all = [...content.documents.values()];
    const task = {
      queue: sharedQueue(['pages/part-1/page-1.json']),
      own: ['pages/part-0/page-0.json'],
      refused: [],
      documents: all.filter(({ file }) => !cache.rowOf(file)),
      rows: all.flatMap(({ file }) => cache.rowOf(file) ?? []),
    };
    const codes: Record<string, string[]> = {};
    await pool.run<CheckPart>([task], (part) => {
      for (const [file, found] of part) codes[file] = found.map(({ code }) => code);
    });
    expect(codes['pages/part-0/page-0.json']).toContain('link/missing-page');
    expect(codes['pages/part-1/page-1.json']).toContain('token/unknown');
  });
});
