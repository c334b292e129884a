import { expect, test } from 'vitest';
import { longestWord, wholeFigure } from '../../src/ui/text/whole-words.ts';

test.each([
  ['1.250 €', 7],
  ['CHF 1200', 8.75],
  ['<15 min', 7],
  ['10 000 €', 8],
  ['15 minutes', 7],
  ['4 of 5', 2],
  ['99.9%', 5.25],
  // Each of these is as wide as two digits.
  ['1,200円', 7],
  ['12,000명', 8],
  ['₩2,500,000', 11],
  ['NT$150', 6.5],
])('"%s": a number and a short unit stay in one line', (value, letters) => {
  expect(longestWord([wholeFigure(value)])).toBe(letters);
});
