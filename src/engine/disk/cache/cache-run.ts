import type { CachedPage } from './cached-page.ts';
import type { CachedContent } from './content-cache-file.ts';
import { settledAt } from './mtime-resolution.ts';

/** The state of the cache while a command runs: what the last run has left, and what this one leaves. */
export interface CacheRun {
  readonly before: CachedContent;
  readonly now: CachedContent;
  /** Whether `now` has anything that `before` has not. */
  hasChanged: boolean;
  /** The files of pages that were read as a whole. */
  readonly readWhole: Set<string>;
  /** Whether a cached version cannot also be that of a later state of the file. */
  isSettled(known: Pick<CachedPage, 'version'>): boolean;
}

/**
 * Begins a run.
 * @param isFresh whether the cache was saved just now, by this process or the one that has started this thread
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

/** Whether a file was changed so shortly before it was read that it may have changed again with the same mtime. */
const isRecent = ({ version }: Pick<CachedPage, 'version'>, at: number): boolean =>
  at < settledAt(Number.parseFloat(version));
