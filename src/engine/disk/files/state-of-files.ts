import path from 'node:path';
import { hashOfText } from './hash.ts';

interface FileState {
  /** In bytes. */
  size: number;
  /** Its mtime, in milliseconds since 1970. */
  time: number;
}

/**
 * A hash of the names, sizes and mtimes of files.
 * @param files by relative path, with forward slashes
 * @param start what is put before each path
 */
export function stateOfFiles(files: Readonly<Record<string, FileState>>, start = ''): string {
  const lines: string[] = [];
  for (const [name, state] of Object.entries(files))
    lines.push(lineOf(start === '' ? name : path.posix.join(start, name), state));
  return stateOfLines(lines);
}

/** The state of a file as a line. */
export const lineOf = (name: string, { size, time }: FileState): string => `${name} ${size} ${time}`;

/** The hash of such lines, in any order. */
export const stateOfLines = (lines: string[]): string => hashOfText(lines.toSorted().join('\n'));
