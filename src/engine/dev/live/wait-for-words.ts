import { LARGEST_DOCUMENT } from '../../read/encoding.ts';
import { statOf } from '../../disk/files/stat-of.ts';

/** A saved file, as Vite tells of it. */
interface SavedFile {
  file: string;
  type: 'create' | 'update' | 'delete';
  /** Reads the file, and once more a moment later where it is empty. */
  read: () => string | Promise<string>;
}

/**
 * Many editors empty a file before they write it: this waits for the words. A file that is gone by now is gone, and one
 * that is too large is never read: saved again and again, its words would fill all memory.
 */
export async function waitForWords({ file, type, read }: SavedFile): Promise<void> {
  if (type !== 'update' || !file.endsWith('.json')) return;
  if ((statOf(file)?.size ?? 0) > LARGEST_DOCUMENT) return;
  await Promise.resolve(read()).catch(() => undefined);
}
