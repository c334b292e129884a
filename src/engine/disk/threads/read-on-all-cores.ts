import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { checkContent } from '../../check/check-content.ts';
import { listContent, readListed } from '../../read/read-content.ts';
import { openMemory, type ContentMemory } from '../cache/memory.ts';
import { knownFindings } from '../cache/remembered-check.ts';
import { diskFiles, type Versions } from '../disk-files.ts';
import type { Remembered } from '../read-site.ts';
import { schemasIn } from '../schema-files.ts';
import { sharpVersion } from '../sharp.ts';
import { contentThreads } from './content-threads.ts';
import type { ThreadOptions } from './thread.ts';

/** What is noted of so many pages while they are read weighs more than what is remembered. */
const MANY = 3_000;

interface OnAllCores extends Remembered {
  /** Whether so many pages were read that it is worth to let go of what was noted of them. */
  hasReadMany: boolean;
  /** Does what `checkRemembered` does. */
  check(only?: ReadonlySet<string>): Promise<Diagnostic[]>;
  /** Ends the threads where nothing is to be checked. */
  end(): Promise<void>;
}

/**
 * Does what `readRemembered` does. Where many pages have to be read or looked at, all cores do.
 * @param versions of files, for who looks once, as `diskFiles` takes them
 */
export async function readOnAllCores(
  root: string,
  { versions, ...options }: ThreadOptions & { versions?: Versions | undefined } = {},
): Promise<OnAllCores> {
  let opened: ContentMemory | undefined;
  const listed = listContent(diskFiles(root, versions), schemasIn(), (before) => (opened = openMemory(before)));
  const memory = opened as ContentMemory;
  const threads = contentThreads(root, options);
  await threads.read(listed, memory);
  const content = { ...readListed(listed), pictureTool: sharpVersion(root) };
  return {
    content,
    memory,
    hasReadMany: listed.unread.length > MANY,
    end: () => threads.end(),
    check: async (only) => {
      const known = knownFindings(content, memory);
      await threads.check(content, memory, known, only);
      return checkContent(content, only, known);
    },
  };
}
