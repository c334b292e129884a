import path from 'node:path';
import { cacheRoot } from '../project.ts';

/** The folders of caches that depend on content. They can be deleted at any time. */
export const CACHE_FOLDERS = ['builds', 'icons', 'last-changes', 'memory', 'pictures', 'social'] as const;

/** The path of one of them. Files in it that no site has used for long are removed (see prune-cache.ts). */
export const cacheFolder = (root: string, name: (typeof CACHE_FOLDERS)[number]): string =>
  path.join(cacheRoot(root), name);
