import { parentPort, workerData } from 'node:worker_threads';
import { readCached } from '../../disk/read-site.ts';
import type { HostName } from '../../site/hosting.ts';
import { takeRanges, type SharedQueue } from '../../disk/threads/shared-queue.ts';
import { outputFolder, type WrittenFiles } from '../output/output-folder.ts';
import { buildContext } from './build-context.ts';
import { pageBuilder, type BuiltPage, type PageJob } from './page-builder.ts';
import type { StyleRules } from './reused-main.ts';

// A worker thread that builds pages. It reads the content itself: to post it to the thread would be no less work.

/** What every thread is started with. */
export interface PageTask {
  queue: SharedQueue<PageJob>;
  root: string;
  today: string | undefined;
  host: HostName | undefined;
  /** The folder to fill. */
  dir: string;
  /** The output of the last build, and its files. */
  lastDir: string;
  known: WrittenFiles;
  /** As in `outputFolder`. */
  differs: ReadonlySet<string> | undefined;
  /** The CSS rules that the last documents use. */
  rules: StyleRules;
}

/** A chunk of pages that were built. */
export interface BuiltChunk {
  /** The index of the first in the queue. */
  from: number;
  files: WrittenFiles;
  pages: BuiltPage[];
  /** CSS rules of these pages that are new. */
  newRules: StyleRules;
}

async function buildQueued({ queue, root, today, host, dir, lastDir, known, differs, rules }: PageTask): Promise<void> {
  const posted = new Set(Object.keys(rules));
  const { content, cache } = readCached(root, { isFresh: true, versions: new Map() });
  const context = await buildContext(content, { today, host }, cache);
  for (const [from, to] of takeRanges(queue)) {
    const output = outputFolder(dir, { dir: lastDir, files: known }, differs);
    const build = pageBuilder(context, output, rules);
    const pages: BuiltPage[] = [];
    for (const job of queue.items.slice(from, to)) pages.push(await build(job));
    const newRules = Object.fromEntries(Object.entries(rules).filter(([name]) => !posted.has(name)));
    for (const name of Object.keys(newRules)) posted.add(name);
    parentPort?.postMessage({ from, files: output.files, pages, newRules } satisfies BuiltChunk);
  }
}

void buildQueued(workerData as PageTask);
