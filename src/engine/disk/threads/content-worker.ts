import { parentPort, workerData } from 'node:worker_threads';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { checkDocuments } from '../../check/check-content.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { beforePages, inNameOrder, readFile } from '../../read/read-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import type { NamedRow } from '../cache/cached-pages.ts';
import { openContentCache } from '../cache/content-cache.ts';
import { diskFiles } from '../disk-files.ts';
import { schemasIn } from '../schema-files.ts';
import { takeChunks, type SharedQueue } from './shared-queue.ts';
import { DONE } from './thread-pool.ts';

// A worker thread that reads and checks pages.

/** What every thread is started with. */
export interface ContentWorkerData {
  root: string;
  keptWhole: number;
}

/** Pages to read. */
interface ReadTask {
  queue: SharedQueue<string>;
}

/** Pages to check, and all content. */
interface CheckTask extends Pick<SiteContent, 'refused' | 'pictureTool'> {
  queue: SharedQueue<string>;
  /** Those that this thread has read and still keeps. */
  own: string[];
  rows: NamedRow[];
  /** The documents that are not cached: pages with mistakes, shared blocks, site files. */
  documents: ContentDocument[];
}

/** A task of a worker thread. */
export type ContentTask = ReadTask | CheckTask;

/** Pages that were read, except those with mistakes. */
export type ReadPart = NamedRow[];

/** Diagnostics by file. */
export type CheckPart = [file: string, found: Diagnostic[]][];

const { root, keptWhole } = workerData as ContentWorkerData;
const before = beforePages(diskFiles(root, new Map()), schemasIn());
const cache = openContentCache(before, { keptWhole });

function read({ queue }: ReadTask): void {
  for (const files of takeChunks(queue)) {
    for (const file of files) readFile(before, file, cache.create);
    parentPort?.postMessage(files.flatMap((file) => cache.rowOf(file) ?? []) satisfies ReadPart);
  }
}

function check({ queue, own, rows, documents, ...others }: CheckTask): void {
  const all = new Map(documents.map((document) => [document.file, document]));
  for (const row of rows) all.set(row.file, cache.take(row));
  const content = { ...before, ...others, documents: inNameOrder(all) };
  const site = createSiteContext(content);
  for (const files of takeChunks(queue, own)) {
    const part: CheckPart = [];
    const keep = (file: string, found: Diagnostic[]): void => void part.push([file, found]);
    checkDocuments(
      site,
      files.flatMap((file) => all.get(file) ?? []),
      { of: () => undefined, keep },
    );
    parentPort?.postMessage(part);
  }
}

parentPort?.on('message', (task: ContentTask) => {
  if ('rows' in task) check(task);
  else read(task);
  parentPort?.postMessage(DONE);
});
