import type { TextChange } from '../text-change.ts';
import type { Fault, Token } from './first-fault.ts';
import { change, insertion, lineEnd, tryFix, tryFixes, suggest, type Recognizer } from './try-fix.ts';

/** The closing quote of a text or a name is missing, so that it runs on to the end of its line or to the next quote. */
export const closingQuotes: Recognizer = (fault, report) => {
  const { text, here, before, expected } = fault;
  if (here.wrong === 'unclosed') return runsOn(fault, report);
  const name = expected === 'colon' ? /^"[\w$-]+(?=\s*:\s*"$)/.exec(before?.source ?? '')?.[0] : undefined;
  const words = expected === 'comma' ? /^"[^]*?(?=\s*,\s*"$)/.exec(before?.source ?? '')?.[0] : undefined;
  const begun = name ?? words;
  if (before?.kind !== 'string' || begun === undefined || here.kind !== 'word') return false;
  // In a group the next field must follow, or else the quote stands inside the text.
  const isField = /^[^"\n]*"\s*:/.test(text.slice(here.offset));
  if (words !== undefined && fault.open.at(-1)?.bracket === '{' && !isField) return false;
  const [found] = tryFixes(text, [[insertion(before.offset + begun.length, '"')]], lineEnd(text, here.offset));
  if (!found) return false;
  const range = { offset: before.offset, length: before.source.length };
  report(
    'json/missing-quote',
    { range },
    { kind: 'closing' },
    suggest(found, { certain: name !== undefined || isField }),
  );
  return true;
};

/** A text that ends with its line: its quote is missing, or it goes on in the next line. */
function runsOn({ text, here }: Fault, report: Parameters<Recognizer>[1]): boolean {
  const ends = [/\s*$/, /\s*,\s*$/, /\s*[}\]]\s*,?\s*$/, /\s*[}\]]\s*[}\]]\s*,?\s*$/, /(?<=^"[\w$-]+)\s*:.*$/];
  const offsets = ends.flatMap((end) => end.exec(here.source)?.index ?? []).filter((index) => index > 0);
  const closings = [...new Set(offsets)].map((index) => [insertion(here.offset + index, '"')]);
  const joined = joinedLines(text, here);
  // A tab in the text is a fault of its own, which comes next.
  const plain = text.replaceAll('\t', ' ');
  const [best, second] = tryFixes(plain, [...closings, ...(joined ? [joined] : [])], lineEnd(text, here.offset));
  const range = { offset: here.offset, length: here.source.length };
  const isClear = best !== undefined && (second === undefined || second.reach < best.reach);
  const certain = isClear && (best.changes === joined || !GOES_ON.test(text.slice(best.reach)));
  if (best && best.changes === joined) report('json/line-break', { range }, {}, suggest(best, { certain }));
  else report('json/missing-quote', { range }, { kind: 'closing' }, suggest(best, { certain }));
  return true;
}

const MAX_LINES = 50;
/** Words where a field or an entry should begin: they belong to the text before them. */
const GOES_ON = /^(?![A-Za-z_$][\w$-]*\s*:)[\p{L}\p{N}]/u;

/** A tab between words. */
const CELLS = /^"[^"]*?\S *\t+ *[^\s"]/;

/**
 * Each line break up to the closing quote written as \n, without what stands around it; undefined when no quote ends
 * it, or a field begins first.
 */
function joinedLines(text: string, here: Token): TextChange[] | undefined {
  const changes: TextChange[] = [];
  // In the rows of a table, a tab at an end says that a cell is empty.
  const blank = CELLS.test(text.slice(here.offset)) ? '[ \r]' : '[ \t\r]';
  const [behind, before] = [new RegExp(`${blank}*$`), new RegExp(`^${blank}*`)];
  for (
    let at = lineEnd(text, here.offset);
    at < text.length && changes.length < MAX_LINES;
    at = lineEnd(text, at + 1)
  ) {
    const line = text.slice(at + 1, lineEnd(text, at + 1));
    if (/^\s*"[\w$-]+"\s*:/.test(line)) return undefined;
    const start = at - (behind.exec(text.slice(here.offset, at))?.[0].length ?? 0);
    const indent = before.exec(line)?.[0].length ?? 0;
    changes.push(change(start, at + 1 + indent - start, '\\n'));
    if (/(?<!\\)"/.test(line)) return changes;
  }
  return undefined;
}

/** The opening quote of a text or a name is missing: what ends with a quote begins as a word. */
export const openingQuotes: Recognizer = ({ text, here, expected }, report) => {
  if (here.kind !== 'word' && here.kind !== 'number') return false;
  if (expected !== 'key' && expected !== 'value') return false;
  const line = text.slice(here.offset, lineEnd(text, here.offset));
  const whole = (expected === 'key' ? /^[^":,{}[\]]+"(?=\s*:)/ : /^[^"]+?"(?=\s*(?:[,}\]]|$))/).exec(line)?.[0];
  if (whole === undefined) return false;
  const found = tryFix(text, [insertion(here.offset, '"')]);
  if (found.reach <= here.offset + whole.length) return false;
  const certain = found.reach > lineEnd(text, here.offset);
  const range = { offset: here.offset, length: whole.length };
  report('json/missing-quote', { range }, { kind: 'opening' }, suggest(found, { certain }));
  return true;
};
