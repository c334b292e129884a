/** What has more bytes is not read: its words would be more than one text can have, and no visitor could load it. */
export const MAX_FILE_SIZE = 512 * 1024 * 1024 - 24;

/** One entry of a folder. */
export interface Entry {
  name: string;
  /** Links are not followed; "other" is what nobody should open, such as a pipe. */
  kind: 'file' | 'folder' | 'link' | 'other';
}

/**
 * The files of one root folder: a disk, a repository, what an editor holds open. Names are relative to the root, with
 * forward slashes and the capitals they have there.
 */
export interface FileSource {
  /** What the root is called; on a disk its absolute path. */
  root: string;
  /** The entries of a folder, in any order; undefined when it is not there or cannot be read. */
  list(folder: string): Entry[] | undefined;
  /** A file as UTF-8, wrong bytes as U+FFFD; undefined when it cannot be read, is no file or too large. */
  text(file: string): string | undefined;
  /** A file's bytes; undefined when it cannot be read, is no file or too large. */
  bytes(file: string): Uint8Array | undefined;
  /** A file's size in bytes; undefined when it is not there. */
  size(file: string): number | undefined;
  /** Changes whenever the file does; undefined when it is not there. */
  version(file: string): string | undefined;
}

/** Whether a folder lists this very name: disks that ignore capitals would find others, too. */
export const isListed = (source: FileSource, file: string): boolean => entryOf(source, file) !== undefined;

/** The entry of a file or folder in the folder above it. */
export function entryOf(source: FileSource, file: string): Entry | undefined {
  const slash = file.lastIndexOf('/');
  return source.list(file.slice(0, Math.max(slash, 0)))?.find(({ name }) => name === file.slice(slash + 1));
}
