import os from 'node:os';
import type { ContentDocument } from '../../../model/content/content.ts';
import { checkAcross, checkDocuments, type CachedFindings } from '../../check/check-content.ts';
import { createSiteContext } from '../../check/site-context.ts';
import { readUnread, type ListedContent } from '../../read/read-content.ts';
import type { SiteContent } from '../../read/site-content.ts';
import { KEPT_WHOLE, type ContentCache } from '../cache/content-cache.ts';
import type { CheckPart, ContentTask, ContentWorkerData, ReadPart } from './content-worker.ts';
import { sharedQueue, takenFrom } from './shared-queue.ts';
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

/** Only bundled commands have the threads' code as a file of its own. */
const CODE = new URL('content-worker.cjs', import.meta.url);

/** Prepares threads for the content of a folder; none starts before there is something to do. */
export function createContentThreads(
  root: string,
  { code = CODE, pagesAThread = 800, most = os.availableParallelism() }: ThreadOptions = {},
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
      const tasks = Array.from({ length: others }, () => ({ queue }));
      const done = pool.run<ReadPart>(tasks, (rows, thread) => {
        for (const row of rows) {
          listed.documents.set(row.file, cache.take(row));
          (readThere[thread] ??= []).push(row.file);
        }
      });
      for (const files of takenFrom(queue)) {
        for (const file of files) readUnread(listed, file);
        readHere.push(...files);
      }
      await done;
    },
    check: async (content, cache, known, only) => {
      const isRemembered = (file: string): boolean => cache.hashOf(file) !== undefined;
      const files = [...(only ?? content.documents.keys())].filter((file) => isRemembered(file) && !known.of(file));
      const others = othersFor(files);
      if (others === 0) return pool.end();
      // Who has read a page and keeps it looks at it; the rest is for whoever is free.
      const waiting = new Set(files);
      const keptOf = (read: string[] = [], kept: number): string[] =>
        read.slice(0, kept).filter((file) => waiting.delete(file));
      const own = Array.from({ length: others }, (_, thread) => keptOf(readThere[thread], keptWhole));
      const ownHere = keptOf(readHere, KEPT_WHOLE);
      const queue = sharedQueue([...waiting]);
      const { refused, pictureTool } = content;
      const all = [...content.documents.values()];
      const documents = all.filter(({ file }) => !isRemembered(file));
      const rows = all.flatMap(({ file }) => cache.rowOf(file) ?? []);
      const tasks = own.map((each) => ({ queue, own: each, refused, pictureTool, documents, rows }));
      const done = pool.run<CheckPart>(tasks, (found) => {
        for (const each of found) known.keep(...each);
      });
      const site = createSiteContext(content);
      // What has to be found by one thread is found while the others are busy.
      if (!only) known.across(() => checkAcross(site));
      const documentsOf = (taken: string[]): ContentDocument[] =>
        taken.flatMap((file) => content.documents.get(file) ?? []);
      for (const taken of takenFrom(queue, ownHere)) checkDocuments(site, documentsOf(taken), known);
      await done;
      await pool.end();
    },
  };
}
