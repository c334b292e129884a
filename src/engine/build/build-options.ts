import type { ContentCache } from '../disk/cache/content-cache.ts';
import type { ThreadOptions } from '../disk/threads/thread.ts';
import type { HostName } from '../site/hosting.ts';
import type { LastBuild } from './last-build.ts';
import type { Shard } from './output/shard.ts';

/** The options of a build. */
export interface BuildOptions {
  /** The output folder. */
  out: string;
  /** The day of the build, such as "2025-05-21"; by default the current one. */
  today?: string;
  /** The host, if not that of the site file. */
  host?: HostName;
  /** The cache of the content. Without it everything is built. */
  cache?: ContentCache;
  /** Builds only a part of the pages, into a folder that is merged with others later. */
  shard?: Shard;
  /** The state of the output folder, where it was read already. */
  outputState?: LastBuild['outputState'] | undefined;
  /** How worker threads are used. */
  threads?: ThreadOptions;
  /** Called with the number of pictures, and then of pages, that are done, and of all that have to be. */
  onProgress?: (done: number, all: number, what?: 'page' | 'picture') => void;
}
