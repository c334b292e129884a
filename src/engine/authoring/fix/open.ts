import isEqual from 'fast-deep-equal';
import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { createDocument } from '../../read/document.ts';
import { decode } from '../../read/encoding.ts';
import { lineStarts, positionAt } from '../../read/locate.ts';
import type { ContentDocument } from '../../../model/content.ts';
import { reportDiagnostics } from '../../report/report-diagnostics.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { currentPath, lineFinder, type Draft, type Left } from './draft.ts';
import { repairNames } from './names.ts';
import { keepComments, subjectOf } from './notes.ts';
import { findSigns, tidied, type Comment, type Signs } from './signs.ts';

/** Repairs what can be repaired in a file without knowing the others. What is left is a file that has to be mended by hand first. */
export function openDraft(schemas: Schemas, document: ContentDocument, bytes: Uint8Array): Draft | Left {
  const { file, kind, address } = document;
  const name = { schemas, file, kind, address };
  const { text, byteOrderMark, wrongAt } = decode(bytes);
  const isSound = document.diagnostics.every(({ severity }) => severity === 'warning');
  if (isSound && document.data && text === document.text)
    return { ...name, bytes, clean: text, text, data: document.data, repairs: [], lineOf: lineFinder(text, []), renamed: [] };
  const signs = findSigns(text);
  const read = createDocument(schemas, document, wrongAt ? bytes : signs.blanked);
  const { data } = read;
  const fault = read.diagnostics.find(({ code }) => /^(?:json|file)\//.test(code));
  if (fault) return reportDiagnostics([fault], { schemas, documents: new Map([[file, read]]) })[0] as Left;
  if (!data || !isEqual(JSON.parse(JSON.stringify(getNodeValue(parseTree(text) as Node))), data)) {
    return { file, line: 1, message: 'It cannot be told with certainty what belongs to this page.', hint: 'Remove the comments by hand.' };
  }

  const renamed: Draft['renamed'] = [];
  const clean = tidied(text, signs);
  const draft: Draft = { ...name, bytes, clean, text: clean, data, repairs: [], lineOf: lineFinder(signs.blanked, renamed), renamed };
  const starts = lineStarts(text);
  const lineAt = (offset: number): number => positionAt(starts, offset)[0];
  if (byteOrderMark) draft.repairs.push({ line: 1, words: 'The invisible sign at the start of the file (a byte order mark) was removed.' });
  for (const { offset } of signs.commas) draft.repairs.push({ line: lineAt(offset), words: 'The comma with nothing after it was removed.' });

  repairNames(draft);
  const comments = joined(signs, text).map((comment) => ({
    words: comment.words,
    line: lineAt(comment.offset),
    path: currentPath(subjectOf(comment, signs), renamed),
  }));
  return keepComments(draft, comments) ?? draft;
}

/** The comments, those of several lines in a row as one. */
function joined(signs: Signs, text: string): Comment[] {
  const found: Comment[] = [];
  for (const comment of signs.comments) {
    const previous = found.at(-1);
    const between = previous && text.slice(previous.offset + previous.length, comment.offset);
    const isOneThought = between?.trim() === '' && between.split('\n').length === 2;
    if (previous && isOneThought && JSON.stringify(subjectOf(previous, signs)) === JSON.stringify(subjectOf(comment, signs))) {
      previous.words = [previous.words, comment.words].filter(Boolean).join('\n');
      previous.length = comment.offset + comment.length - previous.offset;
    } else found.push({ ...comment });
  }
  return found;
}
