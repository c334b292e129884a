import type { FileSource } from '../../model/content/files.ts';
import { memoize } from '../../model/memoize.ts';

/**
 * Memoizes a function of the bytes of a file by the version of the file. The result is undefined when the file does not
 * exist; a call that throws is repeated next time.
 */
export function memoizeByVersion<T>(work: (bytes: Uint8Array, file: string) => T) {
  const known = memoize((_source: FileSource) => new Map<string, { version: string; value: T }>());
  return (source: FileSource, file: string): T | undefined => {
    const version = source.version(file);
    if (version === undefined) return undefined;
    const values = known(source);
    const cached = values.get(file);
    if (cached?.version === version) return cached.value;
    const bytes = source.bytes(file);
    if (!bytes) return undefined;
    const value = work(bytes, file);
    values.set(file, { version, value });
    return value;
  };
}
