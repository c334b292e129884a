import { memoize } from '../../../model/memoize.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';
import { mayBeFormatted } from '../../read/rich-text/may-be-formatted.ts';
import { isFormatted, type TextKind } from '../../read/rich-text/rich-text.ts';

/** A text in which formatting may stand. */
export interface FormattedText {
  text: string;
  role: TextKind;
  path: DataPath;
}

/** The texts of a document that may have any formatting: most have none. */
export const formattedTextsIn: (document: ContentDocument) => readonly FormattedText[] = memoize(({ references }) =>
  references
    .map(({ role, value, path }) => ({ role, text: value, path }))
    .filter((found): found is FormattedText => isFormatted(found.role) && mayBeFormatted(String(found.text))),
);
