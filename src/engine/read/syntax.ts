import { visit } from 'jsonc-parser';
import { reportInto } from '../../model/diagnostics/codes.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { readingCodes } from './codes.ts';
import { lineStarts, positionAt } from './lines.ts';
import { brackets, missingByLayout } from './syntax/brackets.ts';
import { conflictMarks } from './syntax/conflict-marks.ts';
import { endOf, firstFault, type Fault } from './syntax/first-fault.ts';
import { groupedNumbers } from './syntax/grouped-numbers.ts';
import { innerQuotes } from './syntax/inner-quotes.ts';
import { insideTexts } from './syntax/inside-texts.ts';
import { tryFix, suggest, type Recognizer } from './syntax/try-fix.ts';
import { closingQuotes, openingQuotes } from './syntax/missing-quotes.ts';
import { numbers } from './syntax/numbers.ts';
import { oddSpaces } from './syntax/odd-spaces.ts';
import { otherQuotes } from './syntax/other-quotes.ts';
import { outside } from './syntax/outside.ts';
import { extraCommas, missingSigns, separators, wideBrackets } from './syntax/separators.ts';
import type { WantedType } from './syntax/wanted-type.ts';
import { words } from './syntax/words.ts';

/**
 * What keeps a text from being JSON, with a way to fix it where one is known. Only the first fault: what follows is
 * mostly its echo.
 * @param wanted what type of value a place asks for, where that is known
 */
export function syntaxDiagnostic(file: string, text: string, wanted?: WantedType): Diagnostic {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, readingCodes);
  const fault = firstFault(text);
  if (!fault) report('json/syntax', { range: { offset: 0, length: 1 } }, { kind: 'symbol' });
  else RECOGNIZERS.some((recognize) => recognize({ ...fault, ...(wanted && { wanted }) }, report));
  return diagnostics[0] as Diagnostic;
}

const comments: Recognizer = ({ here }, report) => {
  if (here.wrong !== 'comment') return false;
  report('json/comment', { range: { offset: here.offset, length: here.source.length } }, {});
  return true;
};

/** The text ends while brackets are open: it was cut off, or one was not closed on the way. */
const cutOff: Recognizer = ({ text, here, open }, report) => {
  const isInText = here.wrong === 'unclosed' && text.slice(endOf(here)).trim() === '';
  if (here.kind !== 'end' && !isInText) return false;
  const missing = isInText ? undefined : missingByLayout(text);
  const found = missing && tryFix(text, missing.changes);
  if (missing && found?.reach === Infinity) {
    const length = text.slice(missing.at).match(/^"[^"]*"/)?.[0].length ?? 1;
    report('json/bracket', { range: { offset: missing.at, length } }, missing, suggest(found, { certain: true }));
    return true;
  }
  const line = positionAt(lineStarts(text), open.at(-1)?.offset ?? 0)[0];
  report('json/cut-off', { range: { offset: text.trimEnd().length - 1, length: 1 } }, { open: open.length, line });
  return true;
};

/** What is said when nothing better is known. */
const unreadable: Recognizer = (fault, report) => {
  const { text, here } = fault;
  const length = isNoPage(fault) ? firstLine(text, here) : Math.max(1, here.source.length);
  report('json/syntax', { range: { offset: here.offset, length } }, { kind: unreadableKind(fault) });
  return true;
};

/** Whether a file begins with something else than a group or a list. */
const isNoPage = ({ open, expected }: Fault): boolean => open.length === 0 && expected === 'value';

const KIND = { value: 'value', key: 'key', colon: 'colon', comma: 'symbol', end: 'end' } as const;

function unreadableKind(fault: Fault) {
  const { here, expected } = fault;
  if (/^(?:…|\.\.\.)/.test(here.source)) return 'ellipsis';
  if (isNoPage(fault)) return 'page';
  if (/^[()]/.test(here.source)) return 'round';
  // Where a value is expected, any other token than punctuation is one that cannot be read.
  return here.kind !== 'sign' && expected === 'value' ? 'symbol' : KIND[expected];
}

const firstLine = (text: string, { offset }: Fault['here']): number =>
  text.slice(offset).split('\n')[0]?.trimEnd().length || 1;

/** In this order: what is plain from a few signs goes first, then what was tried out. */
const RECOGNIZERS: Recognizer[] = [
  conflictMarks,
  comments,
  oddSpaces,
  cutOff,
  insideTexts,
  outside,
  otherQuotes,
  closingQuotes,
  innerQuotes,
  extraCommas,
  groupedNumbers,
  separators,
  wideBrackets,
  numbers,
  openingQuotes,
  words,
  brackets,
  missingSigns,
  unreadable,
];

/** Keys that stand twice in one group, each pointing at the second. */
export function duplicateKeys(file: string, text: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, readingCodes);
  const groups: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => {
      groups.push(new Map());
    },
    onObjectEnd: () => {
      groups.pop();
    },
    onObjectProperty: (name, offset, length, line) => {
      const group = groups.at(-1);
      const first = group?.get(name);
      if (first !== undefined)
        report('json/duplicate-key', { range: { offset, length } }, { name, first, second: line + 1 });
      group?.set(name, line + 1);
    },
  });
  return diagnostics;
}
