import os from 'node:os';
import type { ContentDocument } from '../../../model/content/content.ts';
import { checkAcross, checkDocuments, type CachedFindings } from '../../check/check-content.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { readUnread, type ListedContent } from '../../read/read-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { KEPT_WHOLE, type ContentCache } from '../cache/content-cache.ts';
import type { CheckPart, ContentTask, ContentWorkerData, ReadPart } from './content-worker.ts';
import { sharedQueue, takenFrom, type SharedQueue } from './shared-queue.ts';
import { createThreadPool } from './thread-pool.ts';
import { threadsFor, type ThreadOptions } from './thread.ts';

/** Reads and checks pages in threads where there are many. This one does its share. */
interface ContentThreads {
  /** Reads files of which there are no documents yet. What is not remembered of a file is left to `readListed`. */
  read(listed: ListedContent, cache: ContentCache): Promise<void>;
  /** Has the rules look at pages of which it is not known what they find, and keeps that. It is the last that is asked. */
  check(
    content: SiteContent,
    cache: ContentCache,
    known: CachedFindings,
    only: ReadonlySet<string> | undefined,
  ): Promise<void>;
  /** Ends the threads where nothing is to be checked. */
  end(): Promise<void>;
}

/** Is told about how many of all pages are read, or checked, by all threads together. */
export type OnContentProgress = (done: number, all: number, work: Work) => void;
type Work = 'read' | 'checked';

interface Options extends ThreadOptions {
  onProgress?: OnContentProgress | undefined;
}

/** Only bundled commands have the threads' code as a file of its own. */
const CODE = new URL('content-worker.cjs', import.meta.url);

/** Prepares threads for the content of a folder; none starts before there is something to do. */
export function createContentThreads(
  root: string,
  { code = CODE, pagesAThread = 800, most = os.availableParallelism(), onProgress }: Options = {},
): ContentThreads {
  // All others together keep less than this one.
  const keptWhole = Math.ceil(KEPT_WHOLE / most);
  const pool = createThreadPool<ContentTask>(code, { root, keptWhole } satisfies ContentWorkerData);
  const readHere: string[] = [];
  const readThere: string[][] = [];
  const othersFor = (files: string[]): number => threadsFor(files.length, { pagesAThread, code, most }) - 1;

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
      for (const files of progress.with(takenFrom(queue))) {
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
      const { queue, ownHere, ownThere } = shareOut(files, { read: readHere, kept: KEPT_WHOLE }, there);
      const tasks = checkTasks(content, cache, { queue, ownThere });
      const done = pool.run<CheckPart>(tasks, (found) => {
        for (const each of found) known.keep(...each);
      });
      const site = createSiteContext(content);
      // What has to be found by one thread is found while the others are busy.
      if (!only) known.across(() => checkAcross(site));
      const progress = progressOf(files.length, others + 1, 'checked', onProgress);
      for (const taken of progress.with(takenFrom(queue, ownHere)))
        checkDocuments(site, documentsOf(content, taken), known);
      await done.then(progress.end);
      await pool.end();
    },
  };
}

/** Counts what this thread has done for all: the others say nothing while it works, and are about as far. */
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

/** Of some pages those that are remembered, and of which it is not known what rules find. */
const toCheck = (files: string[], cache: ContentCache, known: CachedFindings): string[] =>
  files.filter((file) => cache.hashOf(file) !== undefined && !known.of(file));

/** Who looks at which pages: who has read one and keeps it does; the rest is for whoever is free. */
function shareOut(files: string[], here: Reader, there: Reader[]) {
  const waiting = new Set(files);
  const ownOf = ({ read, kept }: Reader): string[] => read.slice(0, kept).filter((file) => waiting.delete(file));
  const [ownHere, ownThere] = [ownOf(here), there.map(ownOf)];
  return { ownHere, ownThere, queue: sharedQueue([...waiting]) };
}

/** What a thread has read, and how much of that it keeps. */
interface Reader {
  read: string[];
  kept: number;
}

/** What each thread is told to look at, and all content besides. */
function checkTasks(
  { documents: all, refused, pictureTool }: SiteContent,
  cache: ContentCache,
  { queue, ownThere }: { queue: SharedQueue<string>; ownThere: string[][] },
): ContentTask[] {
  const documents = [...all.values()].filter(({ file }) => cache.hashOf(file) === undefined);
  const rows = [...all.keys()].flatMap((file) => cache.rowOf(file) ?? []);
  return ownThere.map((own) => ({ queue, own, refused, pictureTool, documents, rows }));
}
