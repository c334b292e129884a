import { parentPort, workerData } from 'node:worker_threads';
import { readRemembered } from '../../disk/read-site.ts';
import { outputFolder, type WrittenFiles } from '../output/output-folder.ts';
import { buildContext } from './build-context.ts';
import { pageBuilder, type BuiltPage, type PageJob } from './page-builder.ts';
import type { StyleRules } from './written-main.ts';

// A thread that builds pages. It reads the content itself: what it would be sent is as much, and has to be copied.

/** What every thread is told when it starts. */
export interface WorkerTask {
  root: string;
  today: string | undefined;
  /** The folder that is filled, and that of the last build. */
  dir: string;
  lastDir: string;
  /** The styles that the last documents wear. */
  rules: StyleRules;
}

/** Some pages, and what is known of their files since the last build. */
export interface PageChunk {
  jobs: PageJob[];
  known: WrittenFiles;
}

export interface BuiltChunk {
  files: WrittenFiles;
  /** By the place of the page in the chunk. */
  pages: BuiltPage[];
  /** Styles of these pages that are not known yet. */
  newRules: StyleRules;
}

const { root, today, dir, lastDir, rules } = workerData as WorkerTask;
const told = new Set(Object.keys(rules));
const { content, memory } = readRemembered(root, { isFresh: true, versions: new Map() });
const context = await buildContext(content, today, memory);

parentPort?.on('message', async ({ jobs, known }: PageChunk) => {
  const output = outputFolder(dir, { dir: lastDir, files: known });
  const build = pageBuilder(context, output, rules);
  const pages: BuiltPage[] = [];
  for (const job of jobs) pages.push(await build(job));
  const newRules = Object.fromEntries(Object.entries(rules).filter(([name]) => !told.has(name)));
  for (const name of Object.keys(newRules)) told.add(name);
  parentPort?.postMessage({ files: output.files, pages, newRules } satisfies BuiltChunk);
});
