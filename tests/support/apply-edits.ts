import { changesOf } from '../../src/engine/authoring/edits.ts';
import { applyChanges } from '../../src/engine/read/text-change.ts';
import type { Edit } from '../../src/model/diagnostics/diagnostic.ts';

const MARK = '\ufeff';

/** A text in which edits are made; the byte order mark that it may begin with stays. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const mark = text.startsWith(MARK) ? MARK : '';
  const plain = text.slice(mark.length);
  return mark + applyChanges(plain, changesOf(plain, edits));
}

/** Where a file stands in which edits are made. */
export const fileAfter = (file: string, edits: readonly Edit[]): string =>
  edits.findLast((edit) => edit.kind === 'renameFile')?.to ?? file;
