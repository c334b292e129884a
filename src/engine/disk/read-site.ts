import { readContent, type BeforePages, type DocumentReader } from '../read/read-content.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { Schemas } from '../schema/schemas.ts';
import { lazyDocument } from '../read/lazy-document.ts';
import { diskFiles, type Versions } from './disk-files.ts';
import { openContentCache, type ContentCache } from './cache/content-cache.ts';
import { schemasIn } from './schema-files.ts';
import { sharpVersion } from './sharp.ts';

interface ReadOptions {
  readerFor?: (before: BeforePages) => DocumentReader;
  schemas?: Schemas;
  versions?: Versions;
}

/** Reads the content of a folder of this computer: `pages/` and `public/` below it. */
export function readSite(root: string, { readerFor, schemas = schemasIn(), versions }: ReadOptions = {}): SiteContent {
  return { ...readContent(diskFiles(root, versions), schemas, readerFor), pictureTool: sharpVersion(root) };
}

/** The content of a folder, and what is known of it from run to run. */
export interface CachedSite {
  content: SiteContent;
  cache: ContentCache;
}

/** The same, where pages that are as they were when a command last looked are not read again. */
export function readCached(
  root: string,
  { versions, ...options }: Parameters<typeof openContentCache>[1] & Pick<ReadOptions, 'versions'> = {},
): CachedSite {
  let cache: ContentCache | undefined;
  const content = readSite(root, { versions, readerFor: (before) => (cache = openContentCache(before, options)) });
  return { content, cache: cache as ContentCache };
}

/** The same, where only few pages will be looked at: the others are searched for words, and not even parsed. */
export function readSearched(root: string, options: Parameters<typeof openContentCache>[1] = {}): SiteContent {
  return readSite(root, {
    readerFor: (before) => ({
      recall: openContentCache(before, options).recall,
      create: lazyDocument,
    }),
  });
}
