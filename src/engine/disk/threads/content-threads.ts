import os from 'node:os';
import type { ContentDocument } from '../../../model/content/content.ts';
import { checkAcross, checkDocuments, type DiagnosticsCache } from '../../check/check-content.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { readUnread, type ListedContent } from '../../read/read-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { KEPT_WHOLE, type ContentCache } from '../cache/content-cache.ts';
import type { CheckPart, ContentTask, ContentWorkerData, ReadPart } from './content-worker.ts';
import { sharedQueue, takeChunks, type SharedQueue } from './shared-queue.ts';
import { createThreadPool } from './thread-pool.ts';
import { threadsFor, type ThreadOptions } from './thread.ts';

/** Reads and checks pages in several threads, where there are many. This thread does its share. */
interface ContentThreads {
  /** Reads files that are not cached. Those with mistakes are left to `readListed`. */
  read(listed: ListedContent, cache: ContentCache): Promise<void>;
  /** Checks pages without known diagnostics, and stores their diagnostics. Ends the threads. */
  check(
    content: SiteContent,
    cache: ContentCache,
    known: DiagnosticsCache,
    only: ReadonlySet<string> | undefined,
  ): Promise<void>;
  /** Ends the threads, for a command that checks nothing. */
  end(): Promise<void>;
}

/** Called with the number of pages that all threads together have read or checked, about. */
export type OnContentProgress = (done: number, all: number, work: Work) => void;
type Work = 'read' | 'checked';

interface Options extends ThreadOptions {
  onProgress?: OnContentProgress | undefined;
}

/** Only bundled commands have this module as a file. */
const WORKER_URL = new URL('content-worker.cjs', import.meta.url);

/** Threads for the content of a folder. They are started when there is something to do. */
export function createContentThreads(
  root: string,
  { workerUrl = WORKER_URL, pagesPerThread = 800, maxThreads = os.availableParallelism(), onProgress }: Options = {},
): ContentThreads {
  // All other threads together keep no more pages in memory than this one.
  const keptWhole = Math.ceil(KEPT_WHOLE / maxThreads);
  const pool = createThreadPool<ContentTask>(workerUrl, { root, keptWhole } satisfies ContentWorkerData);
  const readHere: string[] = [];
  const readThere: string[][] = [];
  const othersFor = ({ length }: string[]) => threadsFor(length, { pagesPerThread, workerUrl, maxThreads }) - 1;

  return {
    end: () => pool.end(),
    read: async (listed, cache) => {
      const others = othersFor(listed.unread);
      if (others === 0) return;
      const queue = sharedQueue(listed.unread);
      const progress = progressOf(listed.unread.length, others + 1, 'read', onProgress);
      const tasks = Array.from({ length: others }, () => ({ queue }));
      const done = pool.run<ReadPart>(tasks, (rows, thread) => {
        for (const row of rows) listed.documents.set(row.file, cache.take(row));
        (readThere[thread] ??= []).push(...rows.map(({ file }) => file));
      });
      for (const files of progress.with(takeChunks(queue))) {
        for (const file of files) readUnread(listed, file);
        readHere.push(...files);
      }
      await done.then(progress.end);
    },
    check: async (content, cache, known, only) => {
      const files = toCheck([...(only ?? content.documents.keys())], cache, known);
      const others = othersFor(files);
      if (others === 0) return pool.end();
      const there = Array.from({ length: others }, (_, thread) => ({ read: readThere[thread] ?? [], kept: keptWhole }));
      const { queue, ownHere, ownThere } = distribute(files, { read: readHere, kept: KEPT_WHOLE }, there);
      const tasks = checkTasks(content, cache, { queue, ownThere });
      const done = pool.run<CheckPart>(tasks, (found) => {
        for (const each of found) known.keep(...each);
      });
      const site = createSiteContext(content);
      // Rules about the whole site run in one thread, while the others are busy.
      if (!only) known.across(() => checkAcross(site));
      const progress = progressOf(files.length, others + 1, 'checked', onProgress);
      for (const taken of progress.with(takeChunks(queue, ownHere)))
        checkDocuments(site, documentsOf(content, taken), known);
      await done.then(progress.end);
      await pool.end();
    },
  };
}

/**
 * Extrapolates progress from this thread: no messages of the others arrive while it works, and they are about as far.
 */
function progressOf(all: number, threads: number, work: Work, onProgress: OnContentProgress | undefined) {
  return {
    with: function* (taken: Iterable<string[]>): Generator<string[]> {
      let here = 0;
      for (const files of taken) {
        yield files;
        here += files.length;
        onProgress?.(Math.min(here * threads, all - 1), all, work);
      }
    },
    end: (): void => onProgress?.(all, all, work),
  };
}

const documentsOf = ({ documents }: SiteContent, files: string[]): ContentDocument[] =>
  files.flatMap((file) => documents.get(file) ?? []);

/** The pages without mistakes whose diagnostics are not known. */
const toCheck = (files: string[], cache: ContentCache, known: DiagnosticsCache): string[] =>
  files.filter((file) => cache.hashOf(file) !== undefined && !known.of(file));

/** Distributes pages: a thread checks those that it has read and still keeps; the rest go into a queue. */
function distribute(files: string[], here: Reader, there: Reader[]) {
  const waiting = new Set(files);
  const ownOf = ({ read, kept }: Reader): string[] => read.slice(0, kept).filter((file) => waiting.delete(file));
  const [ownHere, ownThere] = [ownOf(here), there.map(ownOf)];
  return { ownHere, ownThere, queue: sharedQueue([...waiting]) };
}

/** The files that a thread has read, and how many of them it keeps. */
interface Reader {
  read: string[];
  kept: number;
}

/** The tasks of the threads: which pages to check, and all content. */
function checkTasks(
  { documents: all, refused, pictureTool }: SiteContent,
  cache: ContentCache,
  { queue, ownThere }: { queue: SharedQueue<string>; ownThere: string[][] },
): ContentTask[] {
  const documents = [...all.values()].filter(({ file }) => cache.hashOf(file) === undefined);
  const rows = [...all.keys()].flatMap((file) => cache.rowOf(file) ?? []);
  return ownThere.map((own) => ({ queue, own, refused, pictureTool, documents, rows }));
}
