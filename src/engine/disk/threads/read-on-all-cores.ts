import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { checkContent } from '../../check/check-content.ts';
import { listContent, readListed } from '../../read/read-content.ts';
import { openContentCache, type ContentCache } from '../cache/content-cache.ts';
import { cachedDiagnostics } from '../cache/cached-diagnostics.ts';
import { diskFiles, type Versions } from '../disk-files.ts';
import type { CachedSite } from '../read-site.ts';
import { schemasIn } from '../schema-files.ts';
import { sharpVersion } from '../sharp.ts';
import { createContentThreads, type OnContentProgress } from './content-threads.ts';
import type { ThreadOptions } from './thread.ts';

/** From so many pages on, what rules note while pages are read takes more memory than the cache. */
const MANY_PAGES = 3_000;

interface OnAllCores extends CachedSite {
  /** Whether so many pages were read that it pays off to release them and to read from the cache again. */
  hasReadMany: boolean;
  /** Checks the content. Diagnostics of earlier runs are reused as long as nothing has changed that they depend on. */
  check(only?: ReadonlySet<string>): Promise<Diagnostic[]>;
  /** Ends the threads, for a command that checks nothing. */
  end(): Promise<void>;
}

interface Options extends ThreadOptions {
  versions?: Versions | undefined;
  onProgress?: OnContentProgress | undefined;
}

/**
 * As `readCached`, but with several threads where many pages have to be read or checked.
 * @param versions as `diskFiles` takes them
 */
export async function readOnAllCores(root: string, { versions, ...options }: Options = {}): Promise<OnAllCores> {
  let opened: ContentCache | undefined;
  const listed = listContent(diskFiles(root, versions), schemasIn(), (before) => (opened = openContentCache(before)));
  const cache = opened as ContentCache;
  const threads = createContentThreads(root, options);
  await threads.read(listed, cache);
  const content = { ...readListed(listed), pictureTool: sharpVersion(root) };
  return {
    content,
    cache,
    hasReadMany: listed.unread.length > MANY_PAGES,
    end: () => threads.end(),
    check: async (only) => {
      const known = cachedDiagnostics(content, cache);
      await threads.check(content, cache, known, only);
      return checkContent(content, only, known);
    },
  };
}
