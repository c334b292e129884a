import type { ContentDocument } from '../../../model/content/content.ts';
import { createShift } from '../../read/shift.ts';
import type { TextChange } from '../../read/text-change.ts';
import type { FoundLines } from './found-lines.ts';
import type { Comment, Stretch } from './jsonc.ts';

/** A fix in words, with its line in the original file. */
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
  /** Where places in the text stood in the original. */
  lines: FoundLines;
  /** What does not belong in JSON, at its place in the text. */
  comments: Comment[];
  commas: Stretch[];
  fixes: Fix[];
}

/** A fault that has to be fixed by hand. */
export interface Unfixed {
  file: string;
  line: number;
  message: string;
  hint: string;
}

/** Records changes of the text of a draft, so that lines of the original file can be found. */
export function noteChanges(draft: Draft, changes: TextChange[]): void {
  const { after } = createShift(changes);
  const moved = <S extends Stretch>(stretch: S): S => {
    const offset = after(stretch.offset);
    return { ...stretch, offset, length: Math.max(0, after(stretch.offset + stretch.length) - offset) };
  };
  draft.comments = draft.comments.map(moved);
  draft.commas = draft.commas.map(moved);
  draft.lines.note(changes);
}
