import type { CachedPage } from './cached-page.ts';
import type { CachedContent } from './content-cache-file.ts';
import { settledAt } from './mtime-resolution.ts';

/** What a run of a command knows of a folder: from the one before, and for the next. */
export interface CacheRun {
  readonly before: CachedContent;
  readonly now: CachedContent;
  /** Whether there is something to keep that was not known before. */
  hasChanged: boolean;
  /** Pages that were read as a whole. */
  readonly readWhole: Set<string>;
  /** Whether the version of a file that was known before tells it from all later ones. */
  isSettled(known: Pick<CachedPage, 'version'>): boolean;
}

/**
 * Begins a run.
 * @param isFresh whether everything was read and saved just now, by this process or by the one that has started this thread
 */
export function cacheRun(before: CachedContent, { isFresh }: { isFresh: boolean }): CacheRun {
  return {
    before,
    now: { ...before, at: Date.now(), pages: {}, files: {} },
    hasChanged: false,
    readWhole: new Set(),
    isSettled: (known) => isFresh || !isRecent(known, before.at),
  };
}

/** Whether a file was changed so shortly before it was read that it may have changed again within the same tick. */
const isRecent = ({ version }: Pick<CachedPage, 'version'>, at: number): boolean =>
  at < settledAt(Number.parseFloat(version));
