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
import { takenFrom, type SharedQueue } from './shared-queue.ts';
import { DONE } from './thread-pool.ts';

// A thread that reads pages, and looks for what is wrong with them in the light of the others.

/** What every thread is told when it starts. */
export interface ContentWorkerData {
  root: string;
  keptWhole: number;
}

/** Pages to be read. */
interface ReadTask {
  queue: SharedQueue<string>;
}

/** Pages that the rules have to look at, and all content as it was read. */
interface CheckTask extends Pick<SiteContent, 'refused' | 'pictureTool'> {
  queue: SharedQueue<string>;
  /** Those that this thread has read, and keeps. */
  own: string[];
  rows: NamedRow[];
  /** What is not remembered: pages with mistakes, shared blocks, site files. */
  documents: ContentDocument[];
}

export type ContentTask = ReadTask | CheckTask;

/** Pages that were read: without those that have to be read where all content comes together. */
export type ReadPart = NamedRow[];

/** What was found, by file. */
export type CheckPart = [file: string, found: Diagnostic[]][];

const { root, keptWhole } = workerData as ContentWorkerData;
const before = beforePages(diskFiles(root, new Map()), schemasIn());
const cache = openContentCache(before, { keptWhole });

function read({ queue }: ReadTask): void {
  for (const files of takenFrom(queue)) {
    for (const file of files) readFile(before, file, cache.create);
    parentPort?.postMessage(files.flatMap((file) => cache.rowOf(file) ?? []) satisfies ReadPart);
  }
}

function check({ queue, own, rows, documents, ...others }: CheckTask): void {
  const all = new Map(documents.map((document) => [document.file, document]));
  for (const row of rows) all.set(row.file, cache.take(row));
  const content = { ...before, ...others, documents: inNameOrder(all) };
  const site = createSiteContext(content);
  for (const files of takenFrom(queue, own)) {
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
