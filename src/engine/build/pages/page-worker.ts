import { parentPort, workerData } from 'node:worker_threads';
import { readCached } from '../../disk/read-site.ts';
import type { HostName } from '../../site/hosting.ts';
import { takeRanges, type SharedQueue } from '../../disk/threads/shared-queue.ts';
import { outputFolder, type WrittenFiles } from '../output/output-folder.ts';
import { buildContext } from './build-context.ts';
import { pageBuilder, type BuiltPage, type PageJob } from './page-builder.ts';
import type { StyleRules } from './reused-main.ts';

// A thread that builds pages. It reads the content itself: what it would be sent is as much, and has to be copied.

/** What every thread is told when it starts. */
export interface PageTask {
  queue: SharedQueue<PageJob>;
  root: string;
  today: string | undefined;
  host: HostName | undefined;
  /** The folder that is filled, and that of the last build. */
  dir: string;
  lastDir: string;
  /** What is known of the files of the last build. */
  known: WrittenFiles;
  /** Which files the folder has otherwise, where it has files already. */
  differs: ReadonlySet<string> | undefined;
  /** The CSS rules that the last documents use. */
  rules: StyleRules;
}

/** Some pages that were built. */
export interface BuiltChunk {
  /** The place of the first in the queue. */
  from: number;
  files: WrittenFiles;
  pages: BuiltPage[];
  /** Styles of these pages that are not known yet. */
  newRules: StyleRules;
}

async function buildQueued({ queue, root, today, host, dir, lastDir, known, differs, rules }: PageTask): Promise<void> {
  const told = new Set(Object.keys(rules));
  const { content, cache } = readCached(root, { isFresh: true, versions: new Map() });
  const context = await buildContext(content, { today, host }, cache);
  for (const [from, to] of takeRanges(queue)) {
    const output = outputFolder(dir, { dir: lastDir, files: known }, differs);
    const build = pageBuilder(context, output, rules);
    const pages: BuiltPage[] = [];
    for (const job of queue.items.slice(from, to)) pages.push(await build(job));
    const newRules = Object.fromEntries(Object.entries(rules).filter(([name]) => !told.has(name)));
    for (const name of Object.keys(newRules)) told.add(name);
    parentPort?.postMessage({ from, files: output.files, pages, newRules } satisfies BuiltChunk);
  }
}

void buildQueued(workerData as PageTask);
