import type { DataPath, Location, Range } from '../../model/diagnostics/diagnostic.ts';
import { lineStarts, positionAt } from './lines.ts';
import { parsedText } from './parsed-text.ts';

/** A part of a file in lines and columns, which count from 1; the end is exclusive. */
export interface Position {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Finds places in one file, as offsets. */
export const createRanges = (text: string): ((location: Location) => Range) => parsedText(text).rangeOf;

/** Finds what stands in one file at a path. */
export function createSources(text: string): (path: DataPath) => string {
  const rangeOf = createRanges(text);
  return (path) => {
    const { offset, length } = rangeOf({ path });
    return text.slice(offset, offset + length);
  };
}

/** Finds places in one file, as lines and columns. */
export function createLocator(text: string): (location: Location) => Position {
  const rangeOf = createRanges(text);
  let lines: number[] | undefined;

  return (location) => {
    const { offset, length } = rangeOf(location);
    lines ??= lineStarts(text);
    const [line, column] = positionAt(lines, offset);
    const [endLine, endColumn] = positionAt(lines, offset + length);
    return { line, column, endLine, endColumn };
  };
}
