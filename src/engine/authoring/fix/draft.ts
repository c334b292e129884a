import { lineStarts, positionAt } from '../../read/locate.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import { offsetAfter, offsetBefore, type TextChange } from '../../read/text-change.ts';
import type { Comment, Stretch } from './jsonc.ts';

/** One thing that was fixed, in an author's words, at its line in the file as it was found. */
export interface Fix {
  line: number;
  words: string;
}

/** A content file while it is being fixed. */
export interface Draft {
  /** The file as it was read. */
  bytes: Uint8Array;
  /** What the bytes say, without a byte order mark. */
  original: string;
  /** The file as it is by now; `text` has spaces where comments and commas too many stood. */
  document: ContentDocument;
  /** What led from the original to the text. */
  changes: TextChange[];
  /** What does not belong into JSON, at its place in the text. */
  comments: Comment[];
  commas: Stretch[];
  fixes: Fix[];
}

/** A file, or a part of it, that has to be fixed by hand. */
export interface Left {
  file: string;
  line: number;
  message: string;
  hint: string;
}

/** The line, in the file as it was found, of a place in the text as it is by now. */
export function lineOf({ original, changes }: Pick<Draft, 'original' | 'changes'>, offset: number): number {
  return positionAt(lineStarts(original), offsetBefore(offset, changes))[0];
}

/** Keeps in mind how the text of a draft has changed. */
export function noteChanges(draft: Draft, changes: TextChange[]): void {
  const moved = <S extends Stretch>(stretch: S): S => {
    const offset = offsetAfter(stretch.offset, changes);
    return { ...stretch, offset, length: Math.max(0, offsetAfter(stretch.offset + stretch.length, changes) - offset) };
  };
  draft.comments = draft.comments.map(moved);
  draft.commas = draft.commas.map(moved);
  draft.changes.push(...changes);
}
