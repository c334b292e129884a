import { partitionPoint } from '../../model/partition-point.ts';

/** Offsets at which lines begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Line and column of an offset, counting from 1. */
export function positionAt(starts: number[], offset: number): [line: number, column: number] {
  const begun = partitionPoint(starts, (start) => start > offset);
  const line = Math.max(begun, 1);
  return [line, offset - (starts[line - 1] as number) + 1];
}
