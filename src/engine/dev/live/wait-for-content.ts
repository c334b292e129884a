import { MAX_DOCUMENT_SIZE } from '../../read/encoding.ts';
import { statOf } from '../../disk/files/stat-of.ts';

/** A saved file, as Vite reports it. */
interface SavedFile {
  file: string;
  type: 'create' | 'update' | 'delete';
  /** Reads the file, and once more a moment later where it is empty. */
  read: () => string | Promise<string>;
}

/**
 * Waits until an empty file has content: many editors truncate a file before they write it. A file that is gone by now
 * is ignored. One that is too large is never read, since saving it repeatedly would fill the memory.
 */
export async function waitForContent({ file, type, read }: SavedFile): Promise<void> {
  if (type !== 'update' || !file.endsWith('.json')) return;
  if ((statOf(file)?.size ?? 0) > MAX_DOCUMENT_SIZE) return;
  await Promise.resolve(read()).catch(() => undefined);
}
