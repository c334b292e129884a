import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { checkContent } from '../../check/check-content.ts';
import { listContent, readListed } from '../../read/read-content.ts';
import { openContentCache, type ContentCache } from '../cache/content-cache.ts';
import { cachedFindings } from '../cache/cached-findings.ts';
import { diskFiles, type Versions } from '../disk-files.ts';
import type { CachedSite } from '../read-site.ts';
import { schemasIn } from '../schema-files.ts';
import { sharpVersion } from '../sharp.ts';
import { createContentThreads, type OnContentProgress } from './content-threads.ts';
import type { ThreadOptions } from './thread.ts';

/** What is noted of so many pages while they are read weighs more than what is remembered. */
const MANY = 3_000;

interface OnAllCores extends CachedSite {
  /** Whether so many pages were read that it is worth to let go of what was noted of them. */
  hasReadMany: boolean;
  /** What is wrong with the content. What was found before is not looked for again as long as nothing has changed that rules see. */
  check(only?: ReadonlySet<string>): Promise<Diagnostic[]>;
  /** Ends the threads where nothing is to be checked. */
  end(): Promise<void>;
}

interface Options extends ThreadOptions {
  versions?: Versions | undefined;
  onProgress?: OnContentProgress | undefined;
}

/**
 * Does what `readCached` does. Where many pages have to be read or looked at, all cores do.
 * @param versions of files, for those who look once, as `diskFiles` takes them
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
    hasReadMany: listed.unread.length > MANY,
    end: () => threads.end(),
    check: async (only) => {
      const known = cachedFindings(content, cache);
      await threads.check(content, cache, known, only);
      return checkContent(content, only, known);
    },
  };
}
