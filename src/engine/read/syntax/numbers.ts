import { endOf, type Fault } from './first-fault.ts';
import { change, lineEnd, tryFix, suggest, type Recognizer } from './try-fix.ts';

interface Reading {
  kind: 'wide' | 'unit' | 'plus' | 'zero' | 'point' | 'comma' | 'space' | 'entries';
  number: string;
  certain: boolean;
}

/** Numbers with a unit, a plus sign, a zero in front, a comma for the point; none where a text is asked for. */
export const numbers: Recognizer = (fault, report) => {
  const { text, wanted } = fault;
  const written = writtenNumber(fault);
  const reading = written && readingOf(written.source);
  if (!reading) return false;
  const type = wanted?.(text, written.offset);
  if (type === 'string') return false;
  const { number, certain } = reading;
  const kind = reading.kind === 'space' && fault.open.at(-1)?.bracket === '[' ? 'entries' : reading.kind;
  const range = { offset: written.offset, length: written.source.length };
  const end = range.offset + range.length;
  const found = tryFix(text, [change(range.offset, range.length, number)]);
  if (found.reach <= end && !/^\s*$/.test(text.slice(end, found.reach))) return false;
  if (!/^\s*(?:[,}\]\n，、،｝］】]|$)/.test(text.slice(end, lineEnd(text, range.offset)))) return false;
  const isNumber = type === 'number' || type === 'integer';
  const isSure = certain || (kind === 'space' && isNumber);
  report('json/number', { range }, { kind, number }, suggest(found, { certain: isSure }));
  return true;
};

/** Up to the next space, comma or bracket, with the commas of thousands behind a sign of money. */
const RAW = /^[^\s,{}[\]"｝］]+(?:(?<=^\D\d{1,3})(?:,\d{3})+)?/;

/** A number with spaces between its thousands. */
const IN_GROUPS = /^-?\d{1,3}(?: \d{3})+(?![.,]?\d)/;
/** Two numbers of three digits are rather two entries. */
const IN_GROUPS_OF_LIST = /^-?\d{1,2}(?: \d{3})+(?![.\d])/;

/**
 * All that stands where a number is, up to the next space, comma or bracket; with commas where those made the fault.
 */
function writtenNumber(fault: Fault): { source: string; offset: number } | undefined {
  const { text, here, before, expected, open } = fault;
  const raw = (offset: number) => ({
    offset,
    source: (RAW.exec(text.slice(offset, lineEnd(text, offset)))?.[0] ?? '').replace(/[，、،]$/, ''),
  });
  if (expected === 'value' && (here.kind === 'word' || here.wrong === 'number')) return raw(here.offset);
  if (expected === 'comma' && before?.kind === 'number' && endOf(before) === here.offset) return raw(before.offset);
  if (expected === 'comma' && before?.kind === 'number' && here.kind === 'number') {
    // Behind a comma the next entry of a list may begin.
    const grouped = open.at(-1)?.bracket === '{' ? IN_GROUPS : IN_GROUPS_OF_LIST;
    return { offset: before.offset, source: grouped.exec(text.slice(before.offset))?.[0] ?? '' };
  }
  const start = numberBefore(fault);
  if (start === undefined) return undefined;
  return { offset: start, source: /^-?\d+(?:,\d+)+/.exec(text.slice(start))?.[0] ?? '' };
}

/** Where a number begins of which a comma made the fault, as if the next field began behind it. */
export function numberBefore({ text, here, before, expected }: Fault): number | undefined {
  if (expected !== 'key' || here.kind !== 'number' || before?.offset !== here.offset - 1) return undefined;
  return /-?\d+(?:\.\d+)*$/.exec(text.slice(0, before.offset))?.index;
}

function readingOf(source: string): Reading | undefined {
  const plain = source.normalize('NFKC');
  if (plain !== source && /^-?\d+(?:\.\d+)?$/.test(plain)) return { kind: 'wide', number: plain, certain: true };
  if (plain !== source) return readingOf(plain);
  if (/^\+\d+(?:\.\d+)?$/.test(source))
    return { kind: 'plus', number: source.slice(1).replace(/^0+(?=\d)/, ''), certain: true };
  const zeros = /^(-?)0+(\d+(?:\.\d+)?)$/.exec(source);
  if (zeros) return { kind: 'zero', number: `${zeros[1]}${zeros[2]}`, certain: source.length <= 2 };
  if (/^-?\.\d+$/.test(source)) return { kind: 'point', number: source.replace('.', '0.'), certain: true };
  if (/^-?\d+\.$/.test(source)) return { kind: 'point', number: source.slice(0, -1), certain: true };
  // No decimals stand behind an apostrophe, as they may behind a comma.
  if (/^-?\d{1,3}(?:[,_'’]\d{3})+$/.test(source))
    return { kind: 'comma', number: source.replace(/[,_'’]/g, ''), certain: !source.includes(',') };
  if (/ /.test(source)) return { kind: 'space', number: source.replaceAll(' ', ''), certain: false };
  if (/^-?\d+,\d+$/.test(source)) return { kind: 'comma', number: source.replace(',', '.'), certain: true };
  const unit = /^\p{Sc}?(-?\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+)(?:%|\p{Sc}|°|円|[a-z]{1,4})?$/iu.exec(source)?.[1];
  if (unit === undefined || unit === source) return undefined;
  // Before three digits a point stands for thousands of money; of what else, its field says when it is in quotes.
  const isGrouped = /\.\d{3}$/.test(unit);
  if (isGrouped && !/\p{Sc}/u.test(source)) return undefined;
  return { kind: 'unit', number: unit.replace(isGrouped ? /[.,]/g : /,/g, ''), certain: false };
}
