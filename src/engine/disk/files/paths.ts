import path from 'node:path';

/** The path rules of a system: Node's `path`, or in tests those of another system. */
type System = Pick<path.PlatformPath, 'relative' | 'isAbsolute' | 'sep'>;

/** A path with forward slashes, as addresses, Vite's modules and the files of content are named on every system. */
export const slashed = (file: string, { sep }: Pick<System, 'sep'> = path): string => file.split(sep).join('/');

/**
 * The path of a file relative to a folder above it, with forward slashes: empty for the folder itself, undefined for a
 * file elsewhere. On Windows, slashes and case may differ, and files may be on two drives.
 */
export function below(folder: string, file: string, system: System = path): string | undefined {
  const relative = system.relative(folder, file);
  const name = slashed(relative, system);
  return name === '..' || name.startsWith('../') || system.isAbsolute(relative) ? undefined : name;
}
