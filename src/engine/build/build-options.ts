import type { ContentCache } from '../disk/cache/content-cache.ts';
import type { ThreadOptions } from '../disk/threads/thread.ts';
import type { HostName } from '../site/hosting.ts';
import type { LastBuild } from './last-build.ts';
import type { Shard } from './output/shard.ts';

/** What a build is asked for. */
export interface BuildOptions {
  out: string;
  today?: string;
  /** Another host than that of the site file. */
  host?: HostName;
  /** What is known of the content since the last time; without it everything is built. */
  cache?: ContentCache;
  /** Builds only a part of the pages, for a folder that is put together with others. */
  shard?: Shard;
  /** The state in which that folder was found, where the disk was asked already. */
  outputState?: LastBuild['outputState'] | undefined;
  /** How further threads are used, other than by default. */
  threads?: ThreadOptions;
  /** Told how many pages, or pictures before them, are done, of how many that have to be looked at. */
  onProgress?: (done: number, all: number, what?: 'page' | 'picture') => void;
}
