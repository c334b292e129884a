import { booleanMeant } from '../../../model/words/meant/boolean-meant.ts';
import { numberMeant } from '../../../model/words/meant/number-meant.ts';
import { endOf, type Fault } from './first-fault.ts';
import { numberBefore } from './numbers.ts';
import {
  BARE_NAME,
  BARE_NEXT,
  change,
  lineEnd,
  tryFix,
  tryFixes,
  suggest,
  suggestIfRead,
  type Recognizer,
} from './try-fix.ts';

const NOTHING = /^(?:undefined|null|nil|none|nan|n\/a)$/i;

/** Words without quotes: names of fields, true and false in another form, texts. */
export const words: Recognizer = (fault, report) => {
  const { text, here, expected, open } = fault;
  if (open.length === 0) return false;
  if (expected === 'key' && numberBefore(fault) === undefined) {
    const name = /^[\p{L}_$][\p{L}\p{M}\p{N}_$-]*(?=\s*:)/u.exec(
      text.slice(here.offset, lineEnd(text, here.offset)),
    )?.[0];
    if (name === undefined) return false;
    const range = { offset: here.offset, length: name.length };
    const changes = [change(here.offset, name.length, JSON.stringify(name))];
    report(
      'json/missing-quote',
      { range },
      { kind: 'key', text: name },
      suggestIfRead(text, changes, here.offset + name.length),
    );
    return true;
  }
  const offset = wordStart(fault);
  if (offset === undefined) return false;
  const word = /^[^\s,{}[\]":;]+/.exec(text.slice(offset, lineEnd(text, offset)))?.[0] ?? '';
  const isAlone = /^\s*(?:[,}\]]|$)/.test(text.slice(offset + word.length, lineEnd(text, offset)));
  const range = { offset, length: word.length };
  // Digits have been read as a number: these are the first of one with commas.
  const type = fault.wanted?.(text, offset);
  const truth = /^\d/.test(word) || type === 'string' ? undefined : booleanMeant(word);
  if (isAlone && truth !== undefined) {
    const changes = [change(offset, word.length, String(truth))];
    const certain = /^(?:true|false)$/i.test(word) || type === 'boolean';
    const edits = suggestIfRead(text, changes, offset + word.length - 1, { certain });
    report('json/word', { range }, { word, kind: 'truth' }, edits);
    return true;
  }
  if (isAlone && NOTHING.test(word)) {
    report('json/word', { range }, { word, kind: 'nothing' });
    return true;
  }
  return numberInWords(fault, offset, report) || quoteless(fault, offset, report);
};

/** Where a value begins that is none; the digits that it begins with have been read as a number. */
function wordStart(fault: Fault): number | undefined {
  const { text, here, before, expected, open } = fault;
  if (expected === 'value' && (here.kind === 'word' || here.wrong === 'number')) return here.offset;
  if (expected !== 'comma') return numberBefore(fault);
  if (before?.kind !== 'number') return undefined;
  // Numbers of a list, and the next field, have lost a comma.
  const isNext = open.at(-1)?.bracket === '[' || BARE_NAME.test(text.slice(here.offset));
  const goesOn = /^ +$/.test(text.slice(endOf(before), here.offset)) && /^[\p{L}\d%€$£°]/u.test(here.source);
  return endOf(before) === here.offset || (goesOn && !isNext) ? before.offset : undefined;
}

/** A number with all that an author writes around it, where one is asked for: 3 690,50 zł, 3만 5천원, 3개. */
function numberInWords({ text, wanted }: Fault, offset: number, report: Parameters<Recognizer>[1]): boolean {
  const [words = ''] = /^[^"{}[\]]*?(?=[\s,]*(?:["{}[\]]|$))/.exec(text.slice(offset, lineEnd(text, offset))) ?? [];
  const number = numberMeant(words);
  if (number === undefined || Number.isNaN(Number(number))) return false;
  if (!['number', 'integer'].includes(String(wanted?.(text, offset)))) return false;
  const found = tryFix(text, [change(offset, words.length, number)]);
  if (found.reach <= offset + words.length) return false;
  report(
    'json/number',
    { range: { offset, length: words.length } },
    { kind: 'words', number },
    suggest(found, { certain: false }),
  );
  return true;
}

/** How a value begins that cannot be the words of a text without quotes: "open daily, hours: 9 to 5" is one text. */
const VALUE = /^["“„״«'`{[]/;

/** A text without quotes, up to the end of its line or to where something else begins. */
function quoteless({ text, open }: Fault, offset: number, report: Parameters<Recognizer>[1]): boolean {
  const line = text.slice(offset, lineEnd(text, offset));
  if (!/^(?:[\p{L}\d/#+]|\([\p{L}\d+])/u.test(line)) return false;
  const plain = /^[^"{}[\]]*/.exec(line)?.[0] ?? '';
  const isList = open.at(-1)?.bracket === '[';
  const next = isList ? null : BARE_NEXT.exec(plain);
  const [toComma = ''] = plain.split(',');
  const ends = next ? [plain.slice(0, next.index)] : [plain.replace(/[\s,]+$/, ''), toComma];
  const candidates = ends
    .filter((words) => words.trim() !== '')
    .map((words) => [change(offset, words.trimEnd().length, JSON.stringify(words.trimEnd()))]);
  const [best] = tryFixes(text, candidates, offset + (/^\S+/.exec(line)?.[0].length ?? 1) - 1);
  const length = best?.changes[0]?.length ?? /^[^\s,]+/.exec(line)?.[0].length ?? 1;
  const isWhole = best !== undefined && best.reach > offset + length;
  // What follows a comma may be the next entry of a list, or words behind a comma may look like a field.
  const certain = next
    ? VALUE.test(line.slice(next.index + next[0].length))
    : !isList || !text.slice(offset, offset + length).includes(',');
  report(
    'json/missing-quote',
    { range: { offset, length } },
    { kind: 'value', text: text.slice(offset, offset + length) },
    suggest(isWhole ? best : undefined, { certain }),
  );
  return true;
}
