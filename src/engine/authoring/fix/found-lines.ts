import { lineStarts, positionAt } from '../../read/lines.ts';
import { createShift, type Shift } from '../../read/shift.ts';
import type { TextChange } from '../../read/text-change.ts';

/** The lines of a file as it was found, for places in its text while that is being changed. */
export interface FoundLines {
  lineOf: (offset: number) => number;
  /** Keeps in mind how the text has changed. */
  note: (changes: readonly TextChange[]) => void;
}

/** Takes a file as it was found. */
export function foundLines(original: string): FoundLines {
  const starts = lineStarts(original);
  const shifts: Shift[] = [];
  return {
    lineOf: (offset) =>
      positionAt(
        starts,
        shifts.reduceRight((place, { before }) => before(place), offset),
      )[0],
    note: (changes) => {
      if (changes.length > 0) shifts.push(createShift(changes));
    },
  };
}
