import { parse, printParseErrorCode, visit, type ParseError } from 'jsonc-parser';
import { reportInto } from '../../model/codes.ts';
import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import { readingCodes, type SyntaxKind } from './codes.ts';
import { lineStarts, positionAt } from './locate.ts';

/** What keeps a text from being JSON. Only the first fault: what follows is mostly its echo. */
export function syntaxDiagnostic(file: string, text: string): Diagnostic {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, readingCodes);
  const fault = firstFault(text);
  const location: Location = { range: { offset: fault.offset, length: Math.max(1, fault.length) } };
  const here = text.slice(fault.offset, fault.offset + fault.length);
  const before = text.slice(0, fault.offset).trimEnd();

  const endsInText = fault.name === 'UnexpectedEndOfString' && text.slice(fault.offset + fault.length).trim() === '';
  if (endsInText || (fault.name !== 'InvalidCommentToken' && text.slice(fault.offset).trim() === '')) {
    const open = openBrackets(text);
    const last = text.trimEnd().length - 1;
    report('json/cut-off', { range: { offset: last, length: 1 } }, { open: open.length, line: positionAt(lineStarts(text), open.at(-1) ?? 0)[0] });
  } else if (fault.name === 'InvalidCommentToken') report('json/comment', location, {});
  else if (/^[}\]]/.test(here) && before.endsWith(',')) report('json/extra-comma', { range: { offset: before.length - 1, length: 1 } }, {});
  else if (fault.name === 'CommaExpected' && !/^[}\]]/.test(here)) report('json/missing-comma', location, {});
  else {
    const kind = kindOf(fault.name, here, before, text.slice(fault.offset + fault.length));
    const inside = INSIDE[kind]?.exec(here);
    report('json/syntax', inside ? { range: { offset: fault.offset + inside.index, length: inside[0].length } } : location, { kind });
  }
  return diagnostics[0] as Diagnostic;
}

/** What is wrong inside a text, where not the whole text is. */
const INSIDE: Record<string, RegExp> = {
  escape: /(?<=^(?:[^\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*)\\[^]?/i,
  character: /[\u0000-\u001f]/,
};

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
      if (first !== undefined) report('json/duplicate-key', { range: { offset, length } }, { name, first, second: line + 1 });
      group?.set(name, line + 1);
    },
  });
  return diagnostics;
}

function firstFault(text: string): { name: string; offset: number; length: number } {
  const faults: ParseError[] = [];
  try {
    parse(text, faults, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Nesting hidden from the scan by a broken quote or comment: the message about the first fault is all that is needed.
  }
  const [first] = faults;
  return first ? { name: printParseErrorCode(first.error), offset: first.offset, length: first.length } : { name: 'InvalidSymbol', offset: 0, length: 1 };
}

function kindOf(name: string, here: string, before: string, after: string): SyntaxKind {
  if (/^[“”„‘’'`«]/.test(here)) return 'quotes';
  if (/^(?:true|false)$/i.test(here)) return 'truth';
  if (here.startsWith('=') && before.endsWith('"')) return 'colon';
  if (name === 'InvalidSymbol' && after.trimStart().startsWith(':')) return 'key';
  switch (name) {
    case 'PropertyNameExpected':
      return 'key';
    case 'ColonExpected':
      return 'colon';
    case 'EndOfFileExpected':
      return 'end';
    case 'UnexpectedEndOfString':
      return 'quote';
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'escape';
    case 'InvalidCharacter':
      return 'character';
    case 'ValueExpected':
      return 'value';
    default:
      return /^[}\]]/.test(here) ? 'bracket' : 'symbol';
  }
}

/** Offsets of brackets that are never closed. */
function openBrackets(text: string): number[] {
  const open: number[] = [];
  for (const match of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[{}[\]]/g)) {
    if (match[0] === '{' || match[0] === '[') open.push(match.index);
    else if (match[0] === '}' || match[0] === ']') open.pop();
  }
  return open;
}
