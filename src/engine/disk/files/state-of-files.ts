import path from 'node:path';
import { hashOfText } from './hash.ts';

/** What the disk says of a file: its bytes, and when it was changed, in milliseconds since 1970. */
interface FileState {
  size: number;
  time: number;
}

/**
 * A hash of the state of files, by their way with `/` between the parts.
 * @param start where that begins, seen from the folder in question
 */
export function stateOfFiles(files: Readonly<Record<string, FileState>>, start = ''): string {
  const lines: string[] = [];
  for (const [name, state] of Object.entries(files))
    lines.push(lineOf(start === '' ? name : path.posix.join(start, name), state));
  return stateOfLines(lines);
}

/** The state of one of them in a line. */
export const lineOf = (name: string, { size, time }: FileState): string => `${name} ${size} ${time}`;

/** The hash of such lines: folders list their files in any order. */
export const stateOfLines = (lines: string[]): string => hashOfText(lines.toSorted().join('\n'));
