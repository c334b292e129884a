import path from 'node:path';

/** How a system writes paths: Node's `path`, or the one of another system. */
type System = Pick<path.PlatformPath, 'relative' | 'isAbsolute' | 'sep'>;

/** A path with forward slashes, as addresses, Vite's modules and the files of content are named on every system. */
export const slashed = (file: string, { sep }: Pick<System, 'sep'> = path): string => file.split(sep).join('/');

/**
 * A file as seen from a folder above it, with forward slashes; empty for the folder itself, undefined for what lies
 * elsewhere. On Windows both may be written with either slash and in capitals or not, and may be on two drives.
 */
export function below(folder: string, file: string, system: System = path): string | undefined {
  const relative = system.relative(folder, file);
  const name = slashed(relative, system);
  return name === '..' || name.startsWith('../') || system.isAbsolute(relative) ? undefined : name;
}
