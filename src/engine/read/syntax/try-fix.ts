import type { Suggestion } from '../../../model/diagnostics/diagnostic.ts';
import type { Certainty } from '../../../model/diagnostics/suggestions.ts';
import type { Report } from '../../../model/diagnostics/codes.ts';
import type { readingCodes } from '../codes.ts';
import { applyChanges, type TextChange } from '../text-change.ts';
import { firstFault, type Fault } from './first-fault.ts';

/** A way to fix a fault, and how far the text can be read then. */
export interface TriedFix {
  changes: TextChange[];
  /** Where the next fault stands, in the text as it was; infinite when there is none. */
  reach: number;
}

/** Recognizes one kind of slip and reports it, or says that this is something else. */
export type Recognizer = (fault: Fault, report: Report<typeof readingCodes>) => boolean;

/** The change that puts other signs in the place of some. */
export const change = (offset: number, length: number, text: string): TextChange => ({ offset, length, text });

/** The change that adds signs and takes none away. */
export const insertion = (offset: number, text: string): TextChange => change(offset, 0, text);

/** How far a text can be read after some changes. */
export function tryFix(text: string, changes: TextChange[]): TriedFix {
  // From the end, so that what stands before keeps its place.
  const inOrder = changes.toSorted((a, b) => a.offset - b.offset).toReversed();
  const next = firstFault(applyChanges(text, inOrder));
  const longer = changes.reduce((sum, { length, text: put }) => sum + put.length - length, 0);
  return { changes, reach: next === undefined ? Infinity : next.here.offset - longer };
}

/** The ways that lead past an offset, the one that leads furthest first; of equals the one that was named first. */
export function tryFixes(text: string, candidates: TextChange[][], beyond: number): TriedFix[] {
  const tried = candidates.map((changes) => tryFix(text, changes));
  return tried.filter(({ reach }) => reach > beyond).toSorted(furthestFirst);
}

/** Fixes by how far the text can be read then. Two that lead to its end are equal. */
export const furthestFirst = (a: TriedFix, b: TriedFix): number => (a.reach === b.reach ? 0 : b.reach - a.reach);

/** The end of the line on which an offset stands. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** The name of a field without quotes, with its colon. */
export const BARE_NAME = /^[A-Za-z_$][\w$-]*\s*[:：]/;
/** A comma and such a name behind it: what looks like the next field. */
export const BARE_NEXT = /\s*,\s*[A-Za-z_$][\w$-]*\s*[:：]\s*/;

/** A fix as a suggestion; none where none is known. */
export function suggest(found: Pick<TriedFix, 'changes'> | undefined, { certain }: Certainty): Suggestion[] {
  if (!found) return [];
  const edits = found.changes.map(({ offset, length, text }) => ({
    kind: 'text' as const,
    range: { offset, length },
    text,
  }));
  return [{ edits, ...(certain && { certain }) }];
}

/** The suggestion to make some changes, if the text can be read past an offset then. */
export const suggestIfRead = (
  text: string,
  changes: TextChange[],
  beyond: number,
  { certain = true }: Certainty = {},
): Suggestion[] => suggest(tryFixes(text, [changes], beyond)[0], { certain });
