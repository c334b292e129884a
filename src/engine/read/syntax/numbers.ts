import { endOf, type Fault } from './first-fault.ts';
import { change, lineEnd, mend, suggest, type Recognizer } from './mend.ts';

interface Reading {
  kind: 'unit' | 'plus' | 'zero' | 'point' | 'comma';
  number: string;
  certain: boolean;
}

/** Numbers with a unit, a plus sign, a zero in front, a comma for the point. */
export const numbers: Recognizer = (fault, report) => {
  const { text } = fault;
  const written = writtenNumber(fault);
  const reading = written && readingOf(written.source);
  if (!reading) return false;
  const { kind, number, certain } = reading;
  const range = { offset: written.offset, length: written.source.length };
  const end = range.offset + range.length;
  const found = mend(text, [change(range.offset, range.length, number)]);
  if (found.reach <= end && !/^\s*$/.test(text.slice(end, found.reach))) return false;
  if (!/^\s*(?:[,}\]\n]|$)/.test(text.slice(end, lineEnd(text, range.offset)))) return false;
  report('json/number', { range }, { kind, number }, suggest(found, { certain }));
  return true;
};

/**
 * All that stands where a number is, up to the next space, comma or bracket; with commas where those made the fault.
 */
function writtenNumber({ text, here, before, expected }: Fault): { source: string; offset: number } | undefined {
  const raw = (offset: number) => ({
    offset,
    source: /^[^\s,{}[\]"]+/.exec(text.slice(offset, lineEnd(text, offset)))?.[0] ?? '',
  });
  if (expected === 'value' && (here.kind === 'word' || here.wrong === 'number')) return raw(here.offset);
  if (expected === 'comma' && before?.kind === 'number' && endOf(before) === here.offset) return raw(before.offset);
  if (expected !== 'key' || here.kind !== 'number' || before?.offset !== here.offset - 1) return undefined;
  const start = /-?\d+$/.exec(text.slice(0, before.offset))?.index;
  if (start === undefined) return undefined;
  return { offset: start, source: /^-?\d+(?:,\d+)+/.exec(text.slice(start))?.[0] ?? '' };
}

function readingOf(source: string): Reading | undefined {
  if (/^\+\d+(?:\.\d+)?$/.test(source))
    return { kind: 'plus', number: source.slice(1).replace(/^0+(?=\d)/, ''), certain: true };
  const zeros = /^(-?)0+(\d+(?:\.\d+)?)$/.exec(source);
  if (zeros) return { kind: 'zero', number: `${zeros[1]}${zeros[2]}`, certain: source.length <= 2 };
  if (/^-?\.\d+$/.test(source)) return { kind: 'point', number: source.replace('.', '0.'), certain: true };
  if (/^-?\d+\.$/.test(source)) return { kind: 'point', number: source.slice(0, -1), certain: true };
  if (/^-?\d{1,3}(?:[,_']\d{3})+$/.test(source))
    return { kind: 'comma', number: source.replace(/[,_']/g, ''), certain: false };
  if (/^-?\d+,\d+$/.test(source)) return { kind: 'comma', number: source.replace(',', '.'), certain: true };
  const unit = /^[$€£]?(-?\d+(?:\.\d+)?)(?:%|[€£$°]|[a-z]{1,4})?$/i.exec(source);
  return unit && !/^-?\d+(?:\.\d+)?$/.test(source)
    ? { kind: 'unit', number: unit[1] ?? '', certain: false }
    : undefined;
}
