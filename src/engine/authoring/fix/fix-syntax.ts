import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { booleanMeant } from '../../../model/words/meant/boolean-meant.ts';
import { parsedText } from '../../read/parsed-text.ts';
import { syntaxDiagnostic } from '../../read/syntax.ts';
import type { WantedType } from '../../read/syntax/wanted-type.ts';
import { changesOf } from '../edits.ts';
import { applyChanges, type TextChange } from '../../read/text-change.ts';
import { fixOf } from '../../../model/diagnostics/suggestions.ts';
import type { Fix } from './draft.ts';
import { fixWords } from './fix-words.ts';
import { foundLines } from './found-lines.ts';
import { blanked, findJsonc, type Jsonc } from './jsonc.ts';

/**
 * How many signs may be read in all while a file is fixed: enough for thousands of faults on a page, for dozens in the
 * largest file.
 */
const MAX_WORK = 20_000_000;

/** A text in which everything is fixed that has to be before it is JSON. */
interface FixedText {
  text: string;
  jsonc: Jsonc;
  changes: TextChange[];
  fixes: Fix[];
  /** What keeps it from being JSON still, if anything does. */
  fault: Diagnostic | undefined;
}

/**
 * Fixes one fault of a text after the other, as long as there is no doubt how. Comments and commas too many are left to
 * others.
 */
export function fixSyntax(file: string, original: string, wanted?: WantedType): FixedText {
  const changes: TextChange[] = [];
  const lines = foundLines(original);
  const fixes: Fix[] = [];
  let text = original;
  for (let work = 0; ; work += text.length) {
    const jsonc = findJsonc(text);
    if (isJson(jsonc.blanked)) return { text, jsonc, changes, fixes, fault: undefined };
    const fault = firstFault(file, text, jsonc, wanted);
    const edits = fixOf(fault)?.edits;
    const made = edits && work < MAX_WORK ? changesOf(text, edits) : [];
    const after = applyChanges(text, made);
    if (!edits || after === text || !keepWords(text, made, after)) return { text, jsonc, changes, fixes, fault };
    fixes.push({
      line: lines.lineOf(fault.location.range?.offset ?? 0),
      words: fixWords(fault, edits, parsedText(text)),
    });
    changes.push(...made);
    lines.note(made);
    text = after;
  }
}

/**
 * The first fault of a text but for comments and commas too many. Only those before it are what they look like: behind
 * a wrong quote, an address has the signs of a comment.
 */
function firstFault(file: string, text: string, jsonc: Jsonc, wanted?: WantedType): Diagnostic {
  const suspected = syntaxDiagnostic(file, jsonc.blanked, wanted);
  if (jsonc.blanked === text) return suspected;
  const end = suspected.location.range?.offset ?? 0;
  const isBefore = ({ offset, length }: { offset: number; length: number }): boolean => offset + length <= end;
  const before = blanked(text, jsonc.commas.filter(isBefore), jsonc.comments.filter(isBefore));
  const fault = syntaxDiagnostic(file, before, wanted);
  return fault.code === 'json/comment' ? suspected : fault;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What a chat or a program puts around a page is no author's. */
const FENCE = /^[ \t]*```\w*/gm;

/**
 * Whether changes leave every word of a text in it: mostly each by itself, so that only what it touches is compared.
 */
const keepWords = (text: string, changes: TextChange[], after: string): boolean =>
  changes.every(({ offset, length, text: put }) => says(text.slice(offset, offset + length), put)) ||
  keepsWords(text, after);

/** Whether one text says what another does: in its words, or a yes or no in other words. */
const says = (before: string, put: string): boolean => keepsWords(before, put) || String(booleanMeant(before)) === put;

/**
 * Whether every letter and digit of a text is in another one, in the same order. A zero in front of a number says
 * nothing.
 */
function keepsWords(before: string, after: string): boolean {
  // Some signs that look like quotes are letters to Unicode. Wide letters and digits are those that they are wide forms
  // of.
  const lettersOf = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+|[ʹʺʻʼ]/gu, '');
  const there = lettersOf(after);
  let at = 0;
  return [...lettersOf(before.replace(FENCE, '').replace(/(?<![\w.])0+(?=\d)/g, ''))].every(
    (letter) => (at = there.indexOf(letter, at) + 1) > 0,
  );
}
