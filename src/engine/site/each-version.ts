import type { FileSource } from '../../model/content/files.ts';
import { memoize } from '../../model/memoize.ts';

/**
 * Works something out of the bytes of a file, once for each version of it; undefined when the file is not there. What
 * fails is tried again.
 */
export function eachVersion<T>(work: (bytes: Uint8Array, file: string) => T) {
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
