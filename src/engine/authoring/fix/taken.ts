import type { Range } from '../../../model/diagnostics/diagnostic.ts';
import { partitionPoint } from '../../../model/partition-point.ts';
import { areApart, offsetBefore, overlap, type TextChange } from '../../read/text-change.ts';

/** What of a text is being changed already. */
interface Taken {
  /** Takes what changes touch; false where others touch it, too. */
  take: (changes: readonly TextChange[]) => boolean;
}

/** Nothing is taken at first. */
export function createTaken(): Taken {
  // In the order of the text, none over another.
  const taken: Range[] = [];
  const placeOf = ({ offset }: Range): number => partitionPoint(taken, (other) => other.offset >= offset);
  const isFree = (range: Range): boolean => {
    const index = placeOf(range);
    return [taken[index - 1], taken[index]].every((other) => other === undefined || !overlap(range, other));
  };
  return {
    take: (changes) => {
      const ranges = areApart(changes) ? changes : [aroundAll(changes)];
      if (!ranges.every(isFree)) return false;
      for (const range of ranges) taken.splice(placeOf(range), 0, range);
      return true;
    },
  };
}

/** From the first to the last place of changes, in the text before them. */
function aroundAll(changes: readonly TextChange[]): Range {
  const places = changes.flatMap(({ offset, length }, index) =>
    [offset, offset + length].map((place) => offsetBefore(place, changes.slice(0, index))),
  );
  const offset = Math.min(...places);
  return { offset, length: Math.max(...places) - offset };
}
