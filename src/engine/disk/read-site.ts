import { readContent, type BeforePages, type DocumentReader } from '../read/read-content.ts';
import type { SiteContent } from '../read/site-content.ts';
import type { Schemas } from '../schema/schemas.ts';
import { lazyDocument } from '../read/lazy-document.ts';
import { diskFiles, type Versions } from './disk-files.ts';
import { openContentCache, type ContentCache } from './cache/content-cache.ts';
import { schemasIn } from './schema-files.ts';
import { sharpVersion } from './sharp.ts';

interface ReadOptions {
  /** The reader of documents, by default one that parses each. */
  readerFor?: (before: BeforePages) => DocumentReader;
  schemas?: Schemas;
  versions?: Versions;
}

/** Reads the content of a site on the disk: `pages/` and `public/` below its root. */
export function readSite(root: string, { readerFor, schemas = schemasIn(), versions }: ReadOptions = {}): SiteContent {
  return { ...readContent(diskFiles(root, versions), schemas, readerFor), pictureTool: sharpVersion(root) };
}

/** The content of a site, and its cache. */
export interface CachedSite {
  content: SiteContent;
  cache: ContentCache;
}

/** As `readSite`, with the cache: pages that have not changed since the last command are not read again. */
export function readCached(
  root: string,
  { versions, ...options }: Parameters<typeof openContentCache>[1] & Pick<ReadOptions, 'versions'> = {},
): CachedSite {
  let cache: ContentCache | undefined;
  const content = readSite(root, { versions, readerFor: (before) => (cache = openContentCache(before, options)) });
  return { content, cache: cache as ContentCache };
}

/**
 * As `readSite`, for a command that needs few pages: others are parsed when they are needed, or only searched for
 * words.
 */
export function readLazily(root: string, options: Parameters<typeof openContentCache>[1] = {}): SiteContent {
  return readSite(root, {
    readerFor: (before) => ({
      recall: openContentCache(before, options).recall,
      create: lazyDocument,
    }),
  });
}
