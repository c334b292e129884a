import { partitionPoint } from '../../model/partition-point.ts';
import { areApart, offsetAfter, offsetBefore, type TextChange } from './text-change.ts';

/** Where something stands after changes, and stood before them. */
export interface Shift {
  after: (offset: number) => number;
  /** Of what was put in, the place where that was done. */
  before: (offset: number) => number;
}

interface Step extends TextChange {
  /** How much longer the text became by what was changed before this. */
  longer: number;
}

/**
 * Takes changes that were made one after the other. Thousands of places may be asked for after thousands of changes.
 */
export function createShift(changes: readonly TextChange[]): Shift {
  if (!areApart(changes))
    return { after: (offset) => offsetAfter(offset, changes), before: (offset) => offsetBefore(offset, changes) };
  let longer = 0;
  const steps: Step[] = changes.toReversed().map((change) => {
    const step = { ...change, longer };
    longer += change.text.length - change.length;
    return step;
  });
  const longerAt = (index: number): number => steps[index]?.longer ?? longer;

  return {
    after: (offset) => {
      const index = partitionPoint(steps, (step) => step.offset + step.length > offset);
      const within = steps[index];
      return longerAt(index) + Math.min(offset, within ? within.offset + within.text.length : Infinity);
    },
    before: (offset) => {
      const index = partitionPoint(steps, (step) => step.offset + step.longer + step.text.length > offset);
      const within = steps[index];
      return Math.min(offset - longerAt(index), within ? within.offset + within.length : Infinity);
    },
  };
}
