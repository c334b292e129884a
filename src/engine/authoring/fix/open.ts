import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import type { ContentDocument } from '../../../model/content/content.ts';
import { isSameData } from '../../../model/content/same-data.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { createDocument } from '../../read/document.ts';
import { decode } from '../../read/encoding.ts';
import { wantedType } from '../../read/syntax/wanted-type.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { isReadingFault } from '../reading-fault.ts';
import type { Draft, Unfixed } from './draft.ts';
import { fixSyntax } from './fix-syntax.ts';
import { joinedComments } from './comments.ts';
import { foundLines } from './found-lines.ts';
import { blanked, type Jsonc } from './jsonc.ts';

/**
 * What came of opening a file: a draft of JSON; or what has to be fixed by hand, perhaps with a draft in which the
 * rest is fixed.
 */
interface Opened {
  draft?: Draft;
  left?: Unfixed;
}

/** Fixes what keeps a file from being read. */
export function openDraft(schemas: Schemas, document: ContentDocument, bytes: Uint8Array): Opened {
  const { text: original, byteOrderMark, wrongAt } = decode(bytes);
  const [first] = document.diagnostics;
  // Of two versions in one file nobody but its authors knows which is right.
  const isConflict = first?.code === 'json/conflict-marks';
  if (first && (wrongAt || original.trim() === '' || isConflict))
    return { left: unfixedBecauseOf(first, document, schemas) };
  const draft: Draft = { bytes, original, document, lines: foundLines(original), comments: [], commas: [], fixes: [] };
  if (byteOrderMark)
    draft.fixes.push({
      line: 1,
      words: 'The invisible sign at the start of the file (a byte order mark) was removed.',
    });
  if (document.data && document.diagnostics.every(({ code }) => !code.startsWith('json/'))) return { draft };

  const { text, jsonc, changes, fixes, fault } = fixSyntax(document.file, original, wantedType(schemas, document.kind));
  draft.lines.note(changes);
  draft.fixes.push(...fixes);
  const read = createDocument(schemas, document, jsonc.blanked);
  const asFound: ContentDocument = { ...document, text };
  const wrong = fault ?? read.diagnostics.find(isReadingFault);
  if (wrong)
    return {
      left: unfixedBecauseOf(wrong, asFound, schemas),
      ...(changes.length > 0 && { draft: { ...draft, document: asFound } }),
    };
  if (!isSameData(leniently(text, jsonc), read.data)) {
    const message = 'It cannot be told with certainty what belongs to this page.';
    return { left: { file: document.file, line: 1, message, hint: 'Remove the comments by hand.' } };
  }
  draft.document = read;
  draft.commas = jsonc.commas;
  for (const { offset } of jsonc.commas)
    draft.fixes.push({ line: draft.lines.lineOf(offset), words: 'The comma with nothing after it was removed.' });
  draft.comments = joinedComments(jsonc, text);
  return { draft };
}

/** What another reader finds in a text, one that knows JSON with commas too many and the comments of JavaScript. */
function leniently(text: string, { comments }: Jsonc): unknown {
  const others = comments.filter(({ offset }) => text[offset] !== '/');
  return JSON.parse(JSON.stringify(getNodeValue(parseTree(blanked(text, others)) as Node)));
}

function unfixedBecauseOf(diagnostic: Diagnostic, document: ContentDocument, schemas: Schemas): Unfixed {
  return reportDiagnostics([diagnostic], { schemas, documents: new Map([[document.file, document]]) })[0] as Unfixed;
}
