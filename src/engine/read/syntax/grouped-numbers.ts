import type { Fault } from './first-fault.ts';
import { change, lineEnd, suggestIfRead, type Recognizer } from './try-fix.ts';

/**
 * A number with its thousands in groups, and more behind them that leaves no doubt: decimals after another sign, or a
 * second group; `1,200` alone may be either. Or with a dash for the decimals, or nothing before them.
 */
const ON_TAGS =
  /(?<![\d.,'’])(?:-?\d{1,3}(?:(?:([.,'’ ])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+)|(?:([.'’,])\d{3}(?:\2\d{3})+))|-?\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d+)?|-?\d+(?:[.'’ ]\d{3})*[.,][-–—=]+|,\d+)(?=\s*(?:[,}\]]|$))/g;

/**
 * Numbers as they stand on price tags: 1.200,00, 1,200.50, 1'200.50, 1.200.000, 1,25,000, 1.250,-, 49,-. Read piece by
 * piece they are others.
 */
export const groupedNumbers: Recognizer = (fault, report) => {
  const { text, wanted } = fault;
  const found = groupedAt(fault);
  if (!found) return false;
  const { offset, source } = found;
  const range = { offset, length: source.length };
  const isText = wanted?.(text, offset) === 'string';
  const number = plainNumber(source);
  const changes = [change(offset, source.length, isText ? JSON.stringify(source) : number)];
  const suggestions = suggestIfRead(text, changes, offset + source.length - 1);
  if (isText) report('json/missing-quote', { range }, { kind: 'value', text: source }, suggestions);
  else report('json/number', { range }, { kind: 'comma', number }, suggestions);
  return true;
};

/** Such a number on the line of a fault that it made. */
function groupedAt({ text, here, before }: Fault): { offset: number; source: string } | undefined {
  const start = text.lastIndexOf('\n', here.offset - 1) + 1;
  for (const { 0: source, index = 0 } of text.slice(start, lineEnd(text, here.offset)).matchAll(ON_TAGS)) {
    const offset = start + index;
    const isIn = (at: number): boolean => at >= offset && at <= offset + source.length;
    const isWrong = isIn(here.offset) && (here.offset === offset || isIn(before?.offset ?? -1));
    if (isWrong && text.slice(start, offset).trimEnd().endsWith(':')) return { offset, source };
  }
  return undefined;
}

/** The last of these signs stands before the decimals, unless it has stood before. */
function plainNumber(source: string): string {
  const isWhole = /[.,][-–—=]+$/.test(source);
  const written = source.replace(/[.,][-–—=]+$/, '').replace(/^,/, '0,');
  const decimals = /[.,](?=\d*$)/.exec(written);
  const isLast = !isWhole && decimals && written.indexOf(decimals[0]) === decimals.index;
  const digits = (part: string): string => part.replace(/[^\d-]/g, '');
  return isLast ? `${digits(written.slice(0, decimals.index))}.${written.slice(decimals.index + 1)}` : digits(written);
}
